import { describe, expect, test } from '@jest/globals';
import type { Queryable, Row } from '../../database/database.contract.ts';
import type { HeldArrays } from '../facets/arrays-store.ts';
import { buildFacetArrays } from '../facets/facet-arrays.ts';
import { createPostingsStore } from './postings-store.ts';

/** A fake index: each lexeme is in all publications; counts loads, and waits for the test if it is told to. */
function fakeIndex() {
  const state = { version: 1, read: [] as string[], until: Promise.resolve() };
  const database: Queryable = {
    async query<R extends Row>(_sql: string, values: readonly unknown[] = []) {
      state.read.push(String(values[1]));
      await state.until;
      return [{ version: state.version, parts: [[0.5, '7,5']] }] as Row[] as R[];
    },
  };
  return { state, database };
}

function arraysAt(version: number): HeldArrays {
  const builder = buildFacetArrays([]);
  for (const id of [5, 6, 7]) builder.begin(id);
  return { version, arrays: builder.finish() };
}

describe('the store of postings', () => {
  test('gives the lists of a search once it has all of them', async () => {
    const { state, database } = fakeIndex();
    const store = createPostingsStore(database);
    const held = arraysAt(1);
    await store.load(1, held, ['a']);
    expect(store.lists(1, held, ['a', 'b'])).toBeUndefined();
    await store.load(1, held, ['a', 'b']);
    expect([...(store.lists(1, held, ['a', 'b'])?.keys() ?? [])]).toEqual(['a', 'b']);
    expect(store.lists(2, held, ['a'])).toBeUndefined();
    expect(state.read).toEqual(['a', 'b']);
  });

  test('gives none of other arrays, and keeps none of another version [S2.361]', async () => {
    const { state, database } = fakeIndex();
    const store = createPostingsStore(database);
    const held = arraysAt(1);
    await store.load(1, held, ['a']);
    expect(store.lists(1, arraysAt(1), ['a'])).toBeUndefined();
    state.version = 2;
    await store.load(1, held, ['b', 'c']);
    expect(store.lists(1, held, ['b'])).toBeUndefined();
    expect(state.read).toEqual(['a', 'b']);
    const later = arraysAt(2);
    await store.load(1, later, ['a']);
    expect(store.lists(1, later, ['a'])).toBeDefined();
  });

  test('loads for one search at a time', async () => {
    const { state, database } = fakeIndex();
    const store = createPostingsStore(database);
    const held = arraysAt(1);
    const { promise, resolve } = Promise.withResolvers<void>();
    state.until = promise;
    const loading = store.load(1, held, ['a']);
    await store.load(1, held, ['b']);
    resolve();
    await loading;
    expect(state.read).toEqual(['a']);
  });

  test('forgets what was not used for longest [S2.362]', async () => {
    const { database } = fakeIndex();
    const store = createPostingsStore(database, { bytesAtMost: 1000 });
    const held = arraysAt(1);
    await store.load(1, held, ['a', 'b']);
    store.lists(1, held, ['a']);
    await store.load(1, held, ['c']);
    expect(store.lists(1, held, ['a', 'c'])).toBeDefined();
    expect(store.lists(1, held, ['b'])).toBeUndefined();
  });
});
