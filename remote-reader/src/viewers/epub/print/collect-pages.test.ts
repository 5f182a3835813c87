import { expect, test } from '@jest/globals';
import { collectPages } from './collect-pages.ts';

/** A book of three segments with two, one and three pages. */
const COUNTS = [2, 1, 3];
const order = { after: (index: number) => (index + 1 < COUNTS.length ? index + 1 : undefined) };

async function collect(index: number, page: number, amount: number) {
  const open = new Set<number>();
  const pages = await collectPages({ index, page }, amount, order, async (segment, first, most) => {
    open.add(segment);
    return {
      pageCount: COUNTS[segment] ?? 0,
      take: (at) => {
        expect(at).toBeGreaterThanOrEqual(first);
        expect(at).toBeLessThan(first + most);
        return `${segment}/${at}`;
      },
      close: () => open.delete(segment),
    };
  });
  expect(open.size).toBe(0);
  return pages.join(' ');
}

test('pages are taken from the current one on, and no more than asked for', async () => {
  expect(await collect(0, 0, 1)).toBe('0/0');
  expect(await collect(2, 1, 1)).toBe('2/1');
});

test('pages are taken over the ends of segments [R2.56]', async () => {
  expect(await collect(0, 1, 3)).toBe('0/1 1/0 2/0');
  expect(await collect(0, 0, 4)).toBe('0/0 0/1 1/0 2/0');
});

test('at the end of the book there are fewer [R2.56]', async () => {
  expect(await collect(2, 2, 10)).toBe('2/2');
});

test('other tasks have their turn between two pages', async () => {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  });
  await collect(2, 0, 3);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(1);
});
