import { describe, expect, test } from '@jest/globals';
import { createFakeHost } from '@leeszaal/remote-kit/testing';
import {
  type CallOptions,
  publicationCodec,
  type SearchEntry,
  type SearchRequest,
  StatusError,
} from '@leeszaal/shared-contracts';
import { createStore } from 'jotai';
import * as v from 'valibot';
import { defaultCriteria } from '../criteria/criteria.ts';
import type { LinkedSearch } from '../criteria/shared-query.ts';
import { EMPTY_SELECTION, toggleResult } from '../selection/selection.ts';
import { selectionAtom } from '../selection/selection-atom.ts';
import { openWorksAtom } from './open-works-atom.ts';
import { createPageMemory } from './page-memory.ts';
import { modulesAtom, pendingAtom } from './search-atoms.ts';
import { createSearchController } from './search-controller.ts';

const module = (connection: number) => ({
  connection,
  module: 0,
  name: `Module ${connection}`,
  actions: [],
  advancedFields: [],
});
const results = (total: number): SearchEntry => ({
  kind: 'results',
  total,
  publications: [],
  facets: {},
});
const publications = Array.from({ length: 20 }, (_, id) =>
  v.parse(publicationCodec.schema, { id, title: `Book ${id}` }),
);
const linked = { criteria: defaultCriteria({}), connection: undefined, facets: {} };
const byTitle = { ...linked.criteria, sortField: 'title' } as const;
const ofAda = { authors: ['Ada'] };
const filteredToTwo = ({ facets }: SearchRequest) => [
  results(Object.keys(facets).length > 0 ? 2 : 9),
];

function setUp(
  answer: (request: SearchRequest) => SearchEntry[] | Promise<SearchEntry[]>,
  modules = [module(0), module(1)],
) {
  const requests: SearchRequest[] = [];
  const options: CallOptions[] = [];
  const host = createFakeHost({
    library: { modules },
    answers: {
      search: ({ body }, called) => {
        requests.push(body);
        options.push(called);
        return answer(body);
      },
    },
  });
  const store = createStore();
  const stateOf = (connection: number) => store.get(modulesAtom).get(connection);
  const settled = () =>
    new Promise<void>((resolve) => {
      const check = () => {
        const states = [...store.get(modulesAtom).values()];
        if (states.some((state) => state.kind === 'loading')) return;
        stop();
        resolve();
      };
      const stop = store.sub(modulesAtom, check);
      check();
    });
  const controller = createSearchController(host.context, store, createPageMemory());
  const show = (search: LinkedSearch) =>
    controller.follow(search, { key: 'here', screen: 'here', address: '/search' });
  return { controller, show, requests, options, store, stateOf, settled };
}

describe('carrying searches out', () => {
  test('each module is asked by itself, and a failing one holds up no other [C2.69 C7.4]', async () => {
    const { show, requests, stateOf, settled } = setUp(({ connections: [connection] }) => {
      if (connection === 0) throw new StatusError(500, null);
      return [results(3)];
    });
    show(linked);
    await settled();
    expect(requests.map((request) => request.connections)).toEqual([[0], [1]]);
    expect(stateOf(0)?.kind).toBe('error');
    expect(stateOf(1)).toMatchObject({ kind: 'ready', total: 3 });
  });

  test('a search with facets asks its own module twice and the others once [C4.20]', async () => {
    const { show, requests, stateOf, settled } = setUp(({ facets }) => [
      results(Object.keys(facets).length > 0 ? 2 : 9),
    ]);
    show({ ...linked, connection: 0, facets: { authors: ['Ada'] } });
    await settled();
    expect(requests).toHaveLength(3);
    expect(stateOf(0)).toMatchObject({ total: 9, filtered: 2, active: { authors: ['Ada'] } });
    expect(stateOf(1)).toMatchObject({ total: 9, filtered: 9, active: {} });
  });

  test('applying facets later makes one call and keeps the total [C4.8]', async () => {
    const { show, requests, stateOf, settled } = setUp(({ facets }) => [
      results(Object.keys(facets).length > 0 ? 2 : 9),
    ]);
    show(linked);
    await settled();
    requests.length = 0;
    show({ ...linked, connection: 1, facets: { authors: ['Ada'] } });
    await settled();
    expect(requests).toHaveLength(1);
    expect(stateOf(1)).toMatchObject({ total: 9, filtered: 2 });
  });

  test('an unknown total is asked for once, and a filtered count never passes for it', async () => {
    const page: SearchEntry = { kind: 'results', total: undefined, publications, facets: {} };
    const { show, requests, stateOf, settled } = setUp(
      ({ facets }) => [Object.keys(facets).length > 1 ? { ...page, total: 2 } : page],
      [module(0)],
    );
    show({ ...linked, connection: 0, facets: ofAda });
    await settled();
    expect(stateOf(0)).toMatchObject({ kind: 'ready', total: undefined, filtered: undefined });
    expect(requests).toHaveLength(2);
    show({ ...linked, connection: 0, facets: { ...ofAda, language: ['English'] } });
    await settled();
    expect(requests).toHaveLength(3);
    expect(stateOf(0)).toMatchObject({ kind: 'ready', total: undefined, filtered: 2 });
  });

  test('the count of a filtered search does not pass for a total that the server does not tell', async () => {
    const { show, stateOf, settled } = setUp(
      ({ facets }) => [
        Object.keys(facets).length > 0
          ? results(2)
          : { kind: 'results', total: undefined, publications, facets: {} },
      ],
      [module(0)],
    );
    show({ ...linked, connection: 0, facets: ofAda });
    await settled();
    expect(stateOf(0)).toMatchObject({ kind: 'ready', total: undefined, filtered: 2 });
  });

  test('another order keeps facets and totals, another tab asks nothing [C4.19]', async () => {
    const { show, requests, stateOf, settled } = setUp(({ facets }) => [
      results(Object.keys(facets).length > 0 ? 2 : 9),
    ]);
    const filtered = { ...linked, connection: 0, facets: { authors: ['Ada'] } };
    show(filtered);
    await settled();
    requests.length = 0;
    show({ ...filtered, criteria: { ...linked.criteria, sortField: 'title' } });
    await settled();
    expect(requests.map(({ sorting, facets }) => [sorting, facets])).toEqual([
      [['title desc'], { authors: ['Ada'] }],
      [['title desc'], {}],
    ]);
    expect(stateOf(0)).toMatchObject({ total: 9, filtered: 2 });
    requests.length = 0;
    show({
      ...filtered,
      criteria: { ...linked.criteria, sortField: 'title' },
      connection: 1,
      facets: {},
    });
    expect(requests).toHaveLength(0);
  });

  test('another order and other facets at once are one call for each module [C4.9]', async () => {
    const { show, requests, stateOf, settled } = setUp(filteredToTwo);
    show({ ...linked, connection: 0 });
    await settled();
    requests.length = 0;
    show({ criteria: byTitle, connection: 0, facets: ofAda });
    await settled();
    expect(requests.map(({ sorting, facets }) => [sorting, facets])).toEqual([
      [['title desc'], ofAda],
      [['title desc'], {}],
    ]);
    expect(stateOf(0)).toMatchObject({ total: 9, filtered: 2, active: ofAda });
  });

  test('back to an address without them, facets and what waited beside them are gone [C4.9]', async () => {
    const { show, requests, store, stateOf, settled } = setUp(filteredToTwo);
    const before = { ...linked, connection: 0 };
    show(before);
    show({ ...before, facets: ofAda });
    show({ criteria: byTitle, connection: 0, facets: ofAda });
    await settled();
    store.set(pendingAtom, new Map([[0, { add: {}, remove: ofAda }]]));
    requests.length = 0;
    show(before);
    await settled();
    expect(requests.map(({ sorting, facets }) => [sorting, facets])).toEqual([
      [['score desc'], {}],
      [['score desc'], {}],
    ]);
    expect(stateOf(0)).toMatchObject({ filtered: 9, active: {} });
    expect(store.get(pendingAtom).size).toBe(0);
  });

  test('of a single module an address need not say that it is meant [C4.9]', async () => {
    const { show, stateOf, settled } = setUp(filteredToTwo, [module(0)]);
    show(linked);
    show({ ...linked, connection: 0, facets: ofAda });
    await settled();
    show(linked);
    await settled();
    expect(stateOf(0)).toMatchObject({ filtered: 9, active: {} });
  });

  test('a search begun anew forgets what was chosen, though it asks the same [C4.5]', async () => {
    const { show, requests, store, stateOf, settled } = setUp(filteredToTwo);
    show({ ...linked, connection: 0, facets: ofAda });
    await settled();
    store.set(pendingAtom, new Map([[0, { add: {}, remove: ofAda }]]));
    store.set(openWorksAtom, new Set(['0/7']));
    store.set(selectionAtom, toggleResult(EMPTY_SELECTION, { connection: 0, id: 7, title: 'Sea' }));
    requests.length = 0;
    show({ ...linked, askedAt: 1 });
    // A step within that search has the same press, and makes no call.
    show({ ...linked, askedAt: 1 });
    await settled();
    expect(requests.map(({ connections, facets }) => [connections, facets])).toEqual([
      [[0], {}],
      [[1], {}],
    ]);
    expect(stateOf(0)).toMatchObject({ total: 9, filtered: 9, active: {} });
    expect(store.get(pendingAtom).size + store.get(selectionAtom).size).toBe(0);
    expect(store.get(openWorksAtom).size).toBe(0);
  });

  test('a search that is replaced is given up, and so is its next page [C4.6]', async () => {
    const page: SearchEntry = { kind: 'results', total: 50, publications, facets: {} };
    let answer: () => SearchEntry[] | Promise<SearchEntry[]> = () => new Promise(() => undefined);
    const { controller, show, options, stateOf, settled } = setUp(() => answer(), [module(0)]);
    const given = () => options.map(({ signal }) => signal?.aborted);
    show({ ...linked, askedAt: 1 });
    await Promise.resolve();
    answer = () => [page];
    show({ ...linked, criteria: byTitle, askedAt: 2 });
    await settled();
    expect(given()).toEqual([true, false]);
    answer = () => new Promise(() => undefined);
    controller.loadMore(0);
    await Promise.resolve();
    show({ ...linked, askedAt: 3 });
    await Promise.resolve();
    expect(given()).toEqual([true, true, true, false]);
    expect(stateOf(0)?.kind).toBe('loading');
  });

  test('a module that was not asked yet is asked by the same search, with its own filters [C2.94]', async () => {
    const { show, requests, store, stateOf, settled } = setUp(filteredToTwo);
    show(linked);
    await settled();
    requests.length = 0;
    store.set(modulesAtom, (modules) =>
      new Map(modules).set(1, { kind: 'initial', sequence: 0, active: ofAda }),
    );
    show(linked);
    await settled();
    expect(requests.map(({ connections, facets }) => [connections, facets])).toEqual([
      [[1], ofAda],
      [[1], {}],
    ]);
    expect(stateOf(1)).toMatchObject({ kind: 'ready', total: 9, filtered: 2 });
  });

  test('an empty list is an error, and Try again asks anew [C4.2]', async () => {
    let answers: SearchEntry[] = [];
    const { controller, show, stateOf, settled } = setUp(() => answers);
    show(linked);
    await settled();
    expect(stateOf(0)?.kind).toBe('error');
    answers = [results(1)];
    controller.retry(0);
    await settled();
    expect(stateOf(0)).toMatchObject({ kind: 'ready', total: 1 });
  });
});
