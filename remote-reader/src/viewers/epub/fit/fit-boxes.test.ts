import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { BoxFitter } from './fit-boxes.ts';
import type { Fitting } from './fitting.contract.ts';

/** The book's style of a paragraph with a hanging indent. */
const HANGING = { textIndent: '-32px', paddingInlineStart: '32px', display: 'block' };

const FITTING: Fitting = {
  flow: 'rightwards',
  size: { width: 800, height: 600 },
  box: { width: 680, height: 560, line: 680, gap: 120, across: 20 },
  fontScale: 1,
  scroll: 0,
};

const PHONE = { width: 390, height: 700 };

/** A style sheet with a transform. */
const BOOK = [{ css: 'p { transform: rotate(90deg) }' }];

let style: Partial<CSSStyleDeclaration>;
beforeEach(() => {
  const plain = {
    overflow: '',
    whiteSpace: '',
    position: '',
    columnCount: 'auto',
    columnWidth: 'auto',
    webkitLineClamp: 'none',
    backgroundImage: 'none',
    transform: 'none',
    textIndent: '0px',
    insetInlineStart: 'auto',
    marginBlockStart: '0px',
    marginInlineStart: '0px',
    marginInlineEnd: '0px',
    paddingInlineStart: '0px',
    paddingInlineEnd: '0px',
  };
  jest
    .spyOn(window, 'getComputedStyle')
    .mockImplementation(() => ({ ...plain, ...style }) as CSSStyleDeclaration);
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** Whether a box at a distance from the left edge is treated as beginning outside its page. */
function isInset(left: number, fitting: Partial<Fitting> = {}): boolean {
  document.body.innerHTML = '<p>A line</p>';
  const box = document.querySelector('p') as HTMLElement;
  box.getClientRects = () => [new DOMRect(left, 0, 600, 20)] as unknown as DOMRectList;
  new BoxFitter(document.body, BOOK).fit({ ...FITTING, ...fitting });
  return box.hasAttribute('data-leeszaal-inset');
}

test('a line that hangs within its page is left as it is, wherever the frame has scrolled to', () => {
  style = HANGING;
  expect(isInset(60)).toBe(false);
  // On the second page, while the frame is still scrolled to where that began in the wider layout.
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
  expect(isInset(42, { fontScale: 2 })).toBe(true);
  expect(isInset(42, { fontScale: 1 })).toBe(false);
});

test('what stands within a line has the indent of its paragraph, and none of its own', () => {
  style = { ...HANGING, paddingInlineStart: '0px', display: 'inline' };
  expect(isInset(20)).toBe(false);
});

test.each<[string, number, Partial<CSSStyleDeclaration>, Partial<Fitting>, boolean]>([
  ['by half a narrow page', -196, { marginInlineStart: '-216px' }, { size: PHONE }, true],
  [
    'by half a narrow page, on the third',
    584,
    { marginInlineStart: '-216px' },
    { size: PHONE },
    true,
  ],
  [
    'and stands on its page all the same',
    4,
    { marginInlineStart: '-16px' },
    { size: PHONE },
    false,
  ],
  ['relatively', -140, { position: 'relative', insetInlineStart: '-160px' }, { size: PHONE }, true],
  ['out of sight for good', -9979, { marginInlineStart: '-9999px' }, { size: PHONE }, false],
])('a box that is moved out of its page %s', (_, left, given, fitting, inset) => {
  style = { display: 'block', ...given };
  expect(isInset(left, fitting)).toBe(inset);
});

/** The marks of a box of these dimensions, at a place. */
function marksOf(measures: Partial<HTMLElement>, place = new DOMRect(60, 20, 600, 60)): string[] {
  document.body.innerHTML = '<p>A text</p>';
  const box = document.querySelector('p') as HTMLElement;
  for (const [name, value] of Object.entries(measures)) Object.defineProperty(box, name, { value });
  box.getClientRects = () => [place] as unknown as DOMRectList;
  box.getBoundingClientRect = () => place;
  new BoxFitter(document.body, BOOK).fit(FITTING);
  return box.getAttributeNames().map((name) => name.replace('data-leeszaal-', ''));
}

test.each<[string, Partial<CSSStyleDeclaration>, Partial<HTMLElement>, string[]]>([
  ['hides text below', { overflow: 'hidden' }, { scrollHeight: 200, clientHeight: 60 }, ['open']],
  [
    'hides text beside',
    { columnCount: '2' },
    { scrollWidth: 2000, clientWidth: 600, clientHeight: 60 },
    ['open'],
  ],
  [
    'ends after two lines',
    { webkitLineClamp: '2' },
    { scrollHeight: 200, clientHeight: 60 },
    ['open'],
  ],
  ['cuts off ends of letters', { overflow: 'hidden' }, { scrollHeight: 65, clientHeight: 60 }, []],
  ['is meant to be heard only', { overflow: 'hidden' }, { scrollHeight: 20, clientHeight: 1 }, []],
  ['asks for most of a line', { paddingInlineStart: '500px' }, {}, ['tight']],
  ['asks for some of a line', { paddingInlineStart: '300px' }, {}, []],
  [
    'is a row that is too long',
    { display: 'flex' },
    { scrollWidth: 900, clientWidth: 600 },
    ['rows'],
  ],
  [
    'is a grid that is too wide',
    { display: 'grid' },
    { scrollWidth: 900, clientWidth: 600 },
    ['rows'],
  ],
])('a box that %s is marked, or left as it is', (_, given, measures, marks) => {
  style = { display: 'inline', ...given };
  expect(marksOf(measures)).toEqual(marks);
});

test.each<[string, Partial<CSSStyleDeclaration>, DOMRect, string[]]>([
  ['above its page', { marginBlockStart: '-90px' }, new DOMRect(60, -40, 600, 60), ['level']],
  [
    'below its page',
    { position: 'relative', insetBlockStart: '3000px' },
    new DOMRect(60, 3000, 600, 60),
    ['level'],
  ],
  ['on its page all the same', { transform: 'scale(2)' }, new DOMRect(60, 10, 600, 60), []],
  ['above its page', { transform: 'translateY(-90vh)' }, new DOMRect(60, -300, 600, 60), ['level']],
  ['across two pages', { transform: 'rotate(90deg)' }, new DOMRect(-40, 10, 100, 500), ['level']],
  [
    'behind its page',
    { position: 'absolute' },
    new DOMRect(760, 20, 100, 60),
    ['placed', 'beside'],
  ],
])('a box that is moved and stands %s', (_, given, place, marks) => {
  style = { display: 'inline', ...given };
  expect(marksOf({}, place)).toEqual(marks);
});
