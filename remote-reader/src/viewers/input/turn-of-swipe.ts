import type { Direction, Progression } from '../contract/viewer.contract.ts';
import type { Side } from './listen-swipe.ts';
import { TOLERANCE, turnTowards } from './reading-keys.ts';

/**
 * The page turn of a swipe; undefined if it scrolls a page that is wider than its space.
 *
 * @param space that scrolls the page
 */
export function turnOfSwipe(
  side: Side,
  { scrollWidth, clientWidth }: Element,
  progression: Progression,
): Direction | undefined {
  if (scrollWidth > clientWidth + TOLERANCE) return undefined;
  return turnTowards(side === 'left' ? 'right' : 'left', progression);
}
