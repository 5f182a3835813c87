import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Database } from '../../database/database.contract.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import { createArraysStore } from '../facets/arrays-store.ts';
import { createPostgresLexicon } from '../lexicon/postgres-lexicon.ts';
import { createWordEngine } from '../lexicon/word-engine.ts';
import { createPostingsStore } from '../postings/postings-store.ts';
import type { PlannedRequest } from '../query/plan-search.ts';
import { searchWith } from '../testing/search-with.ts';
import { seedConnection, seedRecords } from '../testing/seed-records.ts';
import { createPostgresSearchEngine } from './postgres-search-engine.ts';

const CONNECTION = 925;
const RECORDS = 300;

const abstractOf = (id: number): string =>
  ['de', id % 2 ? 'boek' : '', id % 5 ? '' : 'boeken', id < 3 ? 'zeldzaam' : ''].join(' ');

describeOnBothDatabases('lists of common words', (makeDatabase) => {
  let database: Database;
  const write = (...ids: readonly number[]): Promise<void> =>
    seedRecords(
      database,
      CONNECTION,
      new Map(ids.map((id) => [id, { title: 'Deel', language: 'nl', abstract: abstractOf(id) }])),
    );
  beforeAll(async () => {
    database = await makeDatabase();
    await seedConnection(database, CONNECTION);
    await write(...Array(RECORDS).keys());
  });
  afterAll(() => database.close());

  /** An engine that notes which lists are loaded, and how many at a time. */
  async function setUp({ bytesAtMost = 2 ** 20, onLoad = () => undefined as unknown } = {}) {
    const arrays = createArraysStore(database, { pause: 0 });
    const store = createPostingsStore(database, { bytesAtMost });
    const seen = { loaded: [] as string[], together: 0, most: 0 };
    const postings = {
      ...store,
      async load(...asked: Parameters<typeof store.load>) {
        seen.loaded.push(...asked[2]);
        seen.together += asked[2].length;
        seen.most = Math.max(seen.most, seen.together);
        onLoad();
        const isDone = await store.load(...asked);
        seen.together -= asked[2].length;
        return isDone;
      },
    };
    const options = { arrays, postings, postingsFrom: 0, warmFrom: 50 };
    const engine = createWordEngine(
      createPostgresSearchEngine(database, options),
      createPostgresLexicon(database),
    );
    await arrays.refresh(CONNECTION);
    return { engine, seen };
  }

  const running = () => new AbortController().signal;

  test('are not loaded in advance without statistics [S2.366]', async () => {
    const { engine, seen } = await setUp();
    await engine.warm(CONNECTION, running());
    expect(seen.loaded).toEqual([]);
  });

  describe('with statistics', () => {
    beforeAll(() => database.query('analyze search_publications'));

    test('are loaded in advance, with those of other forms, one at a time [S2.365]', async () => {
      const { engine, seen } = await setUp();
      await engine.warm(CONNECTION, running());
      expect(seen.most).toBe(1);
      expect(seen.loaded).toEqual(expect.arrayContaining(["'deel'", "'boek'", "'k:boek'"]));
      expect(seen.loaded).toContain("'boeken'");
      expect(seen.loaded).not.toContain("'de'");
      expect(seen.loaded).not.toContain("'zeldzaam'");
      seen.loaded = [];
      const request: PlannedRequest = {
        query: 'boek',
        queryType: 0,
        fields: [],
        facets: {},
        sorting: [],
        paginationOptions: { page: 1, resultsPerPage: 5 },
      };
      expect((await searchWith(engine, CONNECTION, request)).total).toBe(180);
      // A search without lists would load them.
      expect(seen.loaded).toEqual([]);
    });

    test('are those of the catalogue as it is [S2.361 S2.365]', async () => {
      const { engine, seen } = await setUp();
      await write(1);
      await engine.warm(CONNECTION, running());
      expect(seen.loaded).toContain("'boek'");
    });

    test('are loaded into half of the memory at most [S2.365]', async () => {
      const { engine, seen } = await setUp({ bytesAtMost: 1200 });
      await engine.warm(CONNECTION, running());
      expect(seen.loaded).toEqual(["'deel'"]);
    });

    test('are no longer loaded once the server closes [S2.366]', async () => {
      const closing = new AbortController();
      const { engine, seen } = await setUp({ onLoad: () => closing.abort() });
      await engine.warm(CONNECTION, closing.signal);
      expect(seen.loaded).toHaveLength(1);
      await engine.warm(CONNECTION, closing.signal);
      expect(seen.loaded).toHaveLength(1);
    });
  });
});
