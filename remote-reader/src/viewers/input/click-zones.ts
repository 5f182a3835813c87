import type { Direction, Progression } from '../contract/viewer.contract.ts';
import { turnTowards } from './reading-keys.ts';

/** The narrowest that a click zone may be, in CSS pixels: a thumb's width. */
const NARROWEST = 48;
/** The widest, so that a click into a wide margin far from the edge stays a click. */
const WIDEST = 160;

/**
 * The page turn that a click means: the margins left and right of the content are click zones, with
 * at least a thumb's width where content leaves no margin (`docs/behaviour.md` R2).
 *
 * @param x the click, in CSS pixels from the left edge
 * @param width of the viewer
 * @param margin between the edge and the content
 */
export function turnOfClick(
  x: number,
  width: number,
  margin: number,
  progression: Progression,
): Direction | undefined {
  const zone = Math.min(Math.max(margin, NARROWEST), WIDEST, width / 3);
  if (x < zone) return turnTowards('left', progression);
  if (x >= width - zone) return turnTowards('right', progression);
  return undefined;
}

/** What answers a click by itself. */
const OWN_CLICKS =
  'a[href], area, audio, video, button, details, summary, label, input, select, textarea';

/**
 * Whether a click is free to turn the page: with the main button, not on something that answers
 * clicks, and not the end of selecting text.
 */
export function isFreeClick(event: MouseEvent, selection: Selection | null): boolean {
  if (event.defaultPrevented || event.button !== 0 || event.detail > 1) return false;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  const target = event.composedPath()[0];
  if (target && 'closest' in target && (target as Element).closest(OWN_CLICKS)) return false;
  return selection === null || selection.isCollapsed;
}
