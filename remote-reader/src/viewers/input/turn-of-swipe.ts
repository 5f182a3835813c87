import type { Direction, Progression } from '../contract/viewer.contract.ts';
import type { Side } from './listen-swipe.ts';
import { SLACK, turnTowards } from './reading-keys.ts';

/**
 * The page turn that a swipe means: the page goes with the finger, and the next one comes after it.
 * Undefined where the finger moves a page that is wider than its space.
 *
 * @param side that the finger moved to
 * @param space in which the page stands, scrolled where it is wider
 */
export function turnOfSwipe(
  side: Side,
  { scrollWidth, clientWidth }: Element,
  progression: Progression,
): Direction | undefined {
  if (scrollWidth > clientWidth + SLACK) return undefined;
  return turnTowards(side === 'left' ? 'right' : 'left', progression);
}
