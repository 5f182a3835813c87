import { strideOf } from '../flow/flow.ts';
import type { Fitting } from './fitting.contract.ts';

/** In CSS pixels; text moved farther is hidden on purpose, for a picture that replaces it. */
const HIDDEN_FROM = 500;

const lengthIn = (value: string) => Number.parseFloat(value) || 0;

/** How far a box is moved out along its lines, 0 or less. */
function outdentOf(element: HTMLElement, fontScale: number): number {
  const { marginInlineStart, position, insetInlineStart } = getComputedStyle(element);
  const inset = position === 'relative' ? lengthIn(insetInlineStart) : 0;
  // Boxes are measured with the zoom of the body, styles without.
  return (Math.min(0, lengthIn(marginInlineStart)) + Math.min(0, inset)) * fontScale;
}

/**
 * Whether a box or its first line begins before its page, where it would be cut off.
 *
 * @param outdent of the box and its ancestors
 */
function beginsOutside(
  element: HTMLElement,
  outdent: number,
  { flow, size, fontScale, scroll }: Fitting,
): boolean {
  const [first] = element.getClientRects();
  if (!first) return false;
  const { display, textIndent, paddingInlineStart } = getComputedStyle(element);
  const hanging = lengthIn(textIndent) + lengthIn(paddingInlineStart);
  const indent = display === 'inline' ? 0 : Math.min(0, hanging) * fontScale;
  if (indent < -HIDDEN_FROM * fontScale || outdent < -HIDDEN_FROM * fontScale) return false;
  const { left, right, top } = first;
  const edge = flow === 'downwards' ? top : flow === 'leftwards' ? size.width - right : left;
  const stride = strideOf(flow, size);
  // A box that is moved belongs to the page on which it would begin.
  const unmoved = edge - outdent + scroll;
  const offset = ((unmoved % stride) + stride) % stride;
  return offset + outdent + indent < 0;
}

/**
 * Tells whether a box begins before its page; boxes move with their ancestors.
 *
 * @param boxes that the book may move out
 */
export function beginningOutside(
  boxes: readonly HTMLElement[],
  fitting: Fitting,
): (box: HTMLElement) => boolean {
  const outdents = new Map(boxes.map((box) => [box, outdentOf(box, fitting.fontScale)]));
  return (box) => {
    let outdent = 0;
    for (let at: HTMLElement | null = box; at; at = at.parentElement)
      outdent += outdents.get(at) ?? 0;
    return beginsOutside(box, outdent, fitting);
  };
}
