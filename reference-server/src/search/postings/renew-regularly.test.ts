import { expect, test } from '@jest/globals';
import type { HeldArrays } from '../facets/arrays-store.ts';
import { buildFacetArrays } from '../facets/facet-arrays.ts';
import { createRegularRenewal } from './renew-regularly.ts';

/** Renewals of one connection, which end as the test tells. */
function setUp() {
  const arrays = buildFacetArrays([]).finish();
  const loads: PromiseWithResolvers<boolean>[] = [];
  const renew = createRegularRenewal({
    load() {
      const load = Promise.withResolvers<boolean>();
      loads.push(load);
      return load.promise;
    },
  });
  /** The number of renewals that were begun until there are so many changes. */
  async function begunAt(changed: number, passed = changed): Promise<number> {
    const held: HeldArrays = { version: 1, reading: 1, changed, passed, arrays };
    renew(1, held);
    return loads.length;
  }
  async function end(isDone: boolean | Error): Promise<void> {
    const last = loads.at(-1);
    if (isDone instanceof Error) last?.reject(isDone);
    else last?.resolve(isDone);
    await new Promise(setImmediate);
  }
  return { begunAt, end };
}

test('all lists are renewed after each 3,000 changes, one renewal at a time [S2.363]', async () => {
  const { begunAt, end } = setUp();
  expect(await begunAt(2999)).toBe(0);
  expect(await begunAt(3100)).toBe(1);
  expect(await begunAt(6200)).toBe(1);
  await end(true);
  expect(await begunAt(6099)).toBe(1);
  expect(await begunAt(6100)).toBe(2);
});

test('a renewal that fails, or does nothing, is made again [S2.363]', async () => {
  const { begunAt, end } = setUp();
  expect(await begunAt(3000)).toBe(1);
  await end(false);
  expect(await begunAt(3000)).toBe(2);
  await end(new Error('gone'));
  expect(await begunAt(3000)).toBe(3);
  await end(true);
  expect(await begunAt(3000)).toBe(3);
});

test('all lists are renewed after each 10,000 changes of all connections [S2.363]', async () => {
  const { begunAt, end } = setUp();
  expect(await begunAt(0, 9999)).toBe(0);
  expect(await begunAt(0, 10_000)).toBe(1);
  await end(true);
  expect(await begunAt(0, 19_999)).toBe(1);
  expect(await begunAt(0, 20_000)).toBe(2);
});
