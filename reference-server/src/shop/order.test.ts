import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { indexForSale } from '../testing/fixtures.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

describe('an order', () => {
  let server: TestServer;
  let admin: string;
  beforeAll(async () => {
    server = await createTestServer();
    admin = await server.tokenOf('admin');
  });
  afterAll(() => server.close());
  const order = (isbns: string[], key?: string, token = admin, expected?: object[]) =>
    server.call('POST', '/api/shop/order', {
      token,
      body: { isbns, language: 'nl', expected },
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });
  const lines = () =>
    server.database.query(
      `select o.client_ref, l.isbn, l.title, l.price_in_cents, l.currency, l.order_id
       from order_lines l join orders o on o.id = l.order_id order by l.isbn`,
      [],
    );

  it('buys each book once, at its price, however often it is sent [C2.151 C2.153]', async () => {
    const answers = await Promise.all([
      order(['978-0000000019', '9780000000026', '9780000000019'], 'k'),
      order(['978-0000000019', '9780000000026', '9780000000019'], 'k'),
    ]);
    const [first, again] = answers.map((answer) => answer.json());
    expect(first).toEqual({
      orderId: expect.any(String),
      lines: [
        { isbn: '9780000000019', title: 'Letters', priceInCents: 1250, currency: 'eur' },
        { isbn: '9780000000026', title: 'Gift', priceInCents: 0, currency: 'eur' },
      ],
    });
    expect(again).toEqual(first);
    const order_id = first.orderId;
    const common = { client_ref: 'north', currency: 'eur', order_id };
    expect(await lines()).toEqual([
      { ...common, isbn: '9780000000019', title: 'Letters', price_in_cents: 1250 },
      { ...common, isbn: '9780000000026', title: 'Gift', price_in_cents: 0 },
    ]);
  });

  it('puts the book into the collection, of this library only [C2.157]', async () => {
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
    ['a book that the library has', ['9780000000019'], 409, 'Al in de collectie: Letters'],
    ['a book that no shop sells', ['9780000000099'], 400, 'Niet te koop: 9780000000099'],
    ['a book without a price', ['9780000000033'], 400, 'Niet te koop: 9780000000033'],
  ])('is refused for %s [C2.153 C8.18]', async (_name, isbns, status, message) => {
    const before = await lines();
    const answer = await order(isbns);
    expect(answer.statusCode).toBe(status);
    // In the language of the order, without a code, so that the buyer sees it.
    expect(answer.json()).toEqual({ message });
    expect(await lines()).toEqual(before);
  });

  it('is refused for nothing, with a message that is not for the buyer', async () => {
    const before = await lines();
    const answer = await order([]);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ message: expect.any(String), code: 'invalid-request' });
    expect(await lines()).toEqual(before);
  });

  describe('at the prices that were shown', () => {
    async function sell(connection: number, id: number, isbn: string, priceInCents: number) {
      const record = { title: `Sold ${id}`, isbn, priceInCents, currency: 'eur' };
      await server.database.query(
        `insert into publications (connection_id, id, record) values ($1, $2, $3::jsonb)`,
        [connection, id, JSON.stringify(record)],
      );
      await indexForSale(server.database, connection, id, record);
    }
    const shown = (isbn: string, priceInCents: number, currency = 'EUR') => [
      { isbn, priceInCents, currency },
    ];

    it('is refused at any other, with the one of now, and leaves no trace [C2.154 C8.18]', async () => {
      await sell(2, 20, '978-20', 1300);
      const before = await lines();
      for (const expected of [shown('97820', 1250), shown('97820', 1300, 'usd')]) {
        const answer = await order(['97820'], undefined, admin, expected);
        expect(answer.statusCode).toBe(409);
        expect(answer.json().message).toBe('De prijs van Sold 20 is nu €\u00a013,00');
      }
      expect(await lines()).toEqual(before);
      // After a refusal, the order at the new price needs a new key.
      const again = await order(['97820'], 'at-1300', admin, shown('978-20', 1300));
      expect(again.json().lines).toMatchObject([{ title: 'Sold 20', priceInCents: 1300 }]);
    });

    it('is for the offer that was shown, where several shops sell the book [C2.154]', async () => {
      await server.database.query(
        `insert into connections (id, module, name, kind, actions, advanced_fields)
         values (9, 2, 'Other shop', 'shop', '{shop}', '{title}')`,
        [],
      );
      await server.database.query("insert into client_connections values ('north', 9, 9)", []);
      await sell(2, 21, '97821', 1000);
      await sell(9, 1, '97821', 900);
      const answer = await order(['97821'], undefined, admin, shown('97821', 900));
      expect(answer.json().lines).toMatchObject([{ title: 'Sold 1', priceInCents: 900 }]);
    });
  });

  describe('is confirmed', () => {
    const queued = () =>
      server.database.query<{ mail: { to: string; subject: string; text: string } }>(
        'select mail from outgoing_mails order by id',
        [],
      );

    it('once by a mail to the buyer, in their language [C2.159]', async () => {
      await server.database.query('delete from outgoing_mails', []);
      await server.database.query(
        `insert into publications (connection_id, id, record) values (2, 30, $1::jsonb)`,
        [
          JSON.stringify({
            title: 'Line\r\nBcc: x@evil.example',
            isbn: '97830',
            priceInCents: 450,
            currency: 'eur',
          }),
        ],
      );
      await indexForSale(server.database, 2, 30, { isbn: '97830' });
      const answer = await order(['97830'], 'confirmed');
      await order(['97830'], 'confirmed');
      expect((await order(['97830'])).statusCode).toBe(409);
      const mails = await queued();
      expect(mails).toHaveLength(1);
      const number = answer.json().orderId.slice(0, 8).toUpperCase();
      expect(mails[0]?.mail).toMatchObject({
        to: 'admin@example.org',
        replyTo: { name: 'Library of the North', address: 'desk@north.example' },
        subject: `Uw bestelling ${number}`,
      });
      expect(mails[0]?.mail.text).toContain('- Line Bcc: x@evil.example (97830): €\u00a04,50\n');
    });
  });

  it('is placed without a mail for a buyer without a valid address [C2.161]', async () => {
    const { database } = server;
    await database.query(
      `insert into publications (connection_id, id, record) values (2, 31, $1::jsonb)`,
      [JSON.stringify({ title: 'Quiet', isbn: '97831', priceInCents: 0 })],
    );
    await indexForSale(database, 2, 31, { isbn: '97831' });
    await database.query("update users set email = $1 where login = 'superadmin'", [
      'x@y.example\r\nBcc: z@z.example',
    ]);
    await database.query('delete from outgoing_mails', []);
    const token = await server.tokenOf('superadmin');
    expect((await order(['97831'], undefined, token)).statusCode).toBe(200);
    expect(await database.query('select id from outgoing_mails', [])).toEqual([]);
  });

  it('is refused where there is no shop [C2.153]', async () => {
    const there = await server.tokenOf('admin', 'south');
    expect((await order(['9780000000019'], undefined, there)).statusCode).toBe(400);
  });

  it('is what makes a book of the shop readable, for this library only [C2.158]', async () => {
    const { database } = server;
    await database.query(
      `insert into publications (connection_id, id, pub_key, record)
       values (2, 9, 'pub-paper', $1::jsonb)`,
      [JSON.stringify({ title: 'Paper', isbn: '9780000000095', priceInCents: 450 })],
    );
    await indexForSale(database, 2, 9, { isbn: '9780000000095' });
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
