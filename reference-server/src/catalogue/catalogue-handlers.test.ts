import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  acquisitionCodec,
  publicationCodec,
  searchAnswerCodec,
  shopBookPageCodec,
} from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import { licenceHandlers } from '../licences/licence-handlers.ts';
import { indexTexts } from '../search/index.ts';
import { seedRecords } from '../search/testing/seed-records.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { catalogueHandlers } from './catalogue-handlers.ts';

const CATALOGUE = 0;
const FULL_TEXT = 1;
const SHOP = 2;
const SOUTHERN = 3;

describe('the catalogue', () => {
  let server: TestServer;
  let token: string;

  beforeAll(async () => {
    server = await createTestServer({ handlers: { ...catalogueHandlers, ...licenceHandlers } });
    token = await server.tokenOf('user');
    const { database } = server;
    await database.query('delete from publications', []);
    await seedRecords(
      database,
      CATALOGUE,
      new Map([
        [1, { title: 'Letters from the north', keywords: ['Ice', 'Snow'], pubKey: 'pub-letters' }],
        [2, { title: 'Only on paper', keywords: ['Ice'], jurisdiction: ['nl', 'be'] }],
        [3, { title: 'Winter', keywords: ['Snow'] }],
      ]),
    );
    await seedRecords(
      database,
      FULL_TEXT,
      new Map([[1, { title: 'Letters from the north', pubKey: 'pub-letters' }]]),
    );
    await seedRecords(
      database,
      SHOP,
      new Map([
        [1, { title: 'Letters', isbn: '9783161484100', priceInCents: 1250, currency: 'eur' }],
        [2, { title: 'Gift', isbn: '978-90-8696-142-9', priceInCents: 0, currency: 'eur' }],
        [3, { title: '1984', authors: ['Orwell, George'] }],
      ]),
    );
    await seedRecords(database, SOUTHERN, new Map([[1, { title: 'Southern winds' }]]));
    await database.query(
      `insert into appearances (doc_key, pub_key, format, mime_type, file_sha256, page_count,
         metadata, contents, structure, cover, cover_type)
       values ('doc 1', 'pub-letters', 'pdf', 'application/pdf', 'a', 2, '{}', '[]', '{}', '\\x00',
         'image/png')`,
      [],
    );
    await database.query(
      `insert into document_texts (doc_key, position, path, body, folded) values
         ('doc 1', 0, '1.pdf', 'Nothing but fog', 'nothing but fog'),
         ('doc 1', 1, '2.pdf', 'A walrus on the ice-floe, Überall', '')`,
      [],
    );
    await database.transaction((transaction) => indexTexts(transaction, ['doc 1']));
    await database.query(
      `update publications set acquired_at = now() - make_interval(days => id * 10)
       where connection_id = $1 or connection_id = $2`,
      [CATALOGUE, SOUTHERN],
    );
  });
  afterAll(() => server.close());

  const request = (connection: number, query: string, more: object = {}) => ({
    query,
    queryType: 0,
    fields: [],
    paginationOptions: { page: 1, resultsPerPage: 20 },
    facets: {},
    sorting: [],
    connections: [connection],
    ...more,
  });

  async function searched(connection: number, query: string, more: object = {}) {
    const answer = await server.call('POST', '/api/search', {
      token,
      body: request(connection, query, more),
    });
    expect(answer.statusCode).toBe(200);
    const [entry] = v.parse(searchAnswerCodec.schema, answer.json());
    if (entry === undefined) throw new Error('The answer is empty.');
    return { entry, headers: answer.headers };
  }

  test('answers publications in the contract’s form, with cover, seat and facets', async () => {
    const { entry, headers } = await searched(CATALOGUE, 'north');
    expect(entry).toMatchObject({
      kind: 'results',
      total: 1,
      facets: { keywords: { Ice: 1, Snow: 1 } },
      publications: [
        {
          id: 1,
          title: 'Letters from the north',
          pubKey: 'pub-letters',
          cover: '/api/appearances/doc%201/cover',
          licenseAvailable: true,
        },
      ],
    });
    expect(headers['server-timing']).toMatch(/search-0;dur=[\d.]+, records-0;dur=[\d.]+/);
  });

  test('sees a seat that another person has', async () => {
    const available = async (login: 'user' | 'user2') => {
      const body = request(login === 'user' ? CATALOGUE : SOUTHERN, 'letters');
      const answer = await server.call('POST', '/api/search', {
        token: await server.tokenOf(login),
        body,
      });
      const [entry] = v.parse(searchAnswerCodec.schema, answer.json());
      return entry?.kind === 'results' && entry.publications.map((one) => one.licenseAvailable);
    };
    await seedRecords(
      server.database,
      SOUTHERN,
      new Map([[2, { title: 'Letters', pubKey: 'pub-letters' }]]),
    );
    expect(await available('user2')).toEqual([true]);
    const acquire = '/api/publications/pub-letters/license/acquire';
    const taken = await server.call('GET', acquire, { token });
    expect(taken.statusCode).toBe(200);
    expect(await available('user')).toEqual([true]);
    expect(await available('user2')).toEqual([false]);
  });

  test('leaves the count of a facet’s own choices alone [C7.23]', async () => {
    const { entry } = await searched(CATALOGUE, '*', { facets: { keywords: ['Snow'] } });
    expect(entry).toMatchObject({ total: 2, facets: { keywords: { Ice: 2, Snow: 2 } } });
  });

  test.each([
    [{ queryType: 0 }, 'walrus', 0],
    [{ queryType: 1 }, 'walrus', 1],
    [{ queryType: 1 }, 'walrus fog', 0],
    [{ queryType: 1 }, '"the ice-floe"', 1],
    [{ queryType: 1 }, 'uberall', 1],
    [{ queryType: 1 }, 'wal*', 1],
    [{ queryType: 1 }, '*alru*', 1],
    [{ queryType: 1 }, 'letters', 0],
    [{ queryType: 2 }, 'letters', 1],
    [{ queryType: 2 }, 'walrus', 1],
    [{ queryType: 2 }, '?', 0],
    [{ queryType: 1 }, '*', 1],
    [
      { queryType: 2, fields: [{ name: 'title', value: 'north', mode: 1, operator: 0 }] },
      'walrus',
      1,
    ],
    [
      { queryType: 1, fields: [{ name: 'title', value: 'north', mode: 2, operator: 0 }] },
      'walrus',
      0,
    ],
  ])('looks in texts where it is told to: %j %j [C7.21]', async (more, query, total) => {
    expect((await searched(FULL_TEXT, query, more)).entry).toMatchObject({ total });
  });

  test('says where in a text it was found, and only then', async () => {
    const hit = {
      docKey: 'doc 1',
      file: '2.pdf',
      page: '2',
      fragment: 'A walrus on the ice-floe, Überall',
      terms: ['walrus'],
    };
    for (const queryType of [1, 2]) {
      const { entry, headers } = await searched(FULL_TEXT, 'walrus', { queryType });
      expect(entry).toMatchObject({ publications: [{ id: 1, textHits: [hit] }] });
      expect(headers['server-timing']).toMatch(/texts-1;dur=/);
    }
    const { entry } = await searched(FULL_TEXT, 'letters', { queryType: 2 });
    expect(entry.kind === 'results' && entry.publications[0]).not.toHaveProperty('textHits');
  });

  test.each([
    [{ fields: [{ name: 'publisher', value: 'x', mode: 1, operator: 0 }] }, FULL_TEXT],
    [{ fields: [{ name: 'nonsense', value: 'x', mode: 1, operator: 0 }] }, CATALOGUE],
    [{ facets: { nonsense: ['x'] } }, CATALOGUE],
    [{ sorting: ['price asc'] }, CATALOGUE],
    [{ query: 'x'.repeat(4001) }, CATALOGUE],
  ])('says with 400 what a connection can’t do: %# [C7.17]', async (more, connection) => {
    const { entry } = await searched(connection, '', more);
    expect(entry).toMatchObject({ kind: 'failure', status: 400 });
  });

  test.each([
    { queryType: 3 },
    { connections: [0, 1] },
    { sorting: ['title'] },
    { paginationOptions: { page: 0, resultsPerPage: 20 } },
  ])('refuses a body that doesn’t fit: %j [C7.17]', async (more) => {
    const body = request(CATALOGUE, '', more);
    const answer = await server.call('POST', '/api/search', { token, body });
    expect(answer.statusCode).toBe(400);
  });

  test.each([SOUTHERN, 77, 1e15])(
    'knows no connection %j of another client',
    async (connection) => {
      expect((await searched(connection, '')).entry).toMatchObject({
        kind: 'failure',
        status: 404,
      });
    },
  );

  test('tells the client’s modules in its order [C7.6]', async () => {
    const answer = await server.call('POST', '/api/search/moduleinfo', { token });
    expect(answer.json()).toMatchObject([
      { connection: 0, module: 0, name: 'Catalogue', actions: ['read', 'request', 'openInBibis'] },
      { connection: 1, advancedFields: ['title'] },
      { connection: 2, actions: ['shop'] },
    ]);
  });

  test('shows one publication whole, to its own client only [C7.5]', async () => {
    const detail = (connectionId: number, publicationId: number) =>
      server.call(
        'GET',
        `/api/search/detail?connectionId=${connectionId}&publicationId=${publicationId}`,
        { token },
      );
    const found = await detail(CATALOGUE, 2);
    expect(v.parse(publicationCodec.schema, found.json())).toMatchObject({
      id: 2,
      title: 'Only on paper',
      jurisdiction: ['nl', 'be'],
      licenseAvailable: false,
    });
    for (const [connection, id] of [
      [CATALOGUE, 99],
      [SOUTHERN, 1],
      [CATALOGUE, 1e12],
      [1e12, 1],
    ] as const) {
      expect((await detail(connection, id)).statusCode).toBe(404);
    }
  });

  test('lists acquisitions from the newest on, within the window [C7.7]', async () => {
    const acquired = async (query: string) => {
      const answer = await server.call('GET', `/api/search/acquisitions${query}`, { token });
      return v.parse(v.array(acquisitionCodec.schema), answer.json());
    };
    expect(await acquired('')).toEqual([
      {
        id: 1,
        title: 'Letters from the north',
        cover: '/api/appearances/doc%201/cover',
        sourceModule: CATALOGUE,
      },
      { id: 2, title: 'Only on paper', sourceModule: CATALOGUE },
      { id: 3, title: 'Winter', sourceModule: CATALOGUE },
    ]);
    expect(await acquired('?limitdays=15')).toHaveLength(1);
    expect(await acquired('?limitamount=2')).toHaveLength(2);
    expect(await acquired('?limitdays=100000000000000')).toHaveLength(3);
  });

  test('answers the older form of search [C7.8]', async () => {
    const older = async (parameters: Record<string, string>) => {
      const url = `/api/publications?${new URLSearchParams(parameters)}`;
      const answer = await server.call('GET', url, { token });
      return answer.statusCode === 200
        ? v.parse(answerSchema, answer.json()).total
        : answer.statusCode;
    };
    expect(await older({})).toBe(3);
    expect(await older({ query: 'paper only' })).toBe(1);
    expect(await older({ query: 'paper only', contextOption: 'phrase' })).toBe(0);
    expect(await older({ query: 'walrus', context: 'metadataAndContent' })).toBe(1);
    expect(await older({ filters: '{"keywords":["Ice"]}' })).toBe(2);
    expect(await older({ filters: '{"keywords":"Ice"}' })).toBe(400);
    expect(await older({ filters: '{' })).toBe(400);
    expect(await older({ filters: '{"nonsense":["Ice"]}' })).toBe(400);
  });
  const answerSchema = v.object({ total: v.number() });

  test('finds the shop’s books by title or ISBN', async () => {
    const books = async (parameters: Record<string, string>, bearer = token) => {
      const url = `/api/shop/books?${new URLSearchParams(parameters)}`;
      const answer = await server.call('GET', url, { token: bearer });
      return v.parse(shopBookPageCodec.schema, answer.json());
    };
    const titles = async (query: string) =>
      (await books({ query })).items.map((item) => item.title);
    expect(await books({})).toMatchObject({ totalAmount: 3 });
    expect((await books({})).items[1]).toMatchObject({
      title: 'Gift',
      priceInCents: 0,
      currency: 'eur',
      connection: SHOP,
      id: 2,
    });
    expect(await books({ pageIndex: '1' })).toEqual({ items: [], totalAmount: 3 });
    expect(await titles('lett')).toEqual(['Letters']);
    expect(await titles('1984')).toEqual(['1984']);
    expect(await titles('9086961428')).toEqual(['Gift']);
    expect(await titles('978-3-16')).toEqual(['Letters']);
    expect(await books({}, await server.tokenOf('user2'))).toEqual({ items: [], totalAmount: 0 });
  });
});
