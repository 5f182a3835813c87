import { describe, expect, test } from '@jest/globals';
import { type SearchEntry, type SearchRequest, StatusError } from '@leeszaal/shared-contracts';
import { createFakeHost } from '@leeszaal/shared-contracts/testing';
import { createStore } from 'jotai';
import { modulesAtom } from '../state/atoms.ts';
import { defaultCriteria } from './criteria.ts';
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
const linked = { criteria: defaultCriteria({}), connection: undefined, facets: {} };

function setUp(answer: (request: SearchRequest) => SearchEntry[] | Promise<SearchEntry[]>) {
  const requests: SearchRequest[] = [];
  const host = createFakeHost({
    library: { modules: [module(0), module(1)] },
    answers: {
      search: ({ body }) => {
        requests.push(body);
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
  return { controller: createSearchController(host.context, store), requests, stateOf, settled };
}

describe('carrying searches out', () => {
  test('each module is asked by itself, and a failing one holds up no other', async () => {
    const { controller, requests, stateOf, settled } = setUp(({ connections: [connection] }) => {
      if (connection === 0) throw new StatusError(500, null);
      return [results(3)];
    });
    controller.show(linked);
    await settled();
    expect(requests.map((request) => request.connections)).toEqual([[0], [1]]);
    expect(stateOf(0)?.kind).toBe('error');
    expect(stateOf(1)).toMatchObject({ kind: 'ready', total: 3 });
  });

  test('a search with facets asks its own module twice and the others once', async () => {
    const { controller, requests, stateOf, settled } = setUp(({ facets }) => [
      results(Object.keys(facets).length > 0 ? 2 : 9),
    ]);
    controller.show({ ...linked, connection: 0, facets: { authors: ['Ada'] } });
    await settled();
    expect(requests).toHaveLength(3);
    expect(stateOf(0)).toMatchObject({ total: 9, filtered: 2, active: { authors: ['Ada'] } });
    expect(stateOf(1)).toMatchObject({ total: 9, filtered: 9, active: {} });
  });

  test('applying facets later makes one call and keeps the total', async () => {
    const { controller, requests, stateOf, settled } = setUp(({ facets }) => [
      results(Object.keys(facets).length > 0 ? 2 : 9),
    ]);
    controller.show(linked);
    await settled();
    requests.length = 0;
    controller.show({ ...linked, connection: 1, facets: { authors: ['Ada'] } });
    await settled();
    expect(requests).toHaveLength(1);
    expect(stateOf(1)).toMatchObject({ total: 9, filtered: 2 });
  });

  test('another order keeps facets and totals, another tab asks nothing', async () => {
    const { controller, requests, stateOf, settled } = setUp(({ facets }) => [
      results(Object.keys(facets).length > 0 ? 2 : 9),
    ]);
    const filtered = { ...linked, connection: 0, facets: { authors: ['Ada'] } };
    controller.show(filtered);
    await settled();
    requests.length = 0;
    controller.show({ ...filtered, criteria: { ...linked.criteria, sortField: 'title' } });
    await settled();
    expect(requests.map(({ sorting, facets }) => [sorting, facets])).toEqual([
      [['title desc'], { authors: ['Ada'] }],
      [['title desc'], {}],
    ]);
    expect(stateOf(0)).toMatchObject({ total: 9, filtered: 2 });
    requests.length = 0;
    controller.show({
      ...filtered,
      criteria: { ...linked.criteria, sortField: 'title' },
      connection: 1,
      facets: {},
    });
    expect(requests).toHaveLength(0);
  });

  test('an empty list is an error, and Try again asks anew', async () => {
    let answers: SearchEntry[] = [];
    const { controller, stateOf, settled } = setUp(() => answers);
    controller.show(linked);
    await settled();
    expect(stateOf(0)?.kind).toBe('error');
    answers = [results(1)];
    controller.retry(0);
    await settled();
    expect(stateOf(0)).toMatchObject({ kind: 'ready', total: 1 });
  });
});
