import { expect, it } from '@jest/globals';
import { inParallel } from './in-parallel.ts';

it('runs every task, and never more at once than it may', async () => {
  let running = 0;
  let most = 0;
  const done: number[] = [];
  await inParallel([1, 2, 3, 4, 5], 2, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    done.push(item);
  });
  expect(most).toBe(2);
  expect(done.sort()).toEqual([1, 2, 3, 4, 5]);
});

it('starts nothing more after a failure, waits for what runs, and says what failed', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const finished: string[] = [];
  const all = inParallel(['bad', 'slow', 'never'], 2, async (item) => {
    if (item === 'bad') throw new Error('bad');
    await promise;
    finished.push(item);
  });
  resolve();
  await expect(all).rejects.toThrow('bad');
  expect(finished).toEqual(['slow']);
});
