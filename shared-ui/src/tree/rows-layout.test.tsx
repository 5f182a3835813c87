import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Tree } from './index.ts';

/** What a row is measured to be high, in px: two lines where one was expected. */
const TWO_LINES = 60;
const WINDOW = 600;

let scrolled = 0;

/** The tree is as high as its rows, which stand in one element in it. */
const heightOf = (element: HTMLElement) =>
  element.role === 'treegrid'
    ? Number.parseFloat((element.firstElementChild as HTMLElement).style.height)
    : WINDOW;

const measures: PropertyDescriptorMap = {
  role: {
    get(this: HTMLElement) {
      return this.getAttribute('role');
    },
  },
  clientWidth: { get: () => 300 },
  clientHeight: {
    get(this: HTMLElement) {
      return heightOf(this);
    },
  },
  scrollHeight: { get: () => TWO_LINES },
};

beforeEach(() => {
  scrolled = 0;
  for (const [name, measure] of Object.entries(measures)) {
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, ...measure });
  }
  window.innerHeight = WINDOW;
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockImplementation(() => new DOMRect(0, -scrolled, 300, WINDOW));
});

afterEach(() => {
  for (const name of Object.keys(measures)) Reflect.deleteProperty(HTMLElement.prototype, name);
  jest.restoreAllMocks();
});

const scrollTo = (top: number) => {
  scrolled = top;
  fireEvent.scroll(document.body);
};

/** The number of each row that is drawn, with its place in the tree in px. */
const places = () =>
  screen
    .getAllByRole('row')
    .map((row) => [Number(row.textContent), Number.parseFloat(row.parentElement?.style.top ?? '')]);

test('a row stays where it is when those after it are measured', () => {
  const items = Array.from({ length: 80 }, (_, at) => ({ id: `${at}`, label: `${at}` }));
  render(<Tree label="Contents" items={items} onAction={() => undefined} toggleLabel={String} />);
  for (let top = 0; top <= 1800; top += 300) scrollTo(top);
  const drawn = places();
  expect(drawn.length).toBeGreaterThan(WINDOW / TWO_LINES);
  expect(drawn.length).toBeLessThan(40);
  expect(drawn).toEqual(drawn.map(([at = Number.NaN]) => [at, at * TWO_LINES]));
});
