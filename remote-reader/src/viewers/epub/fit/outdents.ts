import { strideOf } from '../flow/flow.ts';
import type { Fitting } from './fitting.contract.ts';

/** What begins so far before its place is not meant to be read: a picture stands for it. */
const FAR_OUT = 500;

const lengthIn = (value: string) => Number.parseFloat(value) || 0;

/** How far a box is moved along its lines from where it would begin; nothing where it isn't moved out. */
function outdentOf(element: HTMLElement, letters: number): number {
  const { marginInlineStart, position, insetInlineStart } = getComputedStyle(element);
  const inset = position === 'relative' ? lengthIn(insetInlineStart) : 0;
  // Boxes are told with the letters' zoom, styles without.
  return (Math.min(0, lengthIn(marginInlineStart)) + Math.min(0, inset)) * letters;
}

/**
 * Whether a box, or its first line, begins before the page that it stands on, and would be cut off there.
 *
 * @param outdent how far it is moved with whatever it stands in
 */
function beginsOutside(
  element: HTMLElement,
  outdent: number,
  { flow, size, letters, scroll }: Fitting,
): boolean {
  const [first] = element.getClientRects();
  if (!first) return false;
  const { display, textIndent, paddingInlineStart } = getComputedStyle(element);
  const hanging = lengthIn(textIndent) + lengthIn(paddingInlineStart);
  const indent = display === 'inline' ? 0 : Math.min(0, hanging) * letters;
  if (indent < -FAR_OUT * letters || outdent < -FAR_OUT * letters) return false;
  const { left, right, top } = first;
  const edge = flow === 'downwards' ? top : flow === 'leftwards' ? size.width - right : left;
  const stride = strideOf(flow, size);
  // Pages tell nothing apart by themselves: its page is the one on which it would begin.
  const unmoved = edge - outdent + scroll;
  const offset = ((unmoved % stride) + stride) % stride;
  return offset + outdent + indent < 0;
}

/**
 * Tells of boxes whether they begin before the page that they stand on; each may be moved together with
 * what it stands in.
 *
 * @param boxes that a book moves out of their place, or whose first line it does
 */
export function beginningOutside(
  boxes: readonly HTMLElement[],
  fitting: Fitting,
): (box: HTMLElement) => boolean {
  const outdents = new Map(boxes.map((box) => [box, outdentOf(box, fitting.letters)]));
  return (box) => {
    let outdent = 0;
    for (let at: HTMLElement | null = box; at; at = at.parentElement)
      outdent += outdents.get(at) ?? 0;
    return beginsOutside(box, outdent, fitting);
  };
}
