import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { makeTurns } from './turns.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('statements do not wait for one another, and a transaction waits for all of them [R2.218]', async () => {
  const turns = makeTurns();
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((resolve) => ends.set(name, resolve));
  };
  void turns.shared(work('first'));
  void turns.shared(work('second'));
  void turns.exclusive(work('transaction'));
  void turns.shared(work('third'));
  await settled();
  expect(begun).toEqual(['first', 'second']);
  ends.get('second')?.();
  await settled();
  expect(begun).toHaveLength(2);
  ends.get('first')?.();
  await settled();
  expect(begun).toEqual(['first', 'second', 'transaction']);
  ends.get('transaction')?.();
  await settled();
  expect(begun).toEqual(['first', 'second', 'transaction', 'third']);
});

test('a failure affects its own caller only', async () => {
  const turns = makeTurns();
  const fail = async () => {
    throw new Error('refused');
  };
  await expect(turns.shared(fail)).rejects.toThrow('refused');
  await expect(turns.exclusive(fail)).rejects.toThrow('refused');
  expect(await turns.shared(async () => 1)).toBe(1);
  expect(await turns.exclusive(async () => 2)).toBe(2);
});

test('in any order, nothing runs beside a transaction, and all begins in order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.boolean(), fc.nat(3))), async (works) => {
      const turns = makeTurns();
      const begun: number[] = [];
      let running = 0;
      let isAlone = false;
      const results = works.map(([isExclusive, ticks], at) =>
        turns[isExclusive ? 'exclusive' : 'shared'](async () => {
          begun.push(at);
          expect(isAlone || (isExclusive && running > 0)).toBe(false);
          running += 1;
          isAlone = isExclusive;
          for (let tick = 0; tick < ticks; tick += 1) await settled();
          running -= 1;
          isAlone = false;
        }),
      );
      await Promise.all(results);
      expect(begun).toEqual(works.map((_work, at) => at));
    }),
    { numRuns: 50 },
  );
});
