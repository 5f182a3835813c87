import type { Direction, Progression } from '../contract/viewer.contract.ts';
import type { Side } from './listen-swipe.ts';

/** Where arrow keys have a meaning of their own. */
const OWN_ARROWS = [
  'input',
  'textarea',
  'select',
  'audio',
  'video',
  '[contenteditable]:not([contenteditable="false"])',
  ...[
    'combobox',
    'dialog',
    'alertdialog',
    'grid',
    'listbox',
    'menu',
    'menubar',
    'radiogroup',
    'slider',
    'spinbutton',
    'tablist',
    'textbox',
    'toolbar',
    'tree',
    'treegrid',
  ].map((role) => `[role="${role}"]`),
].join(',');

/** Where the space bar has one, too. */
const OWN_KEYS = `${OWN_ARROWS}, button, summary, [role="button"]`;

/** The page turn that the sides of a page mean, in the direction of the text. */
export function turnTowards(side: Side, progression: Progression): Direction {
  const forward = progression === 'rtl' ? 'left' : 'right';
  return side === forward ? 'next-page' : 'previous-page';
}

const isTaken = (event: KeyboardEvent) =>
  event.defaultPrevented || event.isComposing || event.altKey || event.ctrlKey || event.metaKey;

/** Not `instanceof Element`: inside a frame that is another class. */
function targetOf(event: KeyboardEvent): Element | undefined {
  const target = event.composedPath()[0];
  return target && 'closest' in target ? (target as Element) : undefined;
}

/**
 * The page turn that a key means (`docs/behaviour.md` R2), or undefined when it isn't ours: another
 * key, with a modifier, used by someone already, or pressed in a widget that arrows move within.
 */
export function turnOfKey(event: KeyboardEvent, progression: Progression): Direction | undefined {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return undefined;
  if (isTaken(event) || event.shiftKey || targetOf(event)?.closest(OWN_ARROWS)) return undefined;
  return turnTowards(event.key === 'ArrowLeft' ? 'left' : 'right', progression);
}

/** Which way a key scrolls by a screenful. */
function screenfulOf({ key, shiftKey }: KeyboardEvent): Direction | undefined {
  if (key === ' ') return shiftKey ? 'previous-page' : 'next-page';
  if (shiftKey) return undefined;
  if (key === 'PageDown') return 'next-page';
  return key === 'PageUp' ? 'previous-page' : undefined;
}

/** Nothing that is measured in CSS pixels is exact. */
export const SLACK = 1;

/** How far a key that scrolls by a screenful scrolls, as a share of what is to be seen. */
const SCREENFUL = 0.9;

/** What a key means that scrolls by a screenful: to scroll so far, or to turn the page. */
export type Screenful =
  | { readonly turn: Direction }
  | { readonly by: Required<Pick<ScrollToOptions, 'left' | 'top'>> };

/**
 * What a key means that scrolls by a screenful: up and down, or along a page that is larger only to the side; a page
 * turn where nothing more is to be scrolled that way. Undefined for any other key, and for one that is pressed away
 * from the page.
 *
 * @param space in which the page stands, scrolled where it is larger
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
  const isSideways = scrollHeight - clientHeight <= SLACK && scrollWidth - clientWidth > SLACK;
  const [before, whole, shown] = isSideways
    ? [scrollLeft, scrollWidth, clientWidth]
    : [scrollTop, scrollHeight, clientHeight];
  const after = whole - shown - before;
  if ((turn === 'next-page' ? after : before) > SLACK) {
    const far = (turn === 'next-page' ? 1 : -1) * SCREENFUL * shown;
    return { by: isSideways ? { left: far, top: 0 } : { left: 0, top: far } };
  }
  // Whoever holds the key down means to scroll, and stops at the end.
  return event.repeat && whole - shown > SLACK ? undefined : { turn };
}

/**
 * Answers the page turn that a key means, which the browser then makes nothing else of; scrolls where the browser
 * would not: to the side, and what the frame stands in that the key is pressed in.
 *
 * @param space in which the page stands, scrolled where it is larger
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
