import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import type { Queryable, Row } from '../../database/database.contract.ts';
import { createChangingArrays } from '../facets/changing/change-arrays.ts';
import { buildFacetArrays } from '../facets/facet-arrays.ts';
import type { PostingLists } from './match-rows.ts';
import { unpackRows } from './posting-list.ts';
import { createPostingsStore } from './postings-store.ts';

/** A fake index: each lexeme is in all publications; lists loads, and waits for the test if it is told to. */
function fakeIndex() {
  const state = {
    version: 1,
    changed: [5] as readonly number[],
    added: [] as readonly (readonly [lexeme: number, rank: number, id: number])[],
    ids: [7, 5] as readonly number[],
    isComplete: true,
    read: [] as string[],
    renewals: 0,
    whileRenewing: () => {},
    until: Promise.resolve(),
  };
  const database: Queryable = {
    async query<R extends Row>(sql: string, values: readonly unknown[] = []) {
      const rows = async (): Promise<Row[]> => {
        if (sql.includes('changed_publications')) {
          const { version, changed, isComplete } = state;
          const ids = `{${changed.join(',')}}`;
          state.renewals += 1;
          return [{ version, ids, isComplete, last: version }];
        }
        if (sql.includes(') asked on')) {
          state.whileRenewing();
          return [{ added: state.added }];
        }
        state.read.push(String(values[1]));
        await state.until;
        return [{ rank: 0.5, ids: state.ids.join(',') }];
      };
      return (await rows()) as R[];
    },
  };
  return { state, database };
}

function arraysAt(version: number, reading = version, ids: Iterable<number> = [5, 6, 7]) {
  const builder = buildFacetArrays([]);
  for (const id of ids) builder.begin(id);
  return { version, changed: 0, passed: 0, reading, arrays: builder.finish() };
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

  test('gives lists of the version that the arrays have in the end, or none [S2.400]', async () => {
    const { state, database } = fakeIndex();
    const store = createPostingsStore(database);
    const held = arraysAt(1);
    await store.load(1, held, ['a', 'b']);
    held.version = 2;
    // Another search brings the arrays to a later version.
    state.whileRenewing = () => {
      held.version = 3;
      state.changed = [5, 7];
      state.whileRenewing = () => {};
    };
    const lists = await store.lists(1, held, ['a', 'b']);
    expect(['a', 'b'].map((lexeme) => rowsOf(lists, lexeme))).toEqual([[], []]);
    held.version = 4;
    state.whileRenewing = () => {
      held.version += 1;
    };
    expect(await store.lists(1, held, ['a', 'b'])).toBeUndefined();
  });

  test('renews a list once for all searches that want it', async () => {
    const { state, database } = fakeIndex();
    const store = createPostingsStore(database);
    const held = arraysAt(1);
    await store.load(1, held, ['a', 'b']);
    held.version = 2;
    const wanted = [['a'], ['a'], ['a', 'b'], ['b']];
    const found = await Promise.all(wanted.map((lexemes) => store.lists(1, held, lexemes)));
    expect(found.map((lists) => [...(lists?.keys() ?? [])])).toEqual(wanted);
    expect(rowsOf(found[1], 'a')).toEqual([2]);
    expect(state.renewals).toBe(2);
  });

  test('has a publication once that comes back while lists are renewed [S2.363]', async () => {
    const { state, database } = fakeIndex();
    const store = createPostingsStore(database);
    const ids = [...Array(100_000).keys()];
    const { arrays, change } = createChangingArrays(arraysAt(1, 1, ids).arrays);
    const held = { ...arraysAt(1), arrays };
    state.ids = ids;
    await store.load(1, held, ['long']);
    state.ids = [5, 7];
    await store.load(1, held, ['short']);
    change({ rows: new Map([[5, undefined]]), entries: [] });
    state.added = [[2, 0.5, 5]];
    // The long list is renewed with a pause.
    state.whileRenewing = () => {
      setImmediate().then(() =>
        change({ rows: new Map([[5, { titleLength: 1, valueIds: [] }]]), entries: [] }),
      );
    };
    held.version = 2;
    const lists = await store.lists(1, held, ['long', 'short']);
    expect(arrays.rowOf(5)).toBe(5);
    expect(rowsOf(lists, 'short')).toEqual([5, 7]);
  });

  test('drops lists after 8,000 changed publications, and not before [S2.363]', async () => {
    const { state, database } = fakeIndex();
    const store = createPostingsStore(database);
    const held = arraysAt(1);
    await store.load(1, held, ['a']);
    held.version = 2;
    state.changed = [...Array(8000).keys()];
    expect(await store.lists(1, held, ['a'])).toBeDefined();
    held.version = 3;
    state.changed = [...Array(8001).keys()];
    expect(await store.lists(1, held, ['a'])).toBeUndefined();
  });

  test('drops the lists of earlier arrays after a restored backup, too [S2.361]', async () => {
    const { database } = fakeIndex();
    const store = createPostingsStore(database);
    const before = arraysAt(50, 1);
    await store.load(1, before, ['a', 'b']);
    const restored = arraysAt(40, 2);
    await store.load(1, restored, ['a']);
    expect(store.has(1, restored, ['a'])).toBe(true);
    expect(store.has(1, before, ['b'])).toBe(false);
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
    const done = await Promise.all(loading);
    expect(state.read).toHaveLength(20);
    expect(done.filter((isDone) => !isDone)).toHaveLength(5);
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
