import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { activeElement } from '../internal/active-element.ts';
import { createSheetModality, type SheetModality } from '../internal/sheet-modality.ts';
import { useOverlayRoot } from '../overlay-root/index.ts';

export interface PanelFocusOptions {
  readonly isSheet: boolean;
  readonly isUnasked: boolean;
  readonly focusKey: string | number | undefined;
  readonly onClose: () => void;
}

/** Focus and keyboard of a side panel: into it, back again, Escape; as a sheet nothing else is usable. */
export function usePanelFocus(
  panel: RefObject<HTMLElement | null>,
  { isSheet, isUnasked, focusKey, onClose }: PanelFocusOptions,
): void {
  const close = useEffectEvent(onClose);
  const overlayRoot = useOverlayRoot();

  /** Where focus came from last: what is opened in an open panel is opened from elsewhere. */
  const before = useRef<HTMLElement>(null);

  // Before the way back: what is inert takes no focus.
  const modality = useRef<SheetModality>(null);
  useEffect(() => {
    if (panel.current === null) return undefined;
    const made = createSheetModality(panel.current, overlayRoot);
    modality.current = made;
    return () => made.end();
  }, [panel, overlayRoot]);
  useEffect(() => modality.current?.want(isSheet), [isSheet]);

  // Goes back to where focus was, unless the person has moved on by themselves.
  useEffect(() => {
    const element = panel.current;
    return () => {
      const now = activeElement();
      if (now === null || element?.contains(now)) before.current?.focus();
    };
  }, [panel]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another thing in the panel takes focus again.
  useEffect(() => {
    if (isUnasked) return;
    const from = activeElement();
    if (from !== null && !panel.current?.contains(from)) before.current = from;
    panel.current?.focus({ preventScroll: true });
  }, [panel, focusKey]);

  // A native listener: React would also deliver keys from dialogs opened here, which live elsewhere.
  useEffect(() => {
    const element = panel.current;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      close();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [panel]);
}
