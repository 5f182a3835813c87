import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { searchAnswerCodec } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import { seedRecords } from '../search/testing/seed-records.ts';
import type { TestServer } from '../testing/test-server.ts';
import {
  CATALOGUE,
  createCatalogueServer,
  FULL_TEXT,
  SOUTHERN,
} from './testing/catalogue-server.ts';

describe('the catalogue', () => {
  let server: TestServer;
  let token: string;

  beforeAll(async () => {
    server = await createCatalogueServer();
    token = await server.tokenOf('user');
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

  test('names document types by language, as their records do [C7.122]', async () => {
    await seedRecords(
      server.database,
      CATALOGUE,
      new Map([
        [70, { title: 'Schaatsen', documentType: 'Book', documentTypeLabels: { nl: 'Boek' } }],
        [71, { title: 'Schaatsen', documentType: 'Map' }],
      ]),
    );
    const { entry } = await searched(CATALOGUE, 'schaatsen');
    expect(entry).toMatchObject({
      facets: { documenttype: { Book: 1, Map: 1 } },
      typeLabels: { Book: { nl: 'Boek' } },
    });
    expect((await searched(CATALOGUE, 'winter')).entry).not.toHaveProperty('typeLabels');
    await server.database.query('delete from publications where id in (70, 71)', []);
  });

  test.each([
    [1, 'walrus -ice', 0],
    [1, 'walrus -fog', 1],
    [1, 'walrus -letters', 1],
    [2, 'walrus -letters', 0],
    [1, 'title:letters walrus', 1],
    [1, 'title:snow walrus', 0],
    [1, 'title:letters', 1],
    [1, '-letters', 0],
    [1, 'walrus OR sealskin', 1],
    [2, 'wal?us', 1],
  ])('reads operators where it looks: %j %j [S2.233]', async (queryType, query, total) => {
    expect((await searched(FULL_TEXT, query, { queryType })).entry).toMatchObject({ total });
  });

  test('tells how it read a query, if there is more than words [S2.227 S2.234]', async () => {
    const { entry } = await searched(CATALOGUE, 'let?ers foo:north -fog');
    expect(entry).toMatchObject({ kind: 'results', total: 0 });
    const { entry: found } = await searched(CATALOGUE, 'let?ers north -title:fog OR');
    expect(found).toMatchObject({
      total: 1,
      alsoFound: ['letters'],
      reading: {
        terms: [{ text: 'north' }, { text: 'OR' }],
        excluded: ['fog'],
        asWords: [{ kind: 'operator', text: 'OR' }],
      },
    });
    expect((await searched(CATALOGUE, 'letters')).entry).not.toHaveProperty('reading');
  });

  test.each([
    [{ queryType: 0 }, 'walrus', 0],
    [{ queryType: 1 }, 'walrus', 1],
    [{ queryType: 1 }, 'walrus fog', 0],
    [{ queryType: 1 }, 'walruses', 1],
    [{ queryType: 1 }, 'wlarus', 1],
    [{ queryType: 1, asTyped: true }, 'wlarus', 0],
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

  test('names corrected words and other forms, unless the words are searched as typed [C7.39]', async () => {
    const { entry } = await searched(CATALOGUE, 'Leters from the north');
    expect(entry).toMatchObject({
      total: 1,
      corrections: [{ typed: 'leters', word: 'letters' }],
      alsoFound: ['letters'],
    });
    const form = await searched(CATALOGUE, 'letter');
    expect(form.entry).toMatchObject({ total: 1, alsoFound: ['letters'] });
    expect(form.entry).not.toHaveProperty('corrections');
    const typed = await searched(CATALOGUE, 'leters', { asTyped: true });
    expect(typed.entry).toEqual({ kind: 'results', total: 0, publications: [], facets: {} });
    const plain = await searched(CATALOGUE, 'letters');
    expect(plain.entry).not.toHaveProperty('alsoFound');
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

  test('shows no passage of a text that the person may not read, though it is found [S2.70]', async () => {
    const setReaders = (readBy: string) =>
      server.database.query('update client_connections set read_by = $1 where connection_id = $2', [
        readBy,
        FULL_TEXT,
      ]);
    await setReaders('staff');
    const { entry } = await searched(FULL_TEXT, 'walrus', { queryType: 1 });
    await setReaders('anyone');
    expect(entry).toMatchObject({ total: 1, publications: [{ id: 1 }] });
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
});
