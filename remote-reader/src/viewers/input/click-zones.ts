import type { Direction, Progression } from '../contract/viewer.contract.ts';
import { hasSelectedText } from './has-selected-text.ts';
import { turnTowards } from './reading-keys.ts';

/** Least width of a click zone, in CSS pixels: a thumb. */
const NARROWEST = 48;
/** Greatest width: a click far from the edge turns no page. */
const WIDEST = 160;

/**
 * The page turn of a click in the left or right margin (`docs/behaviour.md` R2).
 *
 * @param x in CSS pixels from the left edge
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

/** Elements that handle clicks themselves. */
const OWN_CLICKS =
  'a[href], area, audio, video, button, details, summary, label, input, select, textarea';

/**
 * Whether a click may turn the page: main button, no control, no selected text.
 *
 * @param within where text may be selected
 */
export function isFreeClick(event: MouseEvent, within: Node): boolean {
  if (event.defaultPrevented || event.button !== 0 || event.detail > 1) return false;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  const target = event.composedPath()[0];
  if (target && 'closest' in target && (target as Element).closest(OWN_CLICKS)) return false;
  return !hasSelectedText(within);
}
