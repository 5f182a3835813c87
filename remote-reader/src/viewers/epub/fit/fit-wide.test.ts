import { afterEach, expect, jest, test } from '@jest/globals';
import { fitWide, type Wide } from './fit-wide.ts';
import { STACKED } from './stack-table.ts';

const ROOM = { vertical: false, across: 600, fontScale: 1 };

afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

/** Shows markup in a line of 400 pixels, in the given size times its zoom. */
function show(markup: string, width: number, height: number): Wide {
  document.body.innerHTML = markup;
  const wide = document.body.firstElementChild as Wide;
  // jsdom supports neither formulas nor `zoom`.
  const said = new Map<string, string>();
  const style: Pick<CSSStyleDeclaration, 'getPropertyValue' | 'removeProperty' | 'setProperty'> = {
    getPropertyValue: (name) => said.get(name) ?? '',
    removeProperty: (name) => String(said.delete(name)),
    setProperty: (name, value) => void said.set(name, value ?? ''),
  };
  Object.defineProperty(wide, 'style', { value: style });
  const box = () => {
    const zoom = Number(wide.style.getPropertyValue('zoom') || 1);
    return new DOMRect(0, 0, width * zoom, height * zoom);
  };
  wide.getBoundingClientRect = box;
  wide.getClientRects = () => [box()] as unknown as DOMRectList;
  document.body.getClientRects = () => [new DOMRect(0, 0, 400, 600)] as unknown as DOMRectList;
  const paddings = { paddingInlineStart: '0px', paddingInlineEnd: '0px', fontSize: '16px' };
  jest.spyOn(window, 'getComputedStyle').mockReturnValue(paddings as CSSStyleDeclaration);
  const range = document.createRange();
  range.getBoundingClientRect = box;
  jest.spyOn(document, 'createRange').mockReturnValue(range);
  return wide;
}

const zoomOf = (wide: Wide) => Number(wide.style.getPropertyValue('zoom') || 1);
const marked = () =>
  [...document.querySelectorAll('[data-leeszaal-lines]')].map((one) => one.localName);

test('a table that has no room by far is broken wherever it can be', () => {
  const table = show('<table><tr><td>A cell</td></tr></table>', 2000, 100);
  fitWide([table], ROOM);
  expect(table.hasAttribute('data-leeszaal-wrap')).toBe(true);
  expect(marked()).toEqual([]);
});

test('a table of so many columns that no word has room in one is set as text, in letters as large as they were [R2.62]', () => {
  const row = `<tr>${'<td>A cell</td>'.repeat(12)}</tr>`;
  const table = show(`<table>${row}</table>`, 2000, 100);
  table.getClientRects = () =>
    [new DOMRect(0, 0, table.hasAttribute(STACKED) ? 400 : 2000, 100)] as unknown as DOMRectList;
  fitWide([table], ROOM);
  expect(table.hasAttribute(STACKED)).toBe(true);
  expect(zoomOf(table)).toBe(1);
  document.body.getClientRects = () => [new DOMRect(0, 0, 2000, 600)] as unknown as DOMRectList;
  fitWide([table], ROOM);
  expect(table.hasAttribute(STACKED)).toBe(false);
});

test('a formula that has no room by far goes on on the next line, in the row that holds its terms', () => {
  const formula = show(
    '<math><semantics><mrow><mi>x</mi><mo>+</mo><mi>y</mi></mrow><annotation>x+y</annotation></semantics></math>',
    2000,
    30,
  );
  fitWide([formula], ROOM);
  expect(marked()).toEqual(['math', 'semantics', 'mrow']);
  fitWide([show('<math><mtable><mtr><mtd>1</mtd></mtr></mtable></math>', 2000, 30)], ROOM);
  expect(marked()).toEqual(['math']);
});

test('what has a little too little room is smaller, and no more', () => {
  const formula = show('<math><mrow><mi>x</mi></mrow></math>', 500, 30);
  fitWide([formula], ROOM);
  expect(zoomOf(formula)).toBeCloseTo(0.8);
  expect(marked()).toEqual([]);
});

test('a formula that is higher than a page is smaller, a table goes on on the next one', () => {
  const formula = show('<math><mtable><mtr><mtd>1</mtd></mtr></mtable></math>', 300, 1500);
  fitWide([formula], ROOM);
  expect(zoomOf(formula)).toBeCloseTo(0.4);
  expect(marked()).toEqual([]);
  const table = show('<table><tr><td>A cell</td></tr></table>', 300, 1500);
  fitWide([table], ROOM);
  expect(zoomOf(table)).toBe(1);
});

test('what has room again is as it was', () => {
  const formula = show('<math><mrow><mi>x</mi><mi>y</mi></mrow></math>', 1000, 30);
  fitWide([formula], ROOM);
  document.body.getClientRects = () => [new DOMRect(0, 0, 1200, 600)] as unknown as DOMRectList;
  fitWide([formula], ROOM);
  expect(zoomOf(formula)).toBe(1);
  expect(marked()).toEqual([]);
});
