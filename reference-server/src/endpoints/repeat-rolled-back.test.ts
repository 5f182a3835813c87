import { expect, it } from '@jest/globals';
import { DatabaseError } from '../database/database-error.ts';
import { repeatRolledBack } from './repeat-rolled-back.ts';

const deadlock = new DatabaseError('deadlock detected', '40P01');

/** Work that fails with the given errors in turn, then answers; counts its runs. */
function failing(...errors: readonly Error[]) {
  let runs = 0;
  return {
    runs: () => runs,
    async work(): Promise<string> {
      const error = errors[runs];
      runs += 1;
      if (error !== undefined) throw error;
      return 'done';
    },
  };
}

it('runs work again that was rolled back for another transaction', async () => {
  const unserializable = new DatabaseError('could not serialize', '40001');
  const { work, runs } = failing(deadlock, unserializable, deadlock);
  await expect(repeatRolledBack(work)).resolves.toBe('done');
  expect(runs()).toBe(4);
});

it('gives up after five tries', async () => {
  const { work, runs } = failing(...Array.from({ length: 9 }, () => deadlock));
  await expect(repeatRolledBack(work)).rejects.toBe(deadlock);
  expect(runs()).toBe(5);
});

it.each([new DatabaseError('violates', '23505'), new Error('40P01')])(
  'does not repeat work that failed by itself: %s',
  async (error) => {
    const { work, runs } = failing(error);
    await expect(repeatRolledBack(work)).rejects.toBe(error);
    expect(runs()).toBe(1);
  },
);
