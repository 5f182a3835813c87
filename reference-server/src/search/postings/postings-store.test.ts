import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import type { Queryable, Row } from '../../database/database.contract.ts';
import type { HeldArrays } from '../facets/arrays-store.ts';
import { buildFacetArrays } from '../facets/facet-arrays.ts';
import { createPostingsStore } from './postings-store.ts';

/** A fake index: each lexeme is in all publications; lists loads, and waits for the test if it is told to. */
function fakeIndex() {
  const state = { version: 1, read: [] as string[], until: Promise.resolve(), isComplete: true };
  const database: Queryable = {
    async query<R extends Row>(sql: string, values: readonly unknown[] = []) {
      const rows = async (): Promise<Row[]> => {
        if (sql.includes('changed_publications')) {
          return [{ ids: '{}', isComplete: state.isComplete }];
        }
        state.read.push(String(values[1]));
        await state.until;
        return [{ version: state.version, parts: [[0.5, '7,5']] }];
      };
      return (await rows()) as R[];
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

  test('gives and keeps none of another version [S2.361]', async () => {
    const { state, database } = fakeIndex();
    const store = createPostingsStore(database);
    const held = arraysAt(1);
    await store.load(1, held, ['a']);
    expect(store.lists(1, arraysAt(2), ['a'])).toBeUndefined();
    state.version = 2;
    await store.load(1, held, ['b', 'c']);
    expect(store.lists(1, held, ['b'])).toBeUndefined();
    expect(state.read).toEqual(['a', 'b']);
  });

  test('renews lists, and drops those of a version of which the changes are not known [S2.363]', async () => {
    const { state, database } = fakeIndex();
    const store = createPostingsStore(database);
    await store.load(1, arraysAt(1), ['a']);
    state.version = 2;
    const second = arraysAt(2);
    await store.load(1, second, []);
    expect(store.lists(1, second, ['a'])).toBeDefined();
    state.version = 3;
    state.isComplete = false;
    const third = arraysAt(3);
    await store.load(1, third, []);
    expect(store.lists(1, third, ['a'])).toBeUndefined();
    expect(state.read).toEqual(['a']);
  });

  test('leaves lists as they are for a search that has older arrays [S2.361]', async () => {
    const { state, database } = fakeIndex();
    const store = createPostingsStore(database);
    state.version = 2;
    const second = arraysAt(2);
    await store.load(1, second, ['a']);
    await store.load(1, arraysAt(1), ['a', 'b']);
    expect(store.lists(1, arraysAt(1), ['a'])).toBeUndefined();
    expect(store.lists(1, second, ['a'])).toBeDefined();
    expect(store.lists(1, second, ['b'])).toBeUndefined();
  });

  test('loads for one search after another, and for few', async () => {
    const { state, database } = fakeIndex();
    const store = createPostingsStore(database);
    const held = arraysAt(1);
    const { promise, resolve } = Promise.withResolvers<void>();
    state.until = promise;
    const loading = Array.from({ length: 25 }, (_, at) => store.load(1, held, [`word ${at}`]));
    await loading[24];
    await setImmediate();
    expect(state.read).toEqual(['word 0']);
    resolve();
    await Promise.all(loading);
    expect(state.read).toHaveLength(20);
  });

  test('goes on after a failure', async () => {
    const { state, database } = fakeIndex();
    const store = createPostingsStore(database);
    const held = arraysAt(1);
    state.until = Promise.reject(new Error('gone'));
    await expect(store.load(1, held, ['a'])).rejects.toThrow('gone');
    state.until = Promise.resolve();
    await store.load(1, held, ['a']);
    expect(store.lists(1, held, ['a'])).toBeDefined();
  });

  test('has room until half of its memory is in use [S2.365]', async () => {
    const { database } = fakeIndex();
    const held = arraysAt(1);
    const measured = createPostingsStore(database, { bytesAtMost: 1700 });
    const room: boolean[] = [];
    for (const lexeme of ['a', 'b', 'c']) {
      room.push(measured.hasRoom());
      await measured.load(1, held, [lexeme]);
    }
    expect([...room, measured.hasRoom()]).toEqual([true, true, true, false]);
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
