import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Database } from '../database/database.contract.ts';
import { setSearchEngine } from '../search/postgres/engine-of.ts';
import { seedConnection } from '../search/testing/seed-records.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { startPreparing } from './start-preparing.ts';
import { warmSearches } from './warm-searches.ts';

describeOnBothDatabases('lists that are loaded in advance', (makeDatabase) => {
  let database: Database;
  beforeAll(async () => {
    database = await makeDatabase();
    await seedConnection(database, 926);
  });
  afterAll(() => database.close());

  /** Notes which connections are prepared and warmed. */
  function noteCalls(warming: (signal: AbortSignal) => Promise<unknown>): string[] {
    const calls: string[] = [];
    setSearchEngine(database, {
      search: async () => ({ total: 0, ids: [], texts: new Map(), facets: {} }),
      findIds: async () => [],
      count: async () => 0,
      prepare: async (id) => void calls.push(`prepare ${id}`),
      async warm(id, signal) {
        calls.push(`warm ${id}`);
        await warming(signal);
        calls.push('end');
      },
    });
    return calls;
  }

  test('are those of each connection on PostgreSQL, and none on PGlite [S2.365]', async () => {
    const calls = noteCalls(async () => undefined);
    await warmSearches(database, new AbortController().signal);
    expect(calls).toEqual(database.kind === 'postgres' ? ['warm 926', 'end'] : []);
    calls.length = 0;
    await warmSearches(database, AbortSignal.abort());
    expect(calls).toEqual([]);
  });

  test('follow the arrays, and end with the server, which waits for them [S2.366]', async () => {
    const calls = noteCalls((signal) => once(signal, 'abort'));
    const stop = startPreparing(database);
    const isWarmed = database.kind === 'postgres';
    while (!calls.includes(isWarmed ? 'warm 926' : 'prepare 926')) await setImmediate();
    await stop();
    expect(calls).toEqual(isWarmed ? ['prepare 926', 'warm 926', 'end'] : ['prepare 926']);
  });
});
