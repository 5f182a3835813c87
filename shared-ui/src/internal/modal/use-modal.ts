import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react';
import { activeElement } from '../active-element.ts';
import { makeInertOutside } from '../inert-outside.ts';
import { focusOrigins, noteClosed, noteOrigins, returnFocus } from './focus-origins.ts';
import { keepTabWithin } from './keep-tab-within.ts';

/** The props of a modal element. */
export interface ModalProps {
  readonly tabIndex: -1;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

type PressedKey = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'repeat' | 'preventDefault'>;

/**
 * Makes an element modal while it is mounted, within its document or shadow root: everything else is inert, it takes
 * the focus, keeps the Tab key within it, and gives the focus back.
 *
 * @param element the dialog, which contains everything that stays usable
 * @param onEscape undefined: Escape does nothing
 */
export function useModal(
  element: RefObject<HTMLElement | null>,
  onEscape: (() => void) | undefined,
): ModalProps {
  // In the first render: a child with `autoFocus` takes the focus before any effect runs.
  const [origins] = useState(focusOrigins);
  useLayoutEffect(() => {
    const modal = element.current;
    if (modal === null) return undefined;
    noteOrigins(modal, [modal, ...origins]);
    const undo = makeInertOutside(modal);
    const isBelow = modal.closest('[inert]') !== null;
    if (!isBelow && !modal.contains(activeElement())) modal.focus({ preventScroll: true });
    return () => {
      undo();
      noteClosed(modal);
      const now = activeElement();
      if (now === null || modal.contains(now)) returnFocus(origins);
    };
  }, [element, origins]);

  const onKey = (event: PressedKey) => {
    const modal = element.current;
    if (modal === null) return;
    if (event.key === 'Tab') keepTabWithin(event, modal, activeElement());
    // A held key would close what is below as well.
    if (event.key !== 'Escape' || event.repeat || onEscape === undefined) return;
    event.preventDefault();
    onEscape();
  };
  useLostFocus(element, onKey);

  return {
    tabIndex: -1,
    onKeyDown(event) {
      // Not of what its children show elsewhere, and not of an input method, which Escape ends.
      const isElsewhere = !event.currentTarget.contains(event.target as Node);
      if (event.defaultPrevented || isElsewhere || event.nativeEvent.isComposing) return;
      onKey(event);
      if (event.key === 'Escape' && onEscape !== undefined) event.stopPropagation();
    },
  };
}

/**
 * The focused element may have disappeared from a modal element: its keys then reach the document only. They return
 * the focus to the modal element.
 */
function useLostFocus(
  element: RefObject<HTMLElement | null>,
  onKey: (event: globalThis.KeyboardEvent) => void,
): void {
  const handle = useEffectEvent(onKey);
  useEffect(() => {
    let isHeld = true;
    const onFocus = (event: FocusEvent) => {
      isHeld = event.composedPath().includes(element.current as EventTarget);
    };
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const modal = element.current;
      if (!isHeld || modal === null || activeElement() !== null || modal.closest('[inert]')) return;
      modal.focus({ preventScroll: true });
      handle(event);
    };
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [element]);
}
