import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Language } from '@leeszaal/shared-contracts';
import type { Database } from '../database/database.contract.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { auditTable } from './audit-table.ts';
import { orderTable } from './order-table.ts';
import { cellIsbn } from './spreadsheet.ts';

describeOnBothDatabases('the log of what administrators do', (makeDatabase) => {
  let database: Database;
  let server: TestServer;
  let admin: string;

  beforeAll(async () => {
    database = await makeDatabase();
    server = await createTestServer({ database });
    admin = await server.tokenOf('admin');
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  const post = (url: string, body: object) => server.call('POST', url, { token: admin, body });
  const log = async (query = '', token = admin) =>
    (await server.call('GET', `/api/admin/audit${query}`, { token })).json();

  it('tells who changed which settings, and who bought what at which price [C2.162]', async () => {
    await post('/api/client/settings', { enableInfotext: true, defaultLanguage: null });
    await post('/api/shop/order', { isbns: ['9780000000019'], language: 'nl' });
    const { entries, hasMore } = await log();
    expect(hasMore).toBe(false);
    const user = { name: expect.any(String), email: 'admin@example.org' };
    expect(entries).toEqual([
      {
        id: expect.any(Number),
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
        user,
        action: 'order-placed',
        order: {
          id: expect.any(String),
          lines: [{ isbn: '9780000000019', title: 'Letters', priceInCents: 1250, currency: 'eur' }],
        },
      },
      expect.objectContaining({
        user,
        action: 'settings-changed',
        settings: { enableInfotext: true, defaultLanguage: null },
      }),
    ]);
    expect((await log('?action=order-placed')).entries).toHaveLength(1);
    expect((await log(`?before=${entries[0].id}`)).entries).toHaveLength(1);
  });

  it('tells nothing of what was refused [C2.162 C2.165]', async () => {
    const before = (await log()).entries.length;
    await post('/api/shop/order', { isbns: ['9780000000019'], language: 'nl' });
    await post('/api/client/settings', {
      defaultAdvancedSearchFields: ['1', '2', '3', '4', '5', '6'],
    });
    expect((await log()).entries).toHaveLength(before);
  });

  it('is for administrators of that library alone [C2.164 C2.166]', async () => {
    const user = await server.tokenOf('user');
    for (const end of ['audit', 'audit/export', 'orders/export']) {
      const answer = await server.call('GET', `/api/admin/${end}`, { token: user });
      expect(answer.statusCode).toBe(403);
    }
    const elsewhere = await server.tokenOf('admin', 'south');
    expect((await log('', elsewhere)).entries).toEqual([]);
    expect((await table('orders', '', elsewhere)).split('\r\n')).toHaveLength(2);
    expect((await log('?action=nonsense')).status ?? 400).toBe(400);
  });

  const table = async (what: 'audit' | 'orders', query = '', token = admin) => {
    const answer = await server.call('GET', `/api/admin/${what}/export${query}`, { token });
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; /);
    return answer.body;
  };

  it('is exported as a table [C2.169]', async () => {
    expect(await table('audit')).toContain('order-placed');
    expect(await table('audit')).toContain('12.50');
  });

  it('has what was bought in a table of its own, as a spreadsheet of the language reads it [C2.169]', async () => {
    const [head, line, end] = (await table('orders')).split('\r\n');
    expect(head).toBe(
      '\ufeffOrder,Date,Time,Ordered by,E-mail,ISBN,Title,Price excluding tax,Currency',
    );
    expect(line).toMatch(
      /^[\da-f-]{36},\d{4}-\d\d-\d\d,\d\d:\d\d:\d\d,Ada Admin,admin@example.org,978-0000000019,Letters,12\.50,EUR$/,
    );
    expect(end).toBe('');
    const [kop, regel] = (await table('orders', '?language=nl')).split('\r\n');
    expect(kop).toContain('Bestelling;Datum;Tijd;Besteld door;E-mail');
    expect(regel).toContain(';"12,50";EUR');
  });

  it('is read and exported for a time, the first moment in it and the last not [C2.167 C2.169]', async () => {
    const [{ at }] = (await log('?action=order-placed')).entries;
    const next = new Date(Date.parse(at) + 2000).toISOString();
    expect((await log(`?from=${at}&to=${next}&action=order-placed`)).entries).toHaveLength(1);
    expect((await log(`?to=${at}&action=order-placed`)).entries).toEqual([]);
    expect((await table('orders', `?from=${next}`)).split('\r\n')).toHaveLength(2);
    expect((await table('orders', `?from=${at}`)).split('\r\n')).toHaveLength(3);
  });

  it.each(['from=yesterday', 'timeZone=Mars/Olympus', 'language=xx'])(
    'is not exported by %s',
    async (query) => {
      const url = `/api/admin/orders/export?${query}`;
      expect((await server.call('GET', url, { token: admin })).statusCode).toBe(400);
    },
  );
});

const ENTRY = {
  id: 1,
  at: '2025-12-31T23:30:00Z',
  user: { name: '=cmd()', email: '@x' },
} as const;

it('has nothing in its cells that a spreadsheet would take for a formula [C2.169]', () => {
  const changed = auditTable(
    [
      {
        ...ENTRY,
        action: 'settings-changed',
        settings: { infotext: 'a "quoted", text\nof two lines' },
      },
    ],
    { language: 'en', timeZone: 'UTC' },
  );
  const [head, line] = changed.split('\r\n');
  expect(head).toBe(
    '\ufeffwhen,who,email,what,setting,value,order,isbn,title,price,currency,credential,person,account,role',
  );
  expect(line).toBe(
    `2025-12-31 23:30:00,'=cmd(),'@x,settings-changed,infotext,"a ""quoted"", text of two lines",,,,,,,,,`,
  );
  const embed = { credential: 'embed-1', label: '=now()', person: '@s1234567' };
  const issued = auditTable([{ ...ENTRY, action: 'embed-token-issued', embed }], {
    language: 'en',
    timeZone: 'UTC',
  });
  expect(issued.split('\r\n')[1]).toMatch(/,embed-token-issued,,,,,,,,'=now\(\),'@s1234567,,$/);
  const bought = titled('fr', '=1+1', '+1', '-1', '@x', '\t=x', ' \n=y');
  for (const title of ['=1+1', '+1', '-1', '@x', '=x', '=y']) {
    expect(bought).toContain(`;'${title};"0,00";`);
  }
});

/** Order lines with these titles. */
function titled(language: Language, ...titles: string[]): string {
  const lines = titles.map((title) => ({ isbn: '1', title, priceInCents: 0, currency: null }));
  return orderTable([{ ...ENTRY, action: 'order-placed', order: { id: 'o', lines } }], {
    language,
    timeZone: 'UTC',
  });
}

it.each(['nl', 'en', 'de', 'fr'] as const)(
  'is one line for each book, and one cell for each title, in %s [C2.170]',
  (language) => {
    const titles = ['a\n=1+1', 'a\r=1+1', 'a;=1+1', 'a,=1+1', 'a\t=1+1', 'a "b" c'];
    const [head, ...rows] = titled(language, ...titles).split('\r\n');
    expect(head?.startsWith('\ufeff')).toBe(true);
    expect(rows).toHaveLength(titles.length + 1);
    expect(rows.join('')).not.toMatch(/[\n\r\t]/);
    // With any separator, no cell begins so.
    const cells = rows.flatMap((row) => row.match(/"(?:[^"]|"")*"|[^,;"]+/g) ?? []);
    expect(cells.filter((cell) => /^"?[=+@-]/.test(cell))).toEqual([]);
  },
);

it.each([
  ['9789999900010', '978-9999900010'],
  ['0306406152', '0-306406152'],
  ['030640615X', '0-30640615X'],
  ['978-0-306-40615-7', '978-0-306-40615-7'],
  ['12', '12'],
])('has the number %s as text [C2.170]', (isbn, text) => {
  expect(cellIsbn(isbn)).toBe(text);
});

it('has days and times by the clock of the person who exports it [C2.169]', () => {
  const order = { id: 'o', lines: [{ isbn: '1', title: 't', priceInCents: 5, currency: 'eur' }] };
  const written = orderTable([{ ...ENTRY, action: 'order-placed', order }], {
    language: 'de',
    timeZone: 'Europe/Amsterdam',
  });
  expect(written).toContain('o;2026-01-01;00:30:00;');
});
