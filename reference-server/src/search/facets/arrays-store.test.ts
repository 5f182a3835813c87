import { describe, expect, test } from '@jest/globals';
import type { Queryable, Row } from '../../database/database.contract.ts';
import { createArraysStore } from './arrays-store.ts';

/** A fake catalogue of publication 5, or of others, with a version that the test sets; counts loads. */
function fakeCatalogue() {
  const state = {
    version: 1,
    readings: 0,
    whileReading: () => {},
    changed: [] as readonly number[],
    last: 0,
    whileCatchingUp: (_ids: readonly unknown[]) => {},
    isComplete: true,
  };
  const database: Queryable = {
    async query<R extends Row>(sql: string, values: readonly unknown[] = []) {
      const rows = (): Row[] => {
        if (sql.includes('changed_publications')) {
          const { version, changed, isComplete, last } = state;
          return [{ version, ids: `{${changed.join(',')}}`, isComplete, last }];
        }
        if (sql.includes('catalogue_version')) return [{ version: state.version }];
        if (sql.includes('facet_values')) return [{ id: 8, facet: 0, value: 'Koffie' }];
        if (Array.isArray(values[1])) {
          state.whileCatchingUp(values[1]);
          return [{ rows: values[1].map((id) => `${id}:8`).join(';') }];
        }
        state.readings += 1;
        state.whileReading();
        return [{ rows: values[1] === -1 ? '5:8' : null }];
      };
      return rows() as R[];
    },
  };
  return { state, database };
}

describe('the store of arrays', () => {
  test('gives arrays with the changes up to the version that is asked for [S2.400]', async () => {
    const { state, database } = fakeCatalogue();
    const store = createArraysStore(database);
    expect(store.has(1)).toBe(false);
    expect(await store.since(1, 1)).toBeUndefined();
    await store.refresh(1);
    expect(store.has(1)).toBe(true);
    const { readings } = state;
    state.changed = [6];
    expect([...((await store.since(1, 1))?.arrays.ids ?? [])]).toEqual([5]);
    state.version = 3;
    const [held] = await Promise.all([store.since(1, 2), store.since(1, 3)]);
    expect([...(held?.arrays.ids ?? [])]).toEqual([5, 6]);
    expect(held).toMatchObject({ version: 3, changed: 1 });
    expect(state.readings).toBe(readings);
  });

  test('get many changes in one step, with their version, or none [S2.400]', async () => {
    const { state, database } = fakeCatalogue();
    const store = createArraysStore(database);
    await store.refresh(1);
    const seen: unknown[] = [];
    const see = () => seen.push([store.newest(1)?.version, store.newest(1)?.arrays.total]);
    state.whileCatchingUp = (ids) => {
      see();
      if (ids.length < 1000) throw new Error('gone');
    };
    state.version = 2;
    state.changed = Array.from({ length: 1500 }, (_, at) => 10 + at);
    await expect(store.since(1, 2)).rejects.toThrow('gone');
    state.whileCatchingUp = see;
    await store.since(1, 2);
    see();
    expect(seen).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
      [1, 1],
      [2, 1501],
    ]);
  });

  test('tells the changes of all connections since arrays were read, and which are newer', async () => {
    const { state, database } = fakeCatalogue();
    const store = createArraysStore(database, { pause: 0 });
    state.last = 400;
    await store.refresh(1);
    expect(store.newest(1)).toMatchObject({ passed: 0, reading: 1 });
    state.version = 2;
    state.last = 450;
    expect(await store.since(1, 2)).toMatchObject({ changed: 0, passed: 50 });
    await store.refresh(1);
    expect(store.newest(1)).toMatchObject({ passed: 0, reading: 2 });
  });

  test('gives none where changes are not known, or of an earlier catalogue [S2.401]', async () => {
    const { state, database } = fakeCatalogue();
    const store = createArraysStore(database, { pause: 0 });
    state.version = 7;
    await store.refresh(1);
    state.isComplete = false;
    expect(await store.since(1, 8)).toBeUndefined();
    state.isComplete = true;
    state.version = 6;
    expect(await store.since(1, 6)).toBeUndefined();
    await store.refresh(1);
    expect(await store.since(1, 6)).toMatchObject({ version: 6 });
  });

  test('has what changed while it was read [S2.402]', async () => {
    const { state, database } = fakeCatalogue();
    state.whileReading = () => {
      state.version += 1;
      state.changed = [9];
    };
    const store = createArraysStore(database);
    await store.refresh(1);
    expect([...(store.newest(1)?.arrays.ids ?? [])]).toEqual([5, 9]);
    expect(store.newest(1)?.version).toBe(state.version);
  });

  test('reads once for many that ask, and not again at once', async () => {
    const { state, database } = fakeCatalogue();
    let time = 0;
    const store = createArraysStore(database, { pause: 1000, now: () => time });
    await Promise.all([store.refresh(1), store.refresh(1)]);
    const once = state.readings;
    time = 999;
    await store.refresh(1);
    expect(state.readings).toBe(once);
    time = 1000;
    await store.refresh(1);
    expect(state.readings).toBe(2 * once);
  });

  test('tells a failure, and tries again later', async () => {
    const { state, database } = fakeCatalogue();
    const store = createArraysStore(database, { pause: 0 });
    state.whileReading = () => {
      throw new Error('gone');
    };
    await expect(store.refresh(1)).rejects.toThrow('gone');
    state.whileReading = () => {};
    await store.refresh(1);
    expect(store.has(1)).toBe(true);
  });
});
