import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { acquisitionCodec, publicationCodec, shopBookPageCodec } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import type { TestServer } from '../testing/test-server.ts';
import { CATALOGUE, createCatalogueServer, SHOP, SOUTHERN } from './testing/catalogue-server.ts';

describe('the catalogue', () => {
  let server: TestServer;
  let token: string;

  beforeAll(async () => {
    server = await createCatalogueServer();
    token = await server.tokenOf('user');
  });
  afterAll(() => server.close());

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
