import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Database } from '../../database/database.contract.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import { createArraysStore } from '../facets/arrays-store.ts';
import type { StoredRecord } from '../fields/search-fields.ts';
import { createPostingsStore, type PostingsStore } from '../postings/postings-store.ts';
import { replaceLeaves } from '../query/clauses.ts';
import { planSearch } from '../query/plan-search.ts';
import type { SearchEngine, SearchPlan } from '../query/search-engine.contract.ts';
import { alterations, records } from '../testing/random-searches.ts';
import { seedConnection, seedRecords } from '../testing/seed-records.ts';
import { createPostgresSearchEngine } from './postgres-search-engine.ts';

const CONNECTION = 921;
const IDS = [...Array(60)].map((_, at) => at * 2);
const WORDS = ['art', 'party', 'zee', 'zeeman', 'über', 'café', 'le', 'x1', 'nothing'];

const word = fc.constantFrom(...WORDS);
const typed = fc.oneof(
  { weight: 4, arbitrary: word },
  fc.tuple(word, word).map((words) => words.join(' ')),
  fc.tuple(word, word).map((words) => words.join(' OR ')),
  fc.tuple(word, word).map(([one, other]) => `${one} -${other}`),
  word.map((each) => `-${each}`),
  word.map((each) => `title:${each}`),
  word.map((each) => `keywords:${each} art`),
  word.map((each) => `-keywords:"${each}"`),
);
const sorting = fc.constantFrom<string[]>(
  [],
  ['score desc'],
  ['score desc', 'title desc'],
  ['score asc'],
  ['title asc'],
  ['title desc'],
  ['yearofpublication desc'],
  ['yearofpublication asc', 'score desc'],
);
const facets = fc.record(
  {
    keywords: fc.array(word, { maxLength: 2 }),
    yearofpublication: fc.constantFrom(['1901/1903'], ['1902', '1900']),
    form: fc.constantFrom(['read'], ['shelf', 'buy']),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Record<string, string[]>>;
const variants = fc.record({
  stems: fc.uniqueArray(word, { maxLength: 2 }),
  others: fc.uniqueArray(word, { maxLength: 2 }),
});

const plans: fc.Arbitrary<SearchPlan> = fc
  .tuple(
    fc.record({ query: typed, sorting, facets }),
    fc.record({
      page: fc.integer({ min: 1, max: 4 }),
      resultsPerPage: fc.integer({ min: 1, max: 9 }),
    }),
    fc.option(variants),
    alterations(IDS),
  )
  .map(([asked, paginationOptions, others, altered]) => {
    const request = { ...asked, queryType: 0 as const, fields: [], paginationOptions };
    const planned = planSearch(request, { id: CONNECTION, advancedFields: [] });
    if (planned.kind === 'refused') throw new Error(planned.reason);
    const main = replaceLeaves(planned.plan.main, (leaf) =>
      leaf.kind === 'word' && others !== null ? { ...leaf, variants: others } : leaf,
    );
    return { ...planned.plan, main, altered };
  });

/** Counts the searches that find all their lists. */
function watched(store: PostingsStore) {
  const seen = { answered: 0, last: Promise.resolve<unknown>(undefined) };
  const postings: PostingsStore = {
    has: (...asked) => store.has(...asked),
    async lists(...asked) {
      const lists = await store.lists(...asked);
      if (lists) seen.answered += 1;
      return lists;
    },
    load(...asked) {
      const load = store.load(...asked);
      seen.last = load;
      return load;
    },
    hasRoom: () => store.hasRoom(),
  };
  return { seen, postings };
}

describeOnBothDatabases('a search in postings', (makeDatabase) => {
  let database: Database;
  beforeAll(async () => {
    database = await makeDatabase();
    await seedConnection(database, CONNECTION);
  });
  afterAll(() => database.close());

  async function setUp(stored: readonly StoredRecord[]) {
    await database.query('delete from publications where connection_id = $1', [CONNECTION]);
    await seedRecords(database, CONNECTION, new Map(stored.map((each, at) => [at * 2, each])));
    const arrays = createArraysStore(database, { pause: 0 });
    const store = createPostingsStore(database);
    const { seen, postings } = watched(store);
    const engine = createPostgresSearchEngine(database, { arrays, postings, postingsFrom: 0 });
    await arrays.refresh(CONNECTION);
    return { arrays, store, seen, engine };
  }

  async function expectEqual(engine: SearchEngine, planned: SearchPlan) {
    // Engines remember what a list alters.
    const plan = { ...planned, altered: [...(planned.altered ?? [])] };
    const plain = await createPostgresSearchEngine(database).search(plan);
    expect(await engine.search(plan)).toEqual(plain);
  }

  describe('over random catalogues', () => {
    test('gives the page and the counts that the database gives, in the same order, also after changes [S2.360 S2.361 S2.363 S2.400]', async () => {
      let answered = 0;
      let renewed = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.array(records, { minLength: 10, maxLength: 60 }),
          fc.array(plans, { minLength: 8, maxLength: 8 }),
          fc.array(fc.tuple(fc.constantFrom(...IDS), fc.option(records)), { maxLength: 4 }),
          async (stored, searches, changes) => {
            const { arrays, store, seen, engine } = await setUp(stored);
            for (const plan of searches) {
              await expectEqual(engine, plan);
              await seen.last;
              await expectEqual(engine, plan);
            }
            for (const [id, record] of changes) {
              if (record) await seedRecords(database, CONNECTION, new Map([[id, record]]));
              else {
                await database.query(
                  'delete from publications where connection_id = $1 and id = $2',
                  [CONNECTION, id],
                );
              }
            }
            const answeredBefore = seen.answered;
            const held = arrays.newest(CONNECTION);
            if (held && changes.length > 1) await store.load(CONNECTION, held, []);
            for (const plan of searches) await expectEqual(engine, plan);
            expect(arrays.newest(CONNECTION)).toBe(held);
            answered += answeredBefore;
            renewed += seen.answered - answeredBefore;
          },
        ),
        { numRuns: 8, endOnFailure: true },
      );
      // Otherwise the test would compare the database with itself.
      expect(answered).toBeGreaterThan(50);
      expect(renewed).toBeGreaterThan(25);
    }, 120_000);
  });
});
