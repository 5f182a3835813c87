import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { useRef } from 'react';
import { useScrollToEntry } from './use-scroll-to-entry.ts';

const silent = globalThis.ResizeObserver;
const observers = new Set<() => void>();
beforeEach(() => {
  observers.clear();
  Object.assign(globalThis, {
    ResizeObserver: class {
      readonly #tell: () => void;
      constructor(tell: () => void) {
        this.#tell = tell;
      }
      observe(): void {
        observers.add(this.#tell);
      }
      disconnect(): void {
        observers.delete(this.#tell);
      }
    },
  });
});
afterEach(() => {
  globalThis.ResizeObserver = silent;
});

const ROW = 36;
const placeOf = (id: string) => ({ y: Number(id) * ROW, height: ROW });

function Rows({ id, within }: { readonly id: string; readonly within: number }) {
  const tree = useRef<HTMLDivElement>(null);
  useScrollToEntry(tree, { id, placeOf, within });
  return (
    <div style={{ overflowY: 'auto' }} data-testid="around">
      <div ref={tree} />
    </div>
  );
}

/**
 * A container of three rows, with a given number of rows in it; like a browser it limits
 * `scrollTop`.
 */
function setUp(id: string) {
  let rows = 0;
  let scrolled = 0;
  const { rerender, getByTestId } = render(<Rows id="0" within={0} />);
  const around = getByTestId('around');
  around.getBoundingClientRect = () => new DOMRect(0, 0, 100, 3 * ROW);
  Object.defineProperty(around, 'scrollTop', {
    get: () => scrolled,
    set: (to: number) => {
      scrolled = Math.max(0, Math.min(to, (rows - 3) * ROW));
    },
  });
  const tree = around.firstElementChild as HTMLElement;
  tree.getBoundingClientRect = () => new DOMRect(0, -scrolled, 100, rows * ROW);
  const draw = (within: number) => rerender(<Rows id={id} within={within} />);
  draw(1);
  return {
    around,
    grow(to: number) {
      rows = to;
      for (const tell of [...observers]) tell();
    },
    openAnother: () => draw(2),
  };
}

test('an entry is brought into view once the tree is high enough, and is left alone from then on [R2.138]', () => {
  const { around, grow, openAnother } = setUp('8');
  expect(around.scrollTop).toBe(0);
  grow(6);
  grow(10);
  const brought = around.scrollTop;
  expect(brought).toBeGreaterThan(5 * ROW);
  around.scrollTop = 0;
  grow(20);
  openAnother();
  expect(around.scrollTop).toBe(0);
});

test('the last one needs no room behind it', () => {
  const { around, grow, openAnother } = setUp('9');
  grow(10);
  expect(around.scrollTop).toBe(7 * ROW);
  around.scrollTop = 0;
  openAnother();
  grow(12);
  expect(around.scrollTop).toBe(0);
});
