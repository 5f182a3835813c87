import { afterEach, expect, jest, test } from '@jest/globals';
import { createFakeHost } from '@leeszaal/remote-kit/testing';
import { publicationCodec, type SearchRequest } from '@leeszaal/shared-contracts';
import { waitFor } from '@testing-library/react';
import { createStore } from 'jotai';
import * as v from 'valibot';
import { defaultCriteria } from '../criteria/criteria.ts';
import { toggleResult } from '../selection/selection.ts';
import { selectionAtom } from '../selection/selection-atom.ts';
import { openWorksAtom } from './open-works-atom.ts';
import { createPageMemory } from './page-memory.ts';
import { entryAtom, modulesAtom } from './search-atoms.ts';
import { createSearchController } from './search-controller.ts';
import { storeResults } from './stored-results.ts';

const publications = Array.from({ length: 20 }, (_, id) =>
  v.parse(publicationCodec.schema, { id, title: `Book ${id}` }),
);
const linked = { criteria: defaultCriteria({}), connection: 4, facets: {} };
const entry = { key: 'a', screen: 'a', address: '/search?sea' };
const ticked = { connection: 4, id: 7, title: 'Book 7' };
const measurement = { key: 3, index: 0, start: 0, end: 210, size: 210, lane: 0 };
const place = { scrollY: 900, focused: 7, measurements: [measurement] };

/** Loads two pages, selects a result and unloads the page. */
async function leave() {
  const asked: SearchRequest[] = [];
  const module = { connection: 4, module: 0, name: 'Catalogue', actions: [], advancedFields: [] };
  const host = createFakeHost({
    library: { modules: [module] },
    answers: {
      search: ({ body }) => {
        asked.push(body);
        return [{ kind: 'results', total: 60, publications, facets: {} }];
      },
    },
  });
  const open = () => {
    const store = createStore();
    const memory = createPageMemory();
    const controller = createSearchController(host.context, store, memory);
    const shown = () => {
      const state = store.get(modulesAtom).get(4);
      return state?.kind === 'ready' ? state.publications.length : 0;
    };
    return { store, controller, shown, places: memory.places };
  };
  const { store, controller, shown, places } = open();
  controller.follow(linked, entry);
  await waitFor(() => expect(shown()).toBe(20));
  controller.loadMore(4);
  await waitFor(() => expect(shown()).toBe(40));
  store.set(selectionAtom, (selection) => toggleResult(selection, ticked));
  store.set(openWorksAtom, new Set(['4/7']));
  places.remember(entry.address, place);
  // Only session storage survives the page.
  storeResults(store, places, host.context.storage.session);
  asked.length = 0;
  return { open, pages: () => asked.map(({ paginationOptions }) => paginationOptions.page) };
}

afterEach(() => {
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

test('a reload brings the loaded pages, the ticks, the open cards and the place [C2.86]', async () => {
  const { open, pages } = await leave();
  const { controller, store, shown, places } = open();
  expect(controller.follow(linked, entry)).toBe(false);
  await waitFor(() => expect(shown()).toBe(40));
  expect(pages()).toEqual([1, 2]);
  expect([...store.get(selectionAtom).values()]).toEqual([ticked]);
  expect([...store.get(openWorksAtom)]).toEqual(['4/7']);
  expect(places.at(entry.address)).toMatchObject(place);
  expect(store.get(entryAtom)?.isRecalled).toBe(true);
});

test('another entry begins afresh, and a second visit does too [C2.86]', async () => {
  const { open, pages } = await leave();
  for (const key of ['b', 'a']) {
    const { controller, store, shown } = open();
    expect(controller.follow(linked, { ...entry, key })).toBe(true);
    await waitFor(() => expect(shown()).toBe(20));
    expect(store.get(selectionAtom).size + store.get(openWorksAtom).size).toBe(0);
  }
  expect(pages()).toEqual([1, 1]);
});

test('an address that is gone to anew begins afresh [C2.86]', async () => {
  const { open } = await leave();
  const getEntriesByType = jest.fn(() => [{ type: 'navigate' }]);
  Object.assign(performance, { getEntriesByType });
  const { controller } = open();
  expect(controller.follow(linked, entry)).toBe(true);
});
