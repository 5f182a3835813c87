import type { Direction, Progression } from '../contract/viewer.contract.ts';
import type { Side } from './listen-swipe.ts';

/** Elements that handle arrow keys themselves. */
const OWN_ARROWS = [
  'input, textarea, select, audio, video, [contenteditable]:not([contenteditable="false"])',
  ...(
    'combobox dialog alertdialog grid listbox menu menubar radiogroup slider spinbutton tablist ' +
    'textbox toolbar tree treegrid'
  )
    .split(' ')
    .map((role) => `[role="${role}"]`),
].join();

/** Elements that handle the space bar themselves. */
const OWN_KEYS = `${OWN_ARROWS}, button, summary, [role="button"]`;

/** The page turn towards a side, in the direction of the text. */
export function turnTowards(side: Side, progression: Progression): Direction {
  const forward = progression === 'rtl' ? 'left' : 'right';
  return side === forward ? 'next-page' : 'previous-page';
}

const isTaken = (event: KeyboardEvent) =>
  event.defaultPrevented || event.isComposing || event.altKey || event.ctrlKey || event.metaKey;

/** Not `instanceof Element`, which differs within a frame. */
function targetOf(event: KeyboardEvent): Element | undefined {
  const target = event.composedPath()[0];
  return target && 'closest' in target ? (target as Element) : undefined;
}

/**
 * The page turn of an arrow key (`docs/behaviour.md` R2); undefined for another key, with a modifier, if
 * handled already, or in a widget with arrow keys of its own.
 */
export function turnOfKey(event: KeyboardEvent, progression: Progression): Direction | undefined {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return undefined;
  if (isTaken(event) || event.shiftKey || targetOf(event)?.closest(OWN_ARROWS)) return undefined;
  return turnTowards(event.key === 'ArrowLeft' ? 'left' : 'right', progression);
}

/** The direction in which a key scrolls by a screenful. */
function screenfulOf({ key, shiftKey }: KeyboardEvent): Direction | undefined {
  if (key === ' ') return shiftKey ? 'previous-page' : 'next-page';
  if (shiftKey) return undefined;
  if (key === 'PageDown') return 'next-page';
  return key === 'PageUp' ? 'previous-page' : undefined;
}

/** Tolerance for lengths that are measured in CSS pixels. */
export const TOLERANCE = 1;

/** The share of the visible part that such a key scrolls. */
const SCREENFUL = 0.9;

/** The effect of a key that scrolls by a screenful. */
export type Screenful =
  | { readonly turn: Direction }
  | { readonly by: Required<Pick<ScrollToOptions, 'left' | 'top'>> };

/**
 * The effect of a key that scrolls by a screenful: scrolls down, or sideways in a page that is only wider;
 * turns the page at its end. Undefined for other keys, and away from the page.
 *
 * @param space that scrolls the page
 */
export function screenfulOfKey(event: KeyboardEvent, space: Element): Screenful | undefined {
  const turn = screenfulOf(event);
  const target = targetOf(event);
  if (turn === undefined || isTaken(event) || target?.closest(OWN_KEYS)) return undefined;
  const isOnPage =
    target === undefined ||
    target.ownerDocument !== space.ownerDocument ||
    space.contains(target) ||
    target.contains(space);
  if (!isOnPage) return undefined;
  const { scrollTop, scrollHeight, clientHeight, scrollLeft, scrollWidth, clientWidth } = space;
  const isSideways =
    scrollHeight - clientHeight <= TOLERANCE && scrollWidth - clientWidth > TOLERANCE;
  const [before, whole, shown] = isSideways
    ? [scrollLeft, scrollWidth, clientWidth]
    : [scrollTop, scrollHeight, clientHeight];
  const after = whole - shown - before;
  if ((turn === 'next-page' ? after : before) > TOLERANCE) {
    const far = (turn === 'next-page' ? 1 : -1) * SCREENFUL * shown;
    return { by: isSideways ? { left: far, top: 0 } : { left: 0, top: far } };
  }
  // A held key stops at the end of the page.
  return event.repeat && whole - shown > TOLERANCE ? undefined : { turn };
}

/**
 * Returns the page turn of a key and prevents its default; scrolls where the browser would not: sideways, and
 * the space around the frame in which the key was pressed.
 *
 * @param space that scrolls the page
 */
export function answerReadingKey(
  event: KeyboardEvent,
  progression: Progression,
  space: Element,
): Direction | undefined {
  const turn = turnOfKey(event, progression);
  const screenful = turn === undefined ? screenfulOfKey(event, space) : { turn };
  if (screenful === undefined) return undefined;
  if ('turn' in screenful) {
    event.preventDefault();
    return screenful.turn;
  }
  const isInFrame = targetOf(event)?.ownerDocument !== space.ownerDocument;
  if (isInFrame || screenful.by.left !== 0) {
    event.preventDefault();
    space.scrollBy(screenful.by);
  }
  return undefined;
}
