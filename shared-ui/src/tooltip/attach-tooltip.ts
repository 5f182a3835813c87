import { listen } from './listen.ts';
import { announceOpening, isTouch, watchEnd } from './watch-end.ts';

/** Delays in milliseconds: of opening under the pointer, and of closing when it has left. */
const OPENING = 600;
const CLOSING = 80;

/** For so long after a tooltip closed, the next one opens without delay, in milliseconds. */
const WARM = 500;
let warmUntil = 0;

type Change = (isOpen: boolean) => void;

/**
 * Opens the tooltip of a trigger under a resting pointer, on keyboard focus and, if asked for, on a press. Leaving, a
 * press, a key of the trigger, Escape, scrolling, another tooltip and the end of the trigger close it. Returns a
 * function that detaches it.
 */
export function attachTooltip(
  trigger: HTMLElement,
  opensOnPress: boolean,
  onOpenChange: Change,
): () => void {
  const tooltip = tooltipOf(trigger, onOpenChange);
  /** Whether the pointer is new here. An element that comes under a pointer at rest opens nothing. */
  let isNew = false;
  let isWindowLeft = false;
  const hasKeyboardFocus = () => trigger.matches(':focus-visible');

  const stop = listen(trigger, {
    pointerenter: (event) => {
      isNew = !isTouch(event);
      tooltip.stay();
    },
    pointermove: () => {
      if (isNew) tooltip.openSoon();
      isNew = false;
    },
    pointerdown: () => {
      isNew = false;
    },
    focus: () => {
      // A window that comes back gives its focused element the focus again.
      if (!isWindowLeft && hasKeyboardFocus()) tooltip.open(true);
      isWindowLeft = false;
    },
    blur: () => {
      isWindowLeft = !document.hasFocus();
      tooltip.close();
    },
    click: () => {
      if (opensOnPress) tooltip.open(hasKeyboardFocus());
    },
  });
  return () => {
    stop();
    tooltip.close();
  };
}

function tooltipOf(trigger: HTMLElement, onOpenChange: Change) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Ends the watch, while it is open or about to be. */
  let endWatch: (() => void) | undefined;
  let isOpen = false;
  /** Whether the keyboard focus keeps it open, wherever the pointer is. */
  let isHeld = false;

  const after = (delay: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, delay);
  };
  const stay = () => isOpen && clearTimeout(timer);
  const leave = () => isHeld || after(CLOSING, close);
  const watch = () => {
    endWatch ??= watchEnd(trigger, { close, leave, stay });
  };
  /** Returns whether it was open. */
  const close = (): boolean => {
    clearTimeout(timer);
    endWatch?.();
    endWatch = undefined;
    const wasOpen = isOpen;
    isOpen = isHeld = false;
    if (wasOpen) {
      warmUntil = performance.now() + WARM;
      onOpenChange(false);
    }
    return wasOpen;
  };
  const open = (isByFocus: boolean) => {
    clearTimeout(timer);
    watch();
    announceOpening(trigger);
    warmUntil = Number.POSITIVE_INFINITY;
    isHeld ||= isByFocus;
    isOpen = true;
    onOpenChange(true);
  };
  const openSoon = () => {
    if (isOpen) return;
    watch();
    after(performance.now() < warmUntil ? 0 : OPENING, () => open(false));
  };
  return { open, openSoon, stay, close };
}
