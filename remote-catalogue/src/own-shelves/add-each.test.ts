import { describe, expect, test } from '@jest/globals';
import type { NewShelfItem } from '@leeszaal/shared-contracts';
import { addEach } from './add-each.ts';

const candidates = [1, 2, 3].map((publicationId) => ({
  name: `Book ${publicationId}`,
  item: { type: 'publication', data: { connectionId: 1, publicationId } } as const,
}));

describe('putting several things on a shelf', () => {
  test('each is a call of its own, and a failure holds up none of the others [C4.34 C7.13]', async () => {
    const calls: NewShelfItem[] = [];
    const refusal = new Error('The shelf is full');
    const outcome = await addEach(candidates, async (item) => {
      calls.push(item);
      if (item === candidates[1]?.item) throw refusal;
    });
    expect(calls).toEqual(candidates.map(({ item }) => item));
    expect(outcome.added).toEqual([candidates[0]?.item, candidates[2]?.item]);
    expect(outcome.failed).toEqual([{ candidate: candidates[1], cause: refusal }]);
  });
});
