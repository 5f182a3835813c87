import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { BoxFitter, type Fitting } from './fit-boxes.ts';

/** What the book says of a paragraph whose first line begins before the others. */
const HANGING = { textIndent: '-32px', paddingInlineStart: '32px', display: 'block' };

const FITTING: Fitting = {
  flow: 'rightwards',
  size: { width: 800, height: 600 },
  box: { width: 680, height: 560, line: 680, gap: 120, across: 20 },
  letters: 1,
  scroll: 0,
};

let style: Partial<CSSStyleDeclaration>;
beforeEach(() => {
  const plain = { overflow: '', whiteSpace: '', position: '', marginInlineStart: '' };
  jest
    .spyOn(window, 'getComputedStyle')
    .mockImplementation(() => ({ ...plain, ...style }) as CSSStyleDeclaration);
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** Whether a box that begins so far from the left edge of the window is taken to begin outside of its page. */
function isInset(left: number, fitting: Partial<Fitting> = {}): boolean {
  document.body.innerHTML = '<p>A line</p>';
  const box = document.querySelector('p') as HTMLElement;
  box.getClientRects = () => [new DOMRect(left, 0, 600, 20)] as unknown as DOMRectList;
  new BoxFitter(document.body).fit({ ...FITTING, ...fitting });
  return box.hasAttribute('data-leeszaal-inset');
}

test('a line that hangs within its page is left as it is, wherever the frame has scrolled to', () => {
  style = HANGING;
  expect(isInset(60)).toBe(false);
  // On the second page, while the frame still stands where that began before it became narrower.
  expect(isInset(860 - 1000, { scroll: 1000 })).toBe(false);
});

test('a line that begins before its page begins on it, also where the frame has scrolled', () => {
  style = { ...HANGING, paddingInlineStart: '0px' };
  expect(isInset(20)).toBe(true);
  expect(isInset(820 - 1000, { scroll: 1000 })).toBe(true);
  expect(isInset(60)).toBe(false);
});

test('an indent grows with the letters', () => {
  style = { ...HANGING, paddingInlineStart: '0px' };
  expect(isInset(42, { letters: 2 })).toBe(true);
  expect(isInset(42, { letters: 1 })).toBe(false);
});

test('what stands within a line has the indent of its paragraph, and none of its own', () => {
  style = { ...HANGING, paddingInlineStart: '0px', display: 'inline' };
  expect(isInset(20)).toBe(false);
});
