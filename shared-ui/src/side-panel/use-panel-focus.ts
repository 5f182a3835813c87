import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { activeElement } from '../internal/active-element.ts';
import { createSheetModality, type SheetModality } from '../internal/sheet-modality.ts';
import { useOverlayRoot } from '../overlay-root/index.ts';

export interface PanelFocusOptions {
  readonly isSheet: boolean;
  readonly isUnasked: boolean;
  readonly focusKey: string | number | undefined;
  readonly onClose: () => void;
}

/** The focus of a side panel: moves in and back, Escape closes, a sheet is modal. */
export function usePanelFocus(
  panel: RefObject<HTMLElement | null>,
  { isSheet, isUnasked, focusKey, onClose }: PanelFocusOptions,
): void {
  const close = useEffectEvent(onClose);
  const overlayRoot = useOverlayRoot();

  /**
   * The element focused before, on each opening: the content of an open panel is changed from
   * outside it.
   */
  const before = useRef<HTMLElement>(null);

  // Declared before the effect that restores the focus: an inert element cannot be focused.
  const modality = useRef<SheetModality>(null);
  useLayoutEffect(() => {
    if (panel.current === null) return undefined;
    const made = createSheetModality(panel.current, overlayRoot);
    modality.current = made;
    return () => made.end();
  }, [panel, overlayRoot]);
  const wasSheet = useRef(isSheet);
  useEffect(() => {
    const from = activeElement();
    modality.current?.want(isSheet);
    const isNarrowed = isSheet && !wasSheet.current;
    wasSheet.current = isSheet;
    if (!isNarrowed || !isCovered(from, panel.current)) return;
    before.current = from;
    panel.current?.focus({ preventScroll: true });
  }, [panel, isSheet]);

  // Restores the focus, unless the user has moved it, before the panel leaves the page: in a shadow root, effects of a
  // key's update run in a later task, and until then nothing would have the focus.
  useLayoutEffect(() => {
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

  // A native listener: React would also deliver keys from dialogs that the panel opens elsewhere.
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

/**
 * Whether a sheet has taken the focus away from an element, or the page has none: the sheet then takes it, and Escape
 * closes it. Without a focus in its shadow root, the focus is that of the page around.
 */
function isCovered(from: HTMLElement | null, sheet: HTMLElement | null): boolean {
  if (from !== null) return from.closest('[inert]') !== null;
  const isUnder = sheet?.closest('[inert], [aria-hidden="true"]');
  return sheet?.getRootNode() === document && isUnder === null;
}
