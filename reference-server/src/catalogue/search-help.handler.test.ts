import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  type SearchHelp,
  type SearchHelpRequest,
  searchAnswerCodec,
  searchHelpCodec,
} from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import { setSearchEngine } from '../search/postgres/engine-of.ts';
import { createPostgresSearchEngine } from '../search/postgres/postgres-search-engine.ts';
import { seedRecords } from '../search/testing/seed-records.ts';
import type { TestServer } from '../testing/test-server.ts';
import {
  CATALOGUE,
  createCatalogueServer,
  FULL_TEXT,
  SHOP,
  SOUTHERN,
} from './testing/catalogue-server.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await createCatalogueServer();
  token = await server.tokenOf('user');
  await seedRecords(
    server.database,
    CATALOGUE,
    new Map([
      [10, { title: 'Pride and Prejudice', authors: ['Austen, Jane'], language: 'en' }],
      [11, { title: 'Emma', authors: ['Austen, Jane'], language: 'en', yearOfPublication: '1815' }],
      [12, { title: 'Emma', authors: ['Austen, Jane'], language: 'nl', keywords: ['Love'] }],
    ]),
  );
});
afterAll(() => server.close());

type Asked = Partial<SearchHelpRequest> & { readonly facets?: Record<string, string[]> };

async function helpFor({ facets = {}, ...more }: Asked, login?: 'user2'): Promise<SearchHelp[]> {
  const answer = await server.call('POST', '/api/search/help', {
    token: login === undefined ? token : await server.tokenOf(login),
    body: { query: '*', queryType: 0, connections: [{ connection: CATALOGUE, facets }], ...more },
  });
  expect(answer.statusCode).toBe(200);
  return v.parse(v.array(searchHelpCodec.schema), answer.json());
}

/** The answer of `POST /search` to a help. */
async function totalOf(
  { question, withoutFacets }: SearchHelp,
  facets: Readonly<Record<string, string[]>> = {},
  connection = CATALOGUE,
): Promise<number> {
  const left = Object.entries(facets).filter(([name]) => !withoutFacets.includes(name));
  const answer = await server.call('POST', '/api/search', {
    token,
    body: {
      ...question,
      facets: Object.fromEntries(left),
      paginationOptions: { page: 1, resultsPerPage: 5 },
      connections: [connection],
    },
  });
  const [entry] = v.parse(searchAnswerCodec.schema, answer.json());
  return entry?.kind === 'results' ? (entry.total ?? -1) : -1;
}

const told = (helps: readonly SearchHelp[]) =>
  helps.map(({ kind, question, total }) => [kind, question.query, total]);

const title = (value: string) => ({ name: 'title', value, mode: 1 as const, operator: 0 as const });

test.each<[string, Asked, unknown[]]>([
  ['unknown words', { query: 'emma xyzzy austen' }, [['fewer', 'emma austen', 2]]],
  [
    'a typing error',
    { query: 'emma prejudise' },
    [
      ['fewer', 'emma', 2],
      ['fewer', 'prejudice', 1],
    ],
  ],
  ['an exclusion', { query: 'prejudice -austen' }, [['fewer', 'prejudice', 1]]],
  [
    'three words of which no two meet',
    { query: 'winter prejudice paper' },
    [
      ['fewer', 'prejudice', 1],
      ['fewer', 'paper', 1],
      ['fewer', 'winter', 1],
    ],
  ],
  ['a phrase', { query: '"prejudice and pride"' }, [['unquoted', 'prejudice and pride', 1]]],
  ['a typed field', { query: 'title:austen' }, [['everywhere', 'austen', 3]]],
  ['a row', { fields: [title('austen')] }, [['everywhere', 'austen', 3]]],
  ['a wrong word as typed', { query: 'prejudise', asTyped: true }, [['corrected', 'prejudice', 1]]],
  ['nothing that helps', { query: 'xyzzy' }, []],
  ['signs alone', { query: '%' }, []],
])(
  '%s: each help tells what a search of it finds [S2.300 S2.302 S2.304 S2.305]',
  async (_kind, asked, expected) => {
    const helps = await helpFor(asked);
    expect(told(helps).toSorted()).toEqual(expected.toSorted());
    for (const help of helps) expect(await totalOf(help)).toBe(help.total);
  },
);

test.each<[string, Asked, unknown[]]>([
  [
    'facets',
    { query: 'emma', facets: { language: ['en'], keywords: ['Love'] } },
    [
      ['facet', ['language'], 1],
      ['facet', ['keywords'], 1],
      ['unfiltered', ['language', 'keywords'], 2],
    ],
  ],
  [
    'a range of years, and a word that is corrected',
    { query: 'prejudise', facets: { yearofpublication: ['1900/1950'] } },
    [['facet', ['yearofpublication'], 1]],
  ],
  [
    'an unfinished word',
    { query: 'prejud', facets: { language: ['nl'] } },
    [['facet', ['language'], 1]],
  ],
  [
    'what is readable now',
    { query: 'emma', facets: { availability: ['now'] } },
    [['facet', ['availability'], 2]],
  ],
  [
    'a facet and a row',
    { query: 'austen', facets: { language: ['nl'] }, fields: [title('prejudice')] },
    [
      ['facet', ['language'], 1],
      ['row', [], 1],
      ['unfiltered', ['language'], 3],
    ],
  ],
  ['all records', { facets: { language: ['fr'] } }, [['facet', ['language'], 6]]],
])(
  '%s are taken off, with the hits of that search [S2.300 S2.301]',
  async (_kind, asked, expected) => {
    const helps = (await helpFor(asked)).filter(({ kind }) =>
      ['facet', 'row', 'unfiltered'].includes(kind),
    );
    expect(helps.map(({ kind, withoutFacets, total }) => [kind, withoutFacets, total])).toEqual(
      expected,
    );
    for (const help of helps) expect(await totalOf(help, asked.facets)).toBe(help.total);
  },
);

test.each(['walrus', 'wlarus'])('the full text has %s [S2.300 S2.303]', async (query) => {
  const helps = await helpFor({ query, connections: [{ connection: FULL_TEXT, facets: {} }] });
  expect(helps).toMatchObject([{ kind: 'context', question: { query, queryType: 2 }, total: 1 }]);
  const [help] = helps;
  expect(help && (await totalOf(help, {}, FULL_TEXT))).toBe(1);
});

test('several connections are counted together [S2.306]', async () => {
  const of = (...ids: number[]) => ids.map((connection) => ({ connection, facets: {} }));
  const asked = { query: 'letters xyzzy' };
  expect(told(await helpFor({ ...asked, connections: of(CATALOGUE, FULL_TEXT, SHOP) }))).toEqual([
    ['fewer', 'letters', 3],
  ]);
  // A word that one of them has is not left out of all.
  expect(told(await helpFor({ query: 'gift letters', connections: of(CATALOGUE, SHOP) }))).toEqual([
    ['fewer', 'letters', 2],
    ['fewer', 'gift', 1],
  ]);
});

test('a connection that the caller may not search has no hits [S2.309]', async () => {
  const connections = [
    { connection: SOUTHERN, facets: {} },
    { connection: 999, facets: {} },
  ];
  expect(await helpFor({ query: 'winds xyzzy', connections })).toEqual([]);
  const own = await helpFor({ query: 'winds xyzzy', connections }, 'user2');
  expect(told(own)).toEqual([['fewer', 'winds', 1]]);
});

test('what is not offered to the caller stays a filter that finds nothing [S2.309]', async () => {
  await server.database.query(
    `update client_connections set read_by = 'staff' where connection_id = $1`,
    [FULL_TEXT],
  );
  const facets = { form: ['read'], language: ['xx'] };
  const helps = await helpFor({
    query: 'letters',
    connections: [{ connection: FULL_TEXT, facets }],
  });
  expect(helps.map(({ kind }) => kind)).toEqual(['unfiltered']);
  await server.database.query(
    `update client_connections set read_by = 'anyone' where connection_id = $1`,
    [FULL_TEXT],
  );
});

test('words that could not be searched once are searched for the next question [S2.347]', async () => {
  const { database } = server;
  const engine = createPostgresSearchEngine(database);
  let failures = 1;
  setSearchEngine(database, {
    ...engine,
    search: (plan) => {
      failures -= 1;
      return failures < 0 ? engine.search(plan) : Promise.reject(new Error('no connection'));
    },
  });
  const helps = await helpFor({ query: 'emma', facets: { language: ['en'], keywords: ['Love'] } });
  setSearchEngine(database, engine);
  expect(failures).toBeLessThan(0);
  expect(helps.map(({ kind, total }) => [kind, total])).toEqual([
    ['facet', 1],
    ['facet', 1],
  ]);
});

test('a call has twenty connections at most, and one at least [S2.306]', async () => {
  const call = (amount: number) =>
    server.call('POST', '/api/search/help', {
      token,
      body: {
        query: 'emma',
        queryType: 0,
        connections: [...Array(amount)].map((_, connection) => ({ connection })),
      },
    });
  expect((await call(0)).statusCode).toBe(400);
  expect((await call(21)).statusCode).toBe(400);
  expect((await call(20)).statusCode).toBe(200);
});

test('a search that is too large has none, at once [S2.309]', async () => {
  const row = { name: 'title', value: 'x', mode: 1, operator: 0 } as const;
  const fields = Array.from({ length: 10_000 }, () => row);
  expect(await helpFor({ fields })).toEqual([]);
  expect(await helpFor({ query: 'ab '.repeat(200_000) })).toEqual([]);
});
