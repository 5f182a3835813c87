import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { searchAnswerCodec } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import type { Database } from '../database/database.contract.ts';
import { indexDocuments } from '../search/indexing/index-publications.ts';
import { seedRecords } from '../search/testing/seed-records.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import type { TestLogin } from '../testing/fixtures.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { passTurns } from '../waiting/waiting-store.ts';

const CATALOGUE = 0;
const SHOP = 2;

describeOnBothDatabases('the forms of publications', (makeDatabase) => {
  let database: Database;
  let server: TestServer;
  const tokens = new Map<TestLogin | 'visitor', string>();

  const addDocument = (key: string) =>
    database.query(
      `insert into appearances (doc_key, pub_key, format, mime_type, file_sha256, page_count,
         metadata, contents, structure)
       values ($1, $1, 'pdf', 'application/pdf', $1, 1, '{}', '[]', '{}')`,
      [key],
    );

  beforeAll(async () => {
    database = await makeDatabase();
    server = await createTestServer({ database });
    for (const login of ['user', 'admin'] as const) tokens.set(login, await server.tokenOf(login));
    tokens.set('visitor', await server.publicToken('visitors-browser'));
    await database.query('delete from publications', []);
    for (const key of ['pub-one', 'pub-two', 'pub-sold']) await addDocument(key);
    const copies = [{ loanable: null }];
    await seedRecords(
      database,
      CATALOGUE,
      new Map([
        [1, { title: 'One', pubKey: 'pub-one' }],
        [2, { title: 'Two', pubKey: 'pub-two', copies }],
        [3, { title: 'Three', copies }],
        [4, { title: 'Four', pubKey: 'pub-four' }],
      ]),
    );
    const price = { priceInCents: 1250, currency: 'eur' };
    await database.query(`update connections set actions = '{shop,read}' where id = 2`, []);
    await seedRecords(
      database,
      SHOP,
      new Map([
        [1, { title: 'Sold', pubKey: 'pub-sold', ...price }],
        [2, { title: 'Offered', ...price }],
        [3, { title: 'Bought', ...price, licenseCreated: '2026-01-01 00:00:00' }],
      ]),
    );
  });
  afterEach(async () => {
    await database.query('delete from licences', []);
    await database.query('delete from licence_seats', []);
    await database.query('delete from client_licences', []);
    await database.query(`update client_connections set read_by = 'anyone'`, []);
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  async function search(connection: number, facets = {}, caller: TestLogin | 'visitor' = 'user') {
    const answer = await server.call('POST', '/api/search', {
      token: tokens.get(caller) ?? '',
      body: {
        query: '*',
        queryType: 0,
        fields: [],
        paginationOptions: { page: 1, resultsPerPage: 20 },
        facets,
        sorting: [],
        connections: [connection],
      },
    });
    const [entry] = v.parse(searchAnswerCodec.schema, answer.json());
    if (entry?.kind !== 'results') throw new Error('No results');
    const { form, availability } = entry.facets;
    return { ids: entry.publications.map(({ id }) => id).sort(), form, availability };
  }

  const acquire = (pubKey: string, caller: TestLogin = 'user') =>
    server.call('GET', `/api/publications/${pubKey}/license/acquire`, {
      token: tokens.get(caller) ?? '',
    });

  it('are to read, to buy and on the shelf [C7.124]', async () => {
    expect((await search(CATALOGUE)).form).toEqual({ read: 2, shelf: 2 });
    expect((await search(SHOP)).form).toEqual({ buy: 2 });
    expect((await search(CATALOGUE, { form: ['shelf'] })).ids).toEqual([2, 3]);
    expect((await search(CATALOGUE, { form: ['read', 'shelf'] })).ids).toEqual([1, 2, 3]);
    expect((await search(SHOP, { form: ['buy'] })).ids).toEqual([1, 2]);
  });

  it('follow a document and a purchase [C7.125]', async () => {
    await addDocument('pub-four');
    await database.transaction((transaction) => indexDocuments(transaction, 'pub-four'));
    expect((await search(CATALOGUE, { form: ['read'] })).ids).toEqual([1, 2, 4]);
    await database.query(`delete from appearances where pub_key = 'pub-four'`, []);
    await database.transaction((transaction) => indexDocuments(transaction, 'pub-four'));
    expect((await search(CATALOGUE)).form).toEqual({ read: 2, shelf: 2 });

    await database.query(
      `insert into client_licences (client_ref, connection_id, publication_id)
       values ('north', 2, 1), ('north', 2, 2)`,
      [],
    );
    const bought = await search(SHOP, { form: ['read'] });
    expect(bought).toEqual({ ids: [1], form: { read: 1 }, availability: { now: 1 } });
    expect((await search(SHOP)).form).toEqual({ read: 1 });
    expect((await search(SHOP, { form: ['buy'] })).ids).toEqual([]);
  });

  it('are readable now while a seat is free or one’s own [C7.126]', async () => {
    const now = { availability: ['now'] };
    expect(await search(CATALOGUE, now)).toMatchObject({ ids: [1, 2], availability: { now: 2 } });
    expect((await acquire('pub-one')).statusCode).toBe(200);
    expect((await search(CATALOGUE, now)).ids).toEqual([1, 2]);
    expect(await search(CATALOGUE, now, 'admin')).toEqual({
      ids: [2],
      form: { read: 1, shelf: 1 },
      availability: { now: 1 },
    });
    expect(await search(CATALOGUE, {}, 'admin')).toMatchObject({
      ids: [1, 2, 3, 4],
      form: { read: 2, shelf: 2 },
      availability: { now: 1 },
    });
    await database.query(`update licence_seats set seats = 2 where pub_key = 'pub-one'`, []);
    expect((await search(CATALOGUE, now, 'admin')).ids).toEqual([1, 2]);
    await database.query(`insert into licence_seats values ('pub-two', 0)`, []);
    expect((await search(CATALOGUE, now)).ids).toEqual([1]);
    await database.query(`update licences set lapses_at = now() - interval '1 second'`, []);
    await database.query(`update licence_seats set seats = 1`, []);
    expect((await search(CATALOGUE, now, 'admin')).ids).toEqual([1, 2]);
  });

  it('are readable now for each who reads, though seats were taken away [C7.126]', async () => {
    const now = { availability: ['now'] };
    await database.query(`insert into licence_seats values ('pub-one', 2)`, []);
    for (const caller of ['user', 'admin'] as const) {
      expect((await acquire('pub-one', caller)).statusCode).toBe(200);
    }
    await database.query(`update licence_seats set seats = 1`, []);
    for (const caller of ['user', 'admin'] as const) {
      expect((await acquire('pub-one', caller)).statusCode).toBe(200);
      expect((await search(CATALOGUE, now, caller)).ids).toEqual([1, 2]);
    }
    expect((await search(CATALOGUE, now, 'visitor')).ids).toEqual([2]);
    await database.query(`update licence_seats set seats = 0`, []);
    expect((await search(CATALOGUE, now)).ids).toEqual([2]);
  });

  it('are readable now for the person whose turn it is alone [S2.341]', async () => {
    const now = { availability: ['now'] };
    const nowFor = async (caller: TestLogin | 'visitor') => {
      const { ids, availability } = await search(CATALOGUE, now, caller);
      expect(availability).toEqual({ now: ids.length });
      expect((await search(CATALOGUE, {}, caller)).availability).toEqual({ now: ids.length });
      return ids;
    };
    expect((await acquire('pub-one', 'admin')).statusCode).toBe(200);
    const taken = await server.call('PUT', '/api/waiting-places/pub-one', {
      token: tokens.get('user') ?? '',
      body: { mailIn: null },
    });
    expect(taken.json()).toEqual({ outcome: 'waiting' });
    expect(await nowFor('admin')).toEqual([1, 2]);
    expect(await nowFor('user')).toEqual([2]);
    await database.query('delete from licences', []);
    // The seat is the waiting person's also before the turn is given.
    for (const caller of ['admin', 'visitor'] as const) expect(await nowFor(caller)).toEqual([2]);
    await passTurns(database, 600);
    for (const caller of ['admin', 'visitor'] as const) expect(await nowFor(caller)).toEqual([2]);
    expect(await nowFor('user')).toEqual([1, 2]);
    await database.query('update licence_seats set seats = 2', []);
    for (const caller of ['admin', 'user'] as const) expect(await nowFor(caller)).toEqual([1, 2]);
  });

  it('are offered to those who may read [C7.127]', async () => {
    await database.query(`update client_connections set read_by = 'staff'`, []);
    const asked = { availability: ['now'] };
    expect(await search(CATALOGUE)).toMatchObject({ form: { shelf: 2 } });
    expect((await search(CATALOGUE)).availability).toBeUndefined();
    expect((await search(CATALOGUE, asked)).ids).toEqual([]);
    expect((await search(CATALOGUE, { form: ['read', 'shelf'] })).ids).toEqual([2, 3]);
    expect((await search(CATALOGUE, asked, 'admin')).ids).toEqual([1, 2]);
    const visitor = await search(CATALOGUE, {}, 'visitor');
    for (const value of ['Now', 'NOW', 'nôw', ' now']) {
      expect((await search(CATALOGUE, { availability: [value] }, 'visitor')).ids).toEqual([]);
      expect((await search(CATALOGUE, { availability: [value] })).ids).toEqual([]);
    }
    for (const value of ['READ', 'Réad']) {
      expect((await search(CATALOGUE, { form: [value] })).ids).toEqual([]);
    }
    expect(visitor.form).toEqual({ read: 2, shelf: 2 });
    expect(visitor.availability).toBeUndefined();
  });
});
