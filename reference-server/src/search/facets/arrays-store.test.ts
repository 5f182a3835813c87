import { describe, expect, test } from '@jest/globals';
import type { Queryable, Row } from '../../database/database.contract.ts';
import { createArraysStore } from './arrays-store.ts';

/** A fake catalogue of one publication, with a version that the test sets; counts loads. */
function fakeCatalogue() {
  const state = { version: 1, readings: 0, whileReading: () => {} };
  const database: Queryable = {
    async query<R extends Row>(sql: string, values: readonly unknown[] = []) {
      const rows = (): Row[] => {
        if (sql.includes('catalogue_version')) return [{ version: state.version }];
        if (sql.includes('facet_values')) return [{ id: 8, facet: 0, value: 'Koffie' }];
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
  test('gives arrays of the version that is asked for only', async () => {
    const { database } = fakeCatalogue();
    const store = createArraysStore(database);
    expect(store.has(1)).toBe(false);
    await store.refresh(1);
    expect(store.has(1)).toBe(true);
    expect(store.at(1, 1)?.ids).toEqual(Int32Array.of(5));
    expect(store.at(1, 2)).toBeUndefined();
    expect(store.at(2, 1)).toBeUndefined();
  });

  test('drops what changed while it was read', async () => {
    const { state, database } = fakeCatalogue();
    state.whileReading = () => {
      state.version += 1;
    };
    const store = createArraysStore(database);
    await store.refresh(1);
    expect(store.has(1)).toBe(false);
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
