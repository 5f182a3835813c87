import { expect, test } from '@jest/globals';
import { shareRounds } from './share-rounds.ts';

function openRounds() {
  const rounds: { key: string; end: PromiseWithResolvers<number> }[] = [];
  const shared = shareRounds((key: string) => {
    const end = Promise.withResolvers<number>();
    rounds.push({ key, end });
    return end.promise;
  });
  return { shared, rounds, keys: () => rounds.map(({ key }) => key) };
}

test('calls during a round share the next one, and another key has its own [S2.382]', async () => {
  const { shared, rounds, keys } = openRounds();
  const first = shared.next('a');
  const others = [shared.next('a'), shared.next('a')];
  const other = shared.next('b');
  expect(keys()).toEqual(['a', 'b']);
  rounds[0]?.end.resolve(1);
  expect(await first).toBe(1);
  const late = shared.next('a');
  await new Promise(setImmediate);
  expect(keys()).toEqual(['a', 'b', 'a']);
  rounds[2]?.end.resolve(2);
  expect(await Promise.all(others)).toEqual([2, 2]);
  await new Promise(setImmediate);
  rounds[3]?.end.resolve(3);
  expect([2, 3]).toContain(await late);
  rounds[1]?.end.resolve(4);
  expect(await other).toBe(4);
  expect(keys().length).toBeLessThanOrEqual(4);
});

test('a failed round does not fail the next one [S2.382]', async () => {
  const { shared, rounds } = openRounds();
  const first = shared.next('a');
  const second = shared.next('a');
  rounds[0]?.end.reject(new Error('refused'));
  await expect(first).rejects.toThrow('refused');
  await new Promise(setImmediate);
  rounds[1]?.end.resolve(2);
  expect(await second).toBe(2);
});
