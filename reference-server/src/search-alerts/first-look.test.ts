import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { AlertFrequency } from '@leeszaal/shared-contracts';
import { readServerConfig } from '../config/server-config.ts';
import type { Database, Row } from '../database/database.contract.ts';
import { seedRecords } from '../search/testing/seed-records.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { setAlert } from './alert-store.ts';
import { claimAlert } from './claim-alert.ts';
import { PAGES_AT_MOST, RECORDS_AT_ONCE, SEEN_AT_MOST } from './find-new-records.ts';
import { type AlertContext, runAlerts } from './run-alerts.ts';
import { startAlerts } from './start-alerts.ts';

const LOG = { warn: jest.fn() };

describe('the first look of an alert', () => {
  let server: TestServer;
  let context: AlertContext;
  let ids: { readonly shelf: number; readonly item: number };
  beforeAll(async () => {
    server = await createTestServer();
    const { database } = server;
    context = { database, loanSeconds: 600, portalUrl: () => 'https://portal.example' };
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    LOG.warn.mockClear();
    await server.database.query('delete from bookshelves');
    await server.database.query('delete from outgoing_mails');
    await server.database.query('delete from publications where id >= 100');
    const [made] = await server.database.query<{ shelf: number; item: number }>(
      `with shelf as (insert into bookshelves (client_ref, author_id, name)
         select 'north', id, 'For later' from users where login = 'user' returning id)
       insert into bookshelf_items (shelf_id, item, fingerprint)
       select id, '{"type": "query", "data": {"query": "ships", "connection": 0}}', 'f' from shelf
       returning shelf_id as shelf, id as item`,
    );
    ids = made ?? { shelf: 0, item: 0 };
  });

  const set = (frequency: AlertFrequency) =>
    server.database.transaction((transaction) =>
      setAlert(transaction, { ...ids, frequency, language: 'en' }),
    );
  const query = (sql: string): Promise<Row[]> => server.database.query(sql);
  const marks = () => query('select seen from search_alert_marks');
  const importShip = (id: number) =>
    seedRecords(server.database, 0, new Map([[id, { title: `Ships ${id}` }]]));
  const mailed = async () => {
    await query("update search_alerts set due_at = '2000-01-01'");
    await runAlerts(context, LOG);
    return (await query('select from outgoing_mails')).length;
  };

  it('is at once, also after another choice before it [S2.330]', async () => {
    await importShip(100);
    await set('daily');
    await set('weekly');
    await runAlerts(context, LOG);
    expect(await marks()).toEqual([{ seen: [100] }]);
  });

  it('keeps what it found, and its claim, when another choice is made meanwhile [S2.330]', async () => {
    await set('daily');
    const meanwhile: AlertContext['database'] = {
      ...server.database,
      query: (...asked) => server.database.query(...asked),
      async transaction(work) {
        await set('weekly');
        expect(await claimAlert(server.database)).toBeUndefined();
        return server.database.transaction(work);
      },
    };
    await runAlerts({ ...context, database: meanwhile }, LOG);
    expect(LOG.warn).not.toHaveBeenCalled();
    expect(await marks()).toHaveLength(1);
    const [due] = await query(
      "select due_at > clock_timestamp() + interval '6 days' as later from search_alerts",
    );
    expect(due).toEqual({ later: true });
  });

  it('needs a mail server, without which nothing counts as mailed [S2.331]', async () => {
    await set('daily');
    const config = readServerConfig({});
    await startAlerts(config, context, LOG)();
    expect(await query('select turn from search_alerts')).toEqual([{ turn: 0 }]);
    const mail = { ...config.mail, smtpUrl: 'smtp://mail.example' };
    const stop = startAlerts({ mail }, context, LOG);
    while ((await marks()).length === 0) await new Promise((done) => setTimeout(done, 20));
    await stop();
  });

  it('goes back an hour later, also when it cannot remember all [S2.332]', async () => {
    await importShip(100);
    const more = `generate_series(1000, ${1000 + SEEN_AT_MOST}) as n`;
    await query(
      `insert into publications (connection_id, id, record, created_at)
       select 0, n, '{}', clock_timestamp() - interval '1 day' from ${more}`,
    );
    await query(
      `insert into search_publications (connection_id, id, facet_ids, tsv)
       select 0, n, facet_ids, tsv from search_publications, ${more} where connection_id = 0 and id = 100`,
    );
    await set('daily');
    await runAlerts(context, LOG);
    await importShip(101);
    // It began before the look and was committed after it.
    await query(
      "update publications set created_at = clock_timestamp() - interval '10 minutes' where id = 101",
    );
    expect(await mailed()).toBe(1);
    const [{ text = '' } = {}] = await server.database.query<{ text: string }>(
      "select mail->>'text' as text from outgoing_mails",
    );
    expect(text.match(/Ships \d+/g)).toEqual(['Ships 101']);
  });

  it('searches a load without end in bounded work, a page at a time until it is stopped [S2.333]', async () => {
    await set('daily');
    await runAlerts(context, LOG);
    let pages = 0;
    const page = Array.from({ length: RECORDS_AT_ONCE }, (_, at) => ({ id: 1e6 + at, at: 'now' }));
    const endless = {
      ...server.database,
      async query<R extends Row>(...asked: Parameters<Database['query']>): Promise<R[]> {
        if (!asked[0].includes('order by created_at desc'))
          return server.database.query<R>(...asked);
        pages += 1;
        return page as Row[] as R[];
      },
    };
    await query("update search_alerts set due_at = '2000-01-01'");
    await runAlerts({ ...context, database: endless }, LOG, () => pages === 3);
    expect(pages).toBe(3);
    const due = 'select due_at <= clock_timestamp() as due from search_alerts';
    expect(await query(due)).toEqual([{ due: true }]);
    pages = 0;
    await runAlerts({ ...context, database: endless }, LOG);
    expect(pages).toBe(PAGES_AT_MOST + 1);
    expect(await query(due)).toEqual([{ due: false }]);
    expect(LOG.warn).not.toHaveBeenCalled();
    expect(
      await query(
        "select from search_alert_marks where from_time > clock_timestamp() - interval '1 minute'",
      ),
    ).toHaveLength(1);
  });
});
