import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import type { Queryable, Row } from '../../database/database.contract.ts';
import type { HeldArrays } from '../facets/arrays-store.ts';
import { buildFacetArrays } from '../facets/facet-arrays.ts';
import type { PostingLists } from './match-rows.ts';
import { unpackRows } from './posting-list.ts';
import { createPostingsStore } from './postings-store.ts';

/** A fake index: each lexeme is in all publications; lists loads, and waits for the test if it is told to. */
function fakeIndex() {
  const state = { version: 1, read: [] as string[], until: Promise.resolve(), isComplete: true };
  const database: Queryable = {
    async query<R extends Row>(sql: string, values: readonly unknown[] = []) {
      const rows = async (): Promise<Row[]> => {
        if (sql.includes('changed_publications')) {
          return [{ version: state.version, ids: '{5}', isComplete: state.isComplete }];
        }
        if (sql.includes(') asked on')) return [{ added: null }];
        state.read.push(String(values[1]));
        await state.until;
        return [{ rank: 0.5, ids: '7,5' }];
      };
      return (await rows()) as R[];
    },
  };
  return { state, database };
}

function arraysAt(version: number): HeldArrays {
  const builder = buildFacetArrays([]);
  for (const id of [5, 6, 7]) builder.begin(id);
  return { version, changed: 0, arrays: builder.finish() };
}

/** The rows of a list of a search. */
const rowsOf = (lists: PostingLists | undefined, lexeme: string): number[] =>
  (lists?.get(lexeme)?.parts ?? []).flatMap(({ rows }) => [...unpackRows(rows)]);

describe('the store of postings', () => {
  test('gives the lists of a search once it has all of them', async () => {
    const { state, database } = fakeIndex();
    const store = createPostingsStore(database);
    const held = arraysAt(1);
    await store.load(1, held, ['a']);
    expect(store.has(1, held, ['a', 'b'])).toBe(false);
    expect(await store.lists(1, held, ['a', 'b'])).toBeUndefined();
    await store.load(1, held, ['a', 'b']);
    expect(store.has(1, held, ['a', 'b'])).toBe(true);
    expect([...((await store.lists(1, held, ['a', 'b']))?.keys() ?? [])]).toEqual(['a', 'b']);
    expect(store.has(2, held, ['a'])).toBe(false);
    expect(state.read).toEqual(['a', 'b']);
  });

  test('gives none with the rows of other arrays, and drops them [S2.361]', async () => {
    const { state, database } = fakeIndex();
    const store = createPostingsStore(database);
    const held = arraysAt(1);
    await store.load(1, held, ['a']);
    const others = arraysAt(2);
    expect(store.has(1, others, ['a'])).toBe(false);
    expect(await store.lists(1, others, ['a'])).toBeUndefined();
    await store.load(1, others, ['a']);
    expect(store.has(1, others, ['a'])).toBe(true);
    expect(store.has(1, held, ['a'])).toBe(false);
    expect(state.read).toEqual(['a', 'a']);
  });

  test('gives lists with the changes up to the version of the arrays [S2.363 S2.400]', async () => {
    const { state, database } = fakeIndex();
    const store = createPostingsStore(database);
    const first = arraysAt(1);
    await store.load(1, first, ['a', 'b']);
    state.version = 2;
    // The fake says that publication 5 has lost the word.
    const second = { ...first, version: 2 };
    expect(rowsOf(await store.lists(1, second, ['a']), 'a')).toEqual([2]);
    expect(rowsOf(await store.lists(1, first, ['b']), 'b')).toEqual([0, 2]);
    await store.load(1, second, []);
    expect(rowsOf(await store.lists(1, second, ['b']), 'b')).toEqual([2]);
    expect(state.read).toEqual(['a', 'b']);
  });

  test('drops lists of a version of which the changes are not known [S2.363]', async () => {
    const { state, database } = fakeIndex();
    const store = createPostingsStore(database);
    const first = arraysAt(1);
    await store.load(1, first, ['a', 'b']);
    state.isComplete = false;
    const third = { ...first, version: 3 };
    expect(await store.lists(1, third, ['a'])).toBeUndefined();
    expect(store.has(1, third, ['b'])).toBe(true);
    await store.load(1, third, []);
    expect(store.has(1, third, ['b'])).toBe(false);
    expect(state.read).toEqual(['a', 'b']);
  });

  test('leaves lists as they are for a search that has older arrays [S2.361]', async () => {
    const { database } = fakeIndex();
    const store = createPostingsStore(database);
    const second = arraysAt(2);
    await store.load(1, second, ['a']);
    await store.load(1, arraysAt(1), ['a', 'b']);
    expect(store.has(1, second, ['a'])).toBe(true);
    expect(store.has(1, second, ['b'])).toBe(false);
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
    expect(store.has(1, held, ['a'])).toBe(true);
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
    await store.lists(1, held, ['a']);
    await store.load(1, held, ['c']);
    expect(store.has(1, held, ['a', 'c'])).toBe(true);
    expect(store.has(1, held, ['b'])).toBe(false);
  });
});
