import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Database } from '../database/database.contract.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { auditTable } from './audit-table.ts';

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

  it('tells who changed which settings, and who bought what at which price', async () => {
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

  it('tells nothing of what was refused', async () => {
    const before = (await log()).entries.length;
    await post('/api/shop/order', { isbns: ['9780000000019'], language: 'nl' });
    await post('/api/client/settings', {
      defaultAdvancedSearchFields: ['1', '2', '3', '4', '5', '6'],
    });
    expect((await log()).entries).toHaveLength(before);
  });

  it('is for administrators of that library alone', async () => {
    const user = await server.tokenOf('user');
    for (const url of ['/api/admin/audit', '/api/admin/audit/export']) {
      expect((await server.call('GET', url, { token: user })).statusCode).toBe(403);
    }
    expect((await log('?action=nonsense')).status ?? 400).toBe(400);
  });

  it('is exported as a table', async () => {
    const answer = await server.call('GET', '/api/admin/audit/export', { token: admin });
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(answer.body).toContain('order-placed');
    expect(answer.body).toContain('12.50');
  });
});

it('has nothing in its cells that a spreadsheet would take for a formula', () => {
  const table = auditTable([
    {
      id: 1,
      at: '2026-01-01T00:00:00Z',
      user: { name: '=cmd()', email: '@x' },
      action: 'settings-changed',
      settings: { infotext: 'a "quoted", text\nof two lines' },
    },
  ]);
  const [head, line] = table.split('\r\n');
  expect(head).toBe('\ufeffwhen,who,email,what,setting,value,order,isbn,title,price,currency');
  expect(line).toBe(
    `2026-01-01T00:00:00Z,'=cmd(),'@x,settings-changed,infotext,"a ""quoted"", text\nof two lines",,,,,`,
  );
});
