import { describe, expect, test } from '@jest/globals';
import type { ActiveFacets } from '@leeszaal/shared-contracts';
import fc from 'fast-check';
import {
  appliedFacets,
  enterValue,
  isPending,
  nothingPending,
  toggleValue,
  valueState,
} from './facet-choice.ts';

const active: ActiveFacets = { authors: ['Ada'] };

describe('choosing facets', () => {
  test('adding and removing become pending, and a second press takes them back [C4.14]', () => {
    const adding = toggleValue(active, nothingPending, 'authors', 'Bob');
    expect(valueState(active, adding, 'authors', 'Bob')).toBe('adding');
    expect(toggleValue(active, adding, 'authors', 'Bob')).toEqual(nothingPending);
    const removing = toggleValue(active, nothingPending, 'authors', 'Ada');
    expect(valueState(active, removing, 'authors', 'Ada')).toBe('removing');
    expect(appliedFacets(active, removing)).toEqual({});
    expect(toggleValue(active, removing, 'authors', 'Ada')).toEqual(nothingPending);
  });

  test('typed text is trimmed, ignored when it will be active, and keeps what was about to go [C5.10]', () => {
    expect(enterValue(active, nothingPending, 'authors', '  ')).toEqual(nothingPending);
    expect(enterValue(active, nothingPending, 'authors', ' Ada ')).toEqual(nothingPending);
    const typed = enterValue(active, nothingPending, 'publisher', ' Querido ');
    expect(appliedFacets(active, typed)).toEqual({ authors: ['Ada'], publisher: ['Querido'] });
    const removing = toggleValue(active, nothingPending, 'authors', 'Ada');
    expect(enterValue(active, removing, 'authors', 'Ada')).toEqual(nothingPending);
  });

  test('after Apply exactly those are active that were shown so, and no group is empty [C4.14 C4.17]', () => {
    const press = fc.tuple(fc.constantFrom('a', 'b'), fc.constantFrom('1', '2', '3'));
    fc.assert(
      fc.property(fc.array(press), fc.array(press), (first, then) => {
        const start = appliedFacets(
          {},
          first.reduce((p, [g, value]) => toggleValue({}, p, g, value), nothingPending),
        );
        const pending = then.reduce(
          (p, [g, value]) => toggleValue(start, p, g, value),
          nothingPending,
        );
        const after = appliedFacets(start, pending);
        for (const group of ['a', 'b']) {
          for (const value of ['1', '2', '3']) {
            const state = valueState(start, pending, group, value);
            expect(after[group]?.includes(value) ?? false).toBe(
              state === 'active' || state === 'adding',
            );
          }
        }
        expect(Object.values(after).every((values) => values.length > 0)).toBe(true);
        if (!isPending(pending)) expect(after).toEqual(start);
      }),
    );
  });
});
