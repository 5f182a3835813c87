import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { writeContent } from '@leeszaal/reference-server/extension';
import { type Database, planSearch, searchEngineOf } from '@leeszaal/reference-server/testing';
import { describeOnBothDatabases } from '@leeszaal/reference-server/testing/suites';
import { ADVANCED_FIELDS } from '@leeszaal/shared-contracts';
import { CONNECTION_IDS, CONNECTIONS } from '../../accounts.ts';
import { demoContent } from '../../demo-content.ts';
import { libraryRows } from '../../library.ts';
import { GENERATED_QUERIES, GENERATED_RECORDS } from './generated-families.ts';
import { type Figures, judge, meanOf, RESULTS_JUDGED } from './judge.ts';
import { JUDGED_WORDS, type JudgedWords, type QueryKind } from './judged-words.ts';

const START = new Date('2026-01-01');
const GENERATED_CONNECTION = 90;

/** The least figures of each kind. Raise them with the engine; never lower them for a change. */
const FLOORS: Readonly<Record<QueryKind, Figures>> = {
  stems: { ndcg: 0.95, reciprocalRank: 0.94 },
  compounds: { ndcg: 0.89, reciprocalRank: 0.93 },
  typos: { ndcg: 0.95, reciprocalRank: 0.95 },
  names: { ndcg: 0.97, reciprocalRank: 0.97 },
  identifiers: { ndcg: 0.98, reciprocalRank: 0.98 },
  subjects: { ndcg: 0.97, reciprocalRank: 0.97 },
  'known items': { ndcg: 0.98, reciprocalRank: 0.98 },
  phrases: { ndcg: 0.98, reciprocalRank: 0.98 },
  fields: { ndcg: 0.97, reciprocalRank: 0.98 },
  operators: { ndcg: 0.97, reciprocalRank: 0.98 },
};

function content() {
  const demo = demoContent(START);
  const [catalogue] = CONNECTIONS;
  if (catalogue === undefined) throw new Error('The demonstration has no catalogue');
  const generated = GENERATED_RECORDS.map(({ key: _key, ...record }, id) => ({
    connectionId: GENERATED_CONNECTION,
    id,
    pubKey: undefined,
    record,
    acquiredAt: undefined,
    createdAt: START,
  }));
  return {
    ...demo,
    connections: [
      ...CONNECTIONS,
      { ...catalogue, id: GENERATED_CONNECTION, module: 99, name: 'Generated' },
    ],
    publications: [...demo.publications, ...generated],
  };
}

const CATALOGUE_KEYS: ReadonlyMap<number, string> = new Map(
  libraryRows(START)
    .filter(({ connectionId }) => connectionId === CONNECTION_IDS.catalogue)
    .map(({ id, key }) => [id, key]),
);
const GENERATED_KEYS: ReadonlyMap<number, string> = new Map(
  GENERATED_RECORDS.map(({ key }, id) => [id, key]),
);

const KINDS = [
  ...JUDGED_WORDS.map((judged) => ({
    ...judged,
    connection: Number(CONNECTION_IDS.catalogue),
    keys: CATALOGUE_KEYS,
  })),
  {
    kind: 'fields' as const,
    queries: GENERATED_QUERIES,
    connection: GENERATED_CONNECTION,
    keys: GENERATED_KEYS,
  },
];

test('every judged record exists, and there are 200 queries or more', () => {
  const queries = KINDS.flatMap((kind) => kind.queries);
  expect(queries.length).toBeGreaterThanOrEqual(200);
  for (const { keys, queries: judged } of KINDS) {
    const known = new Set(keys.values());
    const missing = judged.flatMap(({ relevant }) =>
      Object.keys(relevant).filter((key) => !known.has(key)),
    );
    expect(missing).toEqual([]);
  }
});

describeOnBothDatabases('judged queries', (makeDatabase) => {
  let database: Database;
  beforeAll(async () => {
    database = await makeDatabase();
    await writeContent(database, content());
  });
  afterAll(() => database.close());

  async function figuresOf(
    { query, relevant }: JudgedWords,
    connection: number,
    keys: ReadonlyMap<number, string>,
  ): Promise<Figures> {
    const request = {
      query,
      queryType: 0 as const,
      fields: [],
      facets: {},
      sorting: ['score desc'],
      paginationOptions: { page: 1, resultsPerPage: RESULTS_JUDGED },
    };
    const planned = planSearch(request, { id: connection, advancedFields: [...ADVANCED_FIELDS] });
    if (planned.kind === 'refused') throw new Error(planned.reason);
    const { ids } = await searchEngineOf(database).search(planned.plan);
    return judge(
      ids.map((id) => keys.get(id) ?? ''),
      relevant,
    );
  }

  describe('by kind', () => {
    test.each(KINDS)('$kind [C7.44]', async ({ kind, queries, connection, keys }) => {
      const judged: { query: string; figures: Figures }[] = [];
      for (const each of queries) {
        judged.push({
          query: each.query,
          figures: await figuresOf(each, connection, keys),
        });
      }
      const { ndcg, reciprocalRank } = meanOf(judged.map(({ figures }) => figures));
      const worst = judged
        .toSorted((a, b) => a.figures.ndcg - b.figures.ndcg)
        .filter(({ figures }) => figures.ndcg < 0.7)
        .map(({ query, figures }) => `${query} (${figures.ndcg.toFixed(2)})`);
      process.stdout.write(
        `${kind}: nDCG@10 ${ndcg.toFixed(3)}, MRR ${reciprocalRank.toFixed(3)}, n=${queries.length}; below 0.7: ${worst.join(', ')}\n`,
      );
      expect(ndcg).toBeGreaterThanOrEqual(FLOORS[kind].ndcg);
      expect(reciprocalRank).toBeGreaterThanOrEqual(FLOORS[kind].reciprocalRank);
    });
  });
});
