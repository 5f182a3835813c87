import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { Database } from '../database/database.contract.ts';
import { RATE_LIMITS } from '../rate-limits/limits.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

const URL_OF = (docKey: string) => `/api/documents/${docKey}/place`;
const place = (page: number, savedAt: number) => ({
  file: `${page}.pdf`,
  position: `${page}.pdf`,
  page,
  fraction: page / 100,
  savedAt,
});

describeOnBothDatabases('a reading place', (makeDatabase) => {
  let database: Database;
  let server: TestServer;
  let reader: string;

  beforeAll(async () => {
    database = await makeDatabase();
    server = await createTestServer({ database });
    reader = await server.tokenOf('user');
    await database.query(
      `insert into appearances (doc_key, pub_key, format, mime_type, file_sha256, page_count,
         metadata, contents, structure)
       values ('d', 'pub-letters', 'pdf', 'application/pdf', 'd', 1, '{}', '[]', '{}'),
         ('gone', 'pub-letters', 'pdf', 'application/pdf', 'gone', 1, '{}', '[]', '{}'),
         ('southern', 'pub-southern', 'pdf', 'application/pdf', 's', 1, '{}', '[]', '{}')`,
    );
  });
  afterEach(() => database.query('delete from reading_places'));
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  const save = (token: string, body: unknown, docKey = 'd') =>
    server.call('PUT', URL_OF(docKey), { token, body });
  const read = (token: string, docKey = 'd') => server.call('GET', URL_OF(docKey), { token });
  const pageOf = async (token: string, docKey = 'd') =>
    (await read(token, docKey)).json().place?.page;

  it('is kept for the person who saved it, with the time of the server [R2.86]', async () => {
    expect((await read(reader)).json()).toEqual({ place: null, now: expect.any(Number) });
    const { now } = (await read(reader)).json();
    expect(Math.abs(now - Date.now())).toBeLessThan(60_000);
    expect((await save(reader, place(7, now))).statusCode).toBe(204);
    const kept = await read(reader);
    expect(kept.json().place).toEqual(place(7, now));
    expect(kept.headers['cache-control']).toBe('no-store');
    await save(reader, place(8, now + 1));
    expect(await pageOf(reader)).toBe(8);
  });

  it('is never another person’s, another client’s or another browser’s [R2.86]', async () => {
    const browser = await server.publicToken('a-visitors-browser');
    await save(reader, place(7, 1000));
    await save(browser, place(9, 1000));
    expect(await pageOf(await server.tokenOf('admin'))).toBeUndefined();
    expect(await pageOf(await server.publicToken('another-browser'))).toBeUndefined();
    expect(await pageOf(browser)).toBe(9);
    expect(await pageOf(await server.publicToken('a-visitors-browser'))).toBe(9);
    expect(await pageOf(await server.tokenOf('user'))).toBe(7);
    await database.query("insert into client_connections values ('south', 0, 9)");
    expect(await pageOf(await server.tokenOf('user', 'south'))).toBeUndefined();
    await database.query(
      "delete from client_connections where client_ref = 'south' and connection_id = 0",
    );
  });

  it('is of a document that the client has', async () => {
    for (const docKey of ['southern', 'nothing', '%F0%9F%93%96']) {
      expect((await read(reader, docKey)).statusCode).toBe(404);
      expect((await save(reader, place(1, 1000), docKey)).statusCode).toBe(404);
    }
    expect(await database.query('select * from reading_places')).toEqual([]);
  });

  it('is not overwritten by an older one that arrives late, or twice', async () => {
    await save(reader, place(20, 2000));
    await save(reader, place(10, 1999));
    expect(await pageOf(reader)).toBe(20);
    await save(reader, place(30, 2000));
    expect(await pageOf(reader)).toBe(20);
    await save(reader, place(21, 2001));
    await save(reader, place(20, 2000));
    expect(await pageOf(reader)).toBe(21);
  });

  it('of a clock that is ahead does not keep the others from saving [R2.87]', async () => {
    const { now } = (await read(reader)).json();
    await save(reader, place(50, now + 86_400_000));
    const kept = (await read(reader)).json();
    expect(kept.place.page).toBe(50);
    expect(kept.place.savedAt).toBeLessThanOrEqual(kept.now);
    // By now its clock is later than the saved time.
    const after = async () => (await read(reader)).json().now;
    while ((await after()) <= kept.place.savedAt);
    await save(reader, place(51, await after()));
    expect(await pageOf(reader)).toBe(51);
  });

  it('that was kept while the server’s clock was ahead gives way to the next', async () => {
    const { now } = (await read(reader)).json();
    await save(reader, place(60, now));
    await database.query('update reading_places set saved_at = saved_at + 86400000');
    await save(reader, place(61, now));
    expect(await pageOf(reader)).toBe(61);
    await save(reader, place(62, now - 1));
    expect(await pageOf(reader)).toBe(61);
  });

  it('of a visitor counts by address when it is new, and then no more', async () => {
    const visitor = await server.publicToken('visitor');
    expect((await save(visitor, place(1, 1000))).statusCode).toBe(204);
    const { amount } = RATE_LIMITS.publicPlaceFromAddress;
    await database.query('update rate_limits set used = $1', [amount - 1]);
    for (let page = 2; page < 5; page += 1) await save(visitor, place(page, 1000 * page));
    await save(visitor, place(1, 1));
    expect((await save(visitor, place(1, 1000), 'gone')).statusCode).toBe(204);
    const further = await server.publicToken('further');
    expect((await save(further, place(1, 1000))).statusCode).toBe(429);
    expect(await pageOf(further)).toBeUndefined();
    expect((await save(visitor, place(5, 5000))).statusCode).toBe(204);
    expect(await pageOf(visitor)).toBe(5);
    expect((await save(reader, place(1, 1000))).statusCode).toBe(204);
    await database.query('delete from rate_limits');
  });

  it('goes with its document and with its reader [R2.86]', async () => {
    await save(reader, place(3, 1000), 'gone');
    await save(reader, place(4, 1000));
    await database.query("delete from appearances where doc_key = 'gone'");
    const left = await database.query<{ page: number }>('select page from reading_places');
    expect(left).toEqual([{ page: 4 }]);
    await database.query(
      `insert into users (login, full_name, email, password_hash)
       values ('leaver', 'Leaver', 'l@example.org', '')`,
    );
    await database.query(
      `update reading_places set user_id = (select id from users where login = 'leaver')`,
    );
    await database.query("delete from users where login = 'leaver'");
    expect(await database.query('select page from reading_places')).toEqual([]);
  });

  it.each([
    ['nothing', undefined],
    ['no file', { ...place(1, 1), file: '' }],
    ['a file beyond all size', { ...place(1, 1), file: 'x'.repeat(1001) }],
    ['a position beyond all size', { ...place(1, 1), position: 'x'.repeat(2001) }],
    ['page 0', { ...place(1, 1), page: 0 }],
    ['a page beyond any book', { ...place(1, 1), page: 2 ** 31 }],
    ['more than the whole', { ...place(1, 1), fraction: 1.01 }],
    ['a moment that no clock shows', { ...place(1, 1), savedAt: 1e300 }],
    ['a moment before time', { ...place(1, 1), savedAt: -1 }],
  ])('is refused with %s', async (_what, body) => {
    expect((await save(reader, body)).statusCode).toBe(400);
    expect(await pageOf(reader)).toBeUndefined();
  });
});
