import { describe, expect, test } from '@jest/globals';
import { EMPTY_SELECTION, toggleResult, toShelfItem, withoutAdded } from './selection.ts';

const sea = { connection: 1, id: 7, title: 'Sea' };
const sameNumberElsewhere = { connection: 2, id: 7, title: 'Land' };

describe('the selection of results', () => {
  test('a tick puts a result in, a second one takes it out', () => {
    const one = toggleResult(EMPTY_SELECTION, sea);
    expect([...one.values()]).toEqual([sea]);
    expect(toggleResult(one, sea).size).toBe(0);
    expect(EMPTY_SELECTION.size).toBe(0);
  });

  test('the same number in two connections is two results', () => {
    const two = toggleResult(toggleResult(EMPTY_SELECTION, sea), sameNumberElsewhere);
    expect([...two.values()]).toEqual([sea, sameNumberElsewhere]);
  });

  test('what stands on a shelf is no longer ticked, what failed still is [C4.34]', () => {
    const two = toggleResult(toggleResult(EMPTY_SELECTION, sea), sameNumberElsewhere);
    expect([...withoutAdded(two, [toShelfItem(sea)]).values()]).toEqual([sameNumberElsewhere]);
  });
});
