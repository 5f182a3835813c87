import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

describe('an order', () => {
  let server: TestServer;
  let admin: string;
  beforeAll(async () => {
    server = await createTestServer();
    admin = await server.tokenOf('admin');
  });
  afterAll(() => server.close());
  const order = (isbns: string[], key?: string, token = admin) =>
    server.call('POST', '/api/shop/order', {
      token,
      body: { isbns, language: 'nl' },
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });
  const lines = () =>
    server.database.query(
      `select o.client_ref, l.isbn, l.title, l.price_in_cents, l.currency, l.order_id
       from order_lines l join orders o on o.id = l.order_id order by l.isbn`,
      [],
    );

  it('buys each book once, at its price, however often it is sent', async () => {
    const answers = await Promise.all([
      order(['978-0000000019', '9780000000026', '9780000000019'], 'k'),
      order(['978-0000000019', '9780000000026', '9780000000019'], 'k'),
    ]);
    const [first, again] = answers.map((answer) => answer.json());
    expect(first).toEqual({ orderId: expect.any(String) });
    expect(again).toEqual(first);
    const order_id = first.orderId;
    const common = { client_ref: 'north', currency: 'eur', order_id };
    expect(await lines()).toEqual([
      { ...common, isbn: '9780000000019', title: 'Letters', price_in_cents: 1250 },
      { ...common, isbn: '9780000000026', title: 'Gift', price_in_cents: 0 },
    ]);
  });

  it('puts the book into the collection, of this library only', async () => {
    const url = '/api/search/detail?connectionId=2&publicationId=1';
    const book = (await server.call('GET', url, { token: admin })).json();
    expect(book.licenseCreated).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(book.acquisitiondate).toBe(book.licenseCreated.slice(0, 10));
    await server.database.query("insert into client_connections values ('south', 2, 1)", []);
    const there = await server.tokenOf('admin', 'south');
    const elsewhere = (await server.call('GET', url, { token: there })).json();
    expect(elsewhere.licenseCreated).toBeUndefined();
    await server.database.query(
      "delete from client_connections where client_ref = 'south' and connection_id = 2",
      [],
    );
  });

  it.each([
    ['a book that the library has', ['9780000000019'], 409],
    ['a book that nobody sells', ['9780000000099'], 400],
    ['a book without a price', ['9780000000033'], 400],
    ['nothing', [], 400],
  ])('is refused for %s', async (_name, isbns, status) => {
    const before = await lines();
    expect((await order(isbns)).statusCode).toBe(status);
    expect(await lines()).toEqual(before);
  });

  it('is refused where there is no shop', async () => {
    const there = await server.tokenOf('admin', 'south');
    expect((await order(['9780000000019'], undefined, there)).statusCode).toBe(400);
  });

  it('is what makes a book of the shop readable, for this library only', async () => {
    const { database } = server;
    await database.query(
      `insert into publications (connection_id, id, pub_key, record)
       values (2, 9, 'pub-paper', $1::jsonb)`,
      [JSON.stringify({ title: 'Paper', isbn: '9780000000095', priceInCents: 450 })],
    );
    await database.query(
      `insert into appearances (doc_key, pub_key, format, mime_type, file_sha256, page_count,
         metadata, contents, structure)
       values ('paper', 'pub-paper', 'pdf', 'application/pdf', 'p', 1, '{}', '[]', '{}')`,
      [],
    );
    await database.query("insert into client_connections values ('south', 2, 1)", []);
    const reader = await server.tokenOf('user');
    const elsewhere = await server.tokenOf('user2');
    const found = async (token: string) =>
      (
        await server.call('GET', '/api/search/detail?connectionId=2&publicationId=9', { token })
      ).json();
    const acquire = async (token: string) =>
      (await server.call('GET', '/api/publications/pub-paper/license/acquire', { token }))
        .statusCode;

    expect(await found(reader)).toMatchObject({ licenseavailable: false });
    expect((await found(reader)).pubkey).toBeUndefined();
    expect(await acquire(reader)).toBe(404);

    expect((await order(['9780000000095'])).statusCode).toBe(200);
    expect(await found(reader)).toMatchObject({ pubkey: 'pub-paper', licenseavailable: true });
    expect(await acquire(reader)).toBe(200);
    expect((await found(elsewhere)).pubkey).toBeUndefined();
    expect(await acquire(elsewhere)).toBe(404);
  });
});
