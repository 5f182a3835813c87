import { beforeEach, expect, test } from '@jest/globals';
import { createStore } from 'jotai';
import { defaultCriteria } from '../criteria/criteria.ts';
import { EMPTY_SELECTION, toggleResult } from '../selection/selection.ts';
import { selectionAtom } from '../selection/selection-atom.ts';
import { createKeptResults, type KeptResults } from './kept-results.ts';
import { firstModuleState, moduleStep } from './module/module-step.ts';
import { openWorksAtom } from './open-works-atom.ts';
import { entryAtom, modulesAtom, searchAtom } from './search-atoms.ts';

const search = { criteria: defaultCriteria({}), connection: 1, facets: {} };
const loading = moduleStep(firstModuleState, { kind: 'started', active: {} });
const ready = moduleStep(loading, {
  kind: 'answered',
  sequence: 1,
  answer: { kind: 'results', total: 0, publications: [], facets: {} },
});

const ticked = toggleResult(EMPTY_SELECTION, { connection: 1, id: 7, title: 'Sea' });

const openWorks: ReadonlySet<string> = new Set(['1/7']);

let kept: KeptResults;
beforeEach(() => {
  kept = createKeptResults();
});

function storeWith(...states: readonly (typeof loading)[]) {
  const store = createStore();
  store.set(searchAtom, search);
  store.set(modulesAtom, new Map(states.map((state, index) => [index + 1, state])));
  store.set(entryAtom, { key: 'here', screen: 'here', address: '/search', isRecalled: false });
  store.set(selectionAtom, ticked);
  store.set(openWorksAtom, openWorks);
  return store;
}

test('loaded results, what is ticked and open cards come back in the next mount [C2.84]', () => {
  kept.keep(storeWith(ready), false);
  const next = createStore();
  kept.recall(next, false);
  expect(next.get(searchAtom)).toBe(search);
  expect(next.get(modulesAtom).get(1)).toEqual(ready);
  expect(next.get(selectionAtom)).toBe(ticked);
  expect(next.get(openWorksAtom)).toBe(openWorks);
});

test('a module that failed or was on its way holds no other back: it keeps its filters alone [C2.94]', () => {
  const active = { authors: ['Ada'] };
  const filtering = moduleStep(firstModuleState, { kind: 'started', active });
  const answer = { kind: 'broken' } as const;
  const failed = moduleStep(filtering, { kind: 'answered', sequence: 1, answer });
  expect(failed.kind).toBe('error');
  kept.keep(storeWith(ready, failed, filtering), false);
  const next = createStore();
  kept.recall(next, false);
  expect([...next.get(modulesAtom)]).toEqual([
    [1, ready],
    [2, { kind: 'initial', sequence: 1, active }],
    [3, { kind: 'initial', sequence: 1, active }],
  ]);
  expect(next.get(selectionAtom)).toBe(ticked);
});

test('a next page that was on its way can be asked for again, and what was loaded is there [C2.94]', () => {
  if (ready.kind !== 'ready') throw new Error('There is nothing to load more of');
  const idle = { ...ready, allLoaded: false };
  kept.keep(storeWith(moduleStep(idle, { kind: 'more-started' })), false);
  const next = createStore();
  kept.recall(next, false);
  expect(next.get(modulesAtom).get(1)).toEqual(idle);
});

test('results that were still on their way are searched anew', () => {
  kept.keep(storeWith(loading), false);
  const next = createStore();
  kept.recall(next, false);
  expect(next.get(searchAtom)).toBeUndefined();
  expect(next.get(modulesAtom).size).toBe(0);
});

test('each entry of the history has its own, as long as it asks the same [C2.84]', () => {
  const first = storeWith(ready);
  kept.keep(first, false);
  const second = storeWith(ready);
  second.set(entryAtom, { key: 'next', screen: 'next', address: '/search', isRecalled: false });
  second.set(selectionAtom, EMPTY_SELECTION);
  kept.keep(second, false);
  expect(kept.recall(second, false, { screen: 'here', linked: search })).toBe(true);
  expect(second.get(selectionAtom)).toBe(ticked);
  // A late answer to the previous search must not match.
  expect(second.get(modulesAtom).get(1)?.sequence).toBe(2);
  const other = { ...search, criteria: { ...search.criteria, query: 'law' } };
  expect(kept.recall(second, false, { screen: 'here', linked: other })).toBe(false);
  expect(kept.recall(second, false, { screen: 'nowhere', linked: search })).toBe(false);
});

test('what was bought meanwhile is in the collection, so the search is made anew', () => {
  kept.keep(storeWith(ready), true);
  const still = createStore();
  kept.recall(still, true);
  expect(still.get(searchAtom)).toBe(search);
  const ordered = createStore();
  kept.recall(ordered, false);
  expect(ordered.get(searchAtom)).toBeUndefined();
});
