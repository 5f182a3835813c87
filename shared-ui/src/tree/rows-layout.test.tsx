import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Tree } from './index.ts';

/** The measured height of a row, in px: two lines where one was estimated. */
const TWO_LINES = 60;
const ONE_MORE = 21;
const WINDOW = 600;
const items = Array.from({ length: 80 }, (_, at) => ({ id: `${at}`, label: `${at}` }));

let scrolled = 0;
/** A row that wraps into one line more than before. */
let longer: string | undefined;
const silent = globalThis.ResizeObserver;
const observers = new Set<() => void>();

/** The tree is as high as the one element that contains its rows. */
const heightOf = (element: Element | null) =>
  element?.role === 'treegrid'
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
  scrollHeight: {
    get(this: HTMLElement) {
      return this.textContent === longer ? TWO_LINES + ONE_MORE : TWO_LINES;
    },
  },
  scrollTop: {
    get: () => scrolled,
    set(to: number) {
      const most = heightOf(document.querySelector('[role=treegrid]')) - WINDOW;
      scrolled = Math.max(0, Math.min(to, most));
    },
  },
};

beforeEach(() => {
  scrolled = 0;
  longer = undefined;
  observers.clear();
  globalThis.ResizeObserver = class {
    readonly #tell: () => void;
    constructor(tell: (entries: ResizeObserverEntry[], observer: ResizeObserver) => void) {
      this.#tell = () => tell([{} as ResizeObserverEntry], this);
    }
    observe(): void {
      observers.add(this.#tell);
    }
    unobserve(): void {}
    disconnect(): void {
      observers.delete(this.#tell);
    }
  };
  for (const [name, measure] of Object.entries(measures)) {
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, ...measure });
  }
  window.innerHeight = WINDOW;
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    return new DOMRect(0, this.role === 'treegrid' ? -scrolled : 0, 300, WINDOW);
  });
});

afterEach(() => {
  for (const name of Object.keys(measures)) Reflect.deleteProperty(HTMLElement.prototype, name);
  globalThis.ResizeObserver = silent;
  jest.restoreAllMocks();
});

/** Renders the tree in a scroll container. */
async function setUp(currentId?: string) {
  const tree = (id: string | undefined) => (
    <div style={{ overflowY: 'auto' }} data-testid="box">
      <Tree label="Contents" items={items} currentId={id} onAction={() => undefined} />
    </div>
  );
  const { rerender } = render(tree(currentId));
  await scrollTo(scrolled);
  return { goTo: (id: string) => rerender(tree(id)) };
}

const scrollTo = (top: number) =>
  act(async () => {
    scrolled = top;
    fireEvent.scroll(screen.getByTestId('box'));
  });

/** The number of each rendered row, with its offset in the tree in px. */
const places = () =>
  screen
    .getAllByRole('row')
    .map(
      (row) =>
        [Number(row.textContent), Number.parseFloat(row.parentElement?.style.top ?? '')] as const,
    );

/** The distance of a row from the top of the view, in px. */
const placeInView = (wanted: number) =>
  (places().find(([at]) => at === wanted)?.[1] ?? Number.NaN) - scrolled;

const firstInView = () =>
  Math.min(...places().flatMap(([at, place]) => (place >= scrolled ? at : [])));

test('a row stays where it is when those after it are measured [R2.136]', async () => {
  await setUp();
  for (let top = 0; top <= 1800; top += 300) await scrollTo(top);
  const drawn = places();
  expect(drawn.length).toBeGreaterThan(WINDOW / TWO_LINES);
  expect(drawn.length).toBeLessThan(40);
  expect(drawn).toEqual(drawn.map(([at]) => [at, at * TWO_LINES]));
});

// The second step goes past the rows rendered ahead.
test.each([100, 450])(
  'what is in view keeps its place when those %i px above it are measured [R2.139]',
  async (step) => {
    await setUp();
    await scrollTo(1800);
    for (let steps = 0; steps < 3; steps += 1) {
      const first = firstInView();
      const before = placeInView(first);
      await scrollTo(scrolled - step);
      expect(placeInView(first)).toBe(before + step);
    }
  },
);

test('the current entry is in view once all around it is measured [R2.139]', async () => {
  const { goTo } = await setUp();
  await act(async () => goTo('50'));
  await scrollTo(scrolled);
  expect(scrolled).toBeGreaterThan(0);
  expect(placeInView(50)).toBeGreaterThanOrEqual(0);
  expect(placeInView(50)).toBeLessThanOrEqual(WINDOW - TWO_LINES);
});

test('a person who scrolls away from the current entry is not led back to it [R2.139]', async () => {
  const { goTo } = await setUp();
  await act(async () => goTo('50'));
  await scrollTo(scrolled);
  const there = scrolled;
  await scrollTo(there + 450);
  expect(scrolled).toBe(there + 450);
});

test('rows make room for one that breaks into more lines than when it was measured [R2.140]', async () => {
  await setUp();
  longer = '5';
  await act(async () => {
    for (const tell of [...observers]) tell();
  });
  expect(placeInView(5)).toBe(5 * TWO_LINES);
  expect(placeInView(6)).toBe(6 * TWO_LINES + ONE_MORE);
  await scrollTo(5 * TWO_LINES + 30);
  longer = undefined;
  const before = placeInView(6);
  await act(async () => {
    for (const tell of [...observers]) tell();
  });
  expect(placeInView(6)).toBe(before);
});
