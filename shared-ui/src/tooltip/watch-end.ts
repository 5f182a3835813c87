import { containsDeep, rootsAround } from '../internal/shadow-roots.ts';
import { listen } from './listen.ts';

/**
 * Tells every tooltip of the document that one opens, and of which trigger: host and remotes each have a copy of this
 * module.
 */
const OPENING = 'leeszaal-tooltip';

const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta']);

/** Whether an event is of a finger, which cannot hover. */
export const isTouch = (event: Event): boolean => (event as PointerEvent).pointerType === 'touch';

/** Closes the tooltips of all other triggers. */
export function announceOpening(trigger: HTMLElement): void {
  document.dispatchEvent(new CustomEvent(OPENING, { detail: trigger }));
}

/** How a tooltip answers. */
export interface TooltipEnds {
  /** Returns whether it was open. */
  readonly close: () => boolean;
  /** The pointer is elsewhere. */
  readonly leave: () => void;
  /** The pointer is on the trigger or its tooltip. */
  readonly stay: () => void;
}

/**
 * Watches for what ends a tooltip. The document, and each shadow root around the trigger, tells where the pointer is:
 * a trigger that is disabled, moved or replaced under it receives no `pointerleave`. Returns a function that ends the
 * watch.
 */
export function watchEnd(trigger: HTMLElement, { close, leave, stay }: TooltipEnds): () => void {
  // At most one tooltip is open: this one.
  const isWithin = (event: Event) =>
    event
      .composedPath()
      .some(
        (node) => node === trigger || (node instanceof Element && node.matches('[role=tooltip]')),
      );
  const stop = rootsAround(trigger).map((root) =>
    listen(
      root,
      {
        pointerover: (event) => {
          if (isWithin(event)) stay();
          else if (!isTouch(event)) leave();
        },
        pointerout: (event) => {
          const { relatedTarget } = event as PointerEvent;
          if (!relatedTarget && !isTouch(event)) leave();
        },
        pointerdown: close,
        click: close,
        keydown: (event) => {
          const { key } = event as KeyboardEvent;
          if (key === 'Escape') {
            if (close()) event.stopPropagation();
          } else if (isWithin(event) && !MODIFIERS.has(key)) close();
        },
        scroll: ({ target }) => {
          if (target instanceof Node && containsDeep(target, trigger)) close();
        },
        blur: ({ target }) => {
          if (target === window) close();
        },
        [OPENING]: (event) => {
          if ((event as CustomEvent<HTMLElement>).detail !== trigger) close();
        },
      },
      true,
    ),
  );
  const disabling = new MutationObserver(() => trigger.matches(':disabled') && close());
  disabling.observe(trigger, { attributeFilter: ['disabled'] });
  return () => {
    for (const end of stop) end();
    disabling.disconnect();
  };
}
