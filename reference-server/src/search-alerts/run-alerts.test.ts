import { afterAll, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import type { SharedQuery } from '@leeszaal/shared-contracts';
import type { Database } from '../database/database.contract.ts';
import { deleteExpired } from '../housekeeping/delete-expired.ts';
import type { Mail } from '../mail/mailer.contract.ts';
import { erasePerson } from '../people/law/erase-person.ts';
import { personData } from '../people/law/person-data.ts';
import { seedRecords } from '../search/testing/seed-records.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { endAlert } from './alert-store.ts';
import { runAlerts } from './run-alerts.ts';

// A new index is read by many statements.
jest.setTimeout(60_000);

const SHIPS: SharedQuery = { query: 'ships', queryType: 0, connection: 0 };

describeOnBothDatabases('an alert of a saved search', (makeDatabase) => {
  let server: TestServer;
  let database: Database;
  let token: string;
  let shelf: number;
  let item: number;
  const warn = jest.fn();

  beforeAll(async () => {
    database = await makeDatabase();
    server = await createTestServer({ database });
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });
  beforeEach(async () => {
    for (const table of ['bookshelves', 'outgoing_mails', 'idempotency_keys']) {
      await database.query(`delete from ${table}`);
    }
    await database.query('delete from publications where id >= 100');
    await database.query("update client_connections set searched_by = 'anyone'");
    await database.query('update user_clients set deactivated_at = null');
    token = await server.tokenOf('user');
    shelf = (await call('POST', '', { name: 'For later' })).json().id;
    item = await keep(SHIPS);
    warn.mockClear();
  });

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    server.call(method, `/api/bookshelf${path}`, { token, ...(body && { body }) });
  async function keep(data: SharedQuery): Promise<number> {
    await call('POST', `/${shelf}/add`, { item: { type: 'query', data } });
    return (await call('GET', `/${shelf}`)).json().items.at(-1).id;
  }
  const set = async (frequency: string, of = item) =>
    expect(
      (await call('PUT', `/${shelf}/${of}/alert`, { frequency, language: 'en' })).statusCode,
    ).toBe(204);
  const look = (of: Database = database) =>
    runAlerts(
      { database: of, loanSeconds: 600, portalUrl: () => 'https://portal.example' },
      { warn },
    );
  const alertOf = async (of: number) => {
    const sql = 'select id from search_alerts where item_id = $1';
    return (await database.query<{ id: number }>(sql, [of]))[0]?.id ?? 0;
  };
  const passTime = (days = 1) =>
    database.query(
      "update search_alerts set due_at = due_at - $1::integer * interval '1 day' - interval '1 minute'",
      [days],
    );
  const lookLater = async (days = 1) => {
    await passTime(days);
    await look();
  };
  const mails = async (): Promise<Mail[]> =>
    (await database.query<{ mail: Mail }>('select mail from outgoing_mails order by id')).map(
      ({ mail }) => mail,
    );
  const importShips = (from: number, amount = 1, connection = 0) => {
    const ids = Array.from({ length: amount }, (_, at) => from + at);
    const record = (id: number) => ({ title: `Ships ${id}`, authors: ['A. Writer'] });
    return seedRecords(database, connection, new Map(ids.map((id) => [id, record(id)])));
  };

  it('mails a new record, with its permanent address, and never the same again [S2.310 S2.311]', async () => {
    await importShips(100);
    await set('daily');
    await look();
    expect(await mails()).toEqual([]);
    await importShips(101);
    await look();
    expect(await mails()).toEqual([]);
    await lookLater();
    expect(await mails()).toMatchObject([
      {
        to: 'user@example.org',
        subject: 'New for your saved search: 1',
        sender: 'Library of the North',
      },
    ]);
    const [{ text = '' } = {}] = await mails();
    expect(text).toContain('- Ships 101 / A. Writer\n  https://portal.example/record/0/101\n');
    expect(text).not.toContain('Ships 100');
    expect(text).toContain(`https://portal.example/search?query=${encodeURIComponent('{"query"')}`);
    await lookLater();
    expect(await mails()).toHaveLength(1);
  });

  it('does not mail records that are imported again under their numbers [S2.312]', async () => {
    await importShips(100, 2);
    await set('daily');
    await look();
    await importShips(102);
    await lookLater();
    expect(await mails()).toHaveLength(1);
    await importShips(100, 3);
    await lookLater();
    await database.query('delete from publications where id >= 100');
    await importShips(100, 3);
    await lookLater();
    expect(await mails()).toHaveLength(1);
    await importShips(103);
    await lookLater();
    expect(await mails()).toHaveLength(2);
  });

  it('names ten of them, the newest first, and says how many more there are [S2.311]', async () => {
    await set('daily');
    await look();
    await importShips(100, 13);
    await lookLater();
    const [{ text = '', subject = '' } = {}] = await mails();
    expect(subject).toBe('New for your saved search: 13');
    expect(text.match(/record\/0\/\d+/g)).toHaveLength(10);
    expect(text.indexOf('record/0/112')).toBeLessThan(text.indexOf('record/0/103'));
    expect(text).toContain('\nAnd 3 more.\n');
  });

  it('looks daily or weekly, whichever process does [S2.310 S2.313]', async () => {
    await set('weekly');
    await Promise.all([look(), look()]);
    await importShips(100);
    await lookLater(1);
    expect(await mails()).toEqual([]);
    await passTime(6);
    await Promise.all([look(), look()]);
    expect(await mails()).toHaveLength(1);
    await set('daily');
    await importShips(101);
    await lookLater(1);
    expect(await mails()).toHaveLength(2);
  });

  it('sends once, also if the server is killed before or after the mail is queued [S2.313]', async () => {
    await set('daily');
    await look();
    await importShips(100);
    await passTime();
    const killed = (of: Database): Database => ({
      ...of,
      query: (...asked) => of.query(...asked),
      close: () => of.close(),
      async transaction(work) {
        return of.transaction(async (transaction) => {
          await work(transaction);
          throw new Error('killed');
        });
      },
    });
    await look(killed(database));
    expect(warn).toHaveBeenCalledTimes(1);
    expect(await mails()).toEqual([]);
    await look();
    expect(await mails()).toEqual([]);
    await database.query("update search_alerts set due_at = due_at - interval '1 hour'");
    await look();
    await lookLater();
    expect(await mails()).toHaveLength(1);
  });

  it('searches as the person: only what they may search, and only with access [S2.314]', async () => {
    item = await keep({ query: 'ships', queryType: 0 });
    await set('daily');
    await look();
    await importShips(100, 1, 3);
    await lookLater();
    expect(await mails()).toEqual([]);
    await importShips(100, 1, 1);
    await database.query('update user_clients set deactivated_at = now()');
    await lookLater();
    expect(await mails()).toEqual([]);
    await database.query('update user_clients set deactivated_at = null');
    await database.query('delete from client_connections where connection_id = 1');
    await lookLater();
    expect(await mails()).toEqual([]);
    await database.query(
      "insert into client_connections (client_ref, connection_id, position, read_by) values ('north', 1, 1, 'anyone')",
    );
    await lookLater();
    expect(await mails()).toHaveLength(1);
  });

  it('ends with the search and the shelf, and comes back with a search that is put back [S2.315]', async () => {
    await set('daily');
    await look();
    await call('DELETE', `/${shelf}/${item}`);
    await importShips(100);
    await lookLater();
    expect(await mails()).toEqual([]);
    item = await keep(SHIPS);
    expect((await call('GET', `/${shelf}/alerts`)).json().alerts).toEqual([
      { itemId: item, frequency: 'daily' },
    ]);
    await lookLater();
    expect(await mails()).toHaveLength(1);
    await database.query("update search_alerts set due_at = '2000-01-01'");
    await call('DELETE', `/${shelf}/${item}`);
    await deleteExpired(database);
    expect(await database.query('select from search_alerts')).toHaveLength(1);
    await passTime();
    await deleteExpired(database);
    item = await keep(SHIPS);
    expect((await call('GET', `/${shelf}/alerts`)).json().alerts).toEqual([]);
    await set('daily');
    await call('DELETE', `/${shelf}`);
    expect(await database.query('select from search_alerts')).toEqual([]);
  });

  it.each<[string, number, () => Promise<unknown>]>([
    ['is switched off', 1, () => set('off')],
    ['is ended by a link', 1, async () => endAlert(database, await alertOf(item))],
    ['goes with its shelf', 0, () => call('DELETE', `/${shelf}`)],
  ])('has no mail that waits after it %s [S2.349]', async (_how, left, end) => {
    const other = await keep({ ...SHIPS, connection: 1 });
    for (const each of [item, other]) await set('daily', each);
    await look();
    await importShips(100);
    await importShips(100, 1, 1);
    await lookLater();
    expect(await mails()).toHaveLength(2);
    await end();
    expect(await mails()).toHaveLength(left);
  });

  it('writes what it knows only when it found something, and loads titles at once [S2.350]', async () => {
    item = await keep({ query: 'ships', queryType: 0 });
    await set('daily');
    await look();
    await importShips(100);
    await lookLater();
    await database.query(`create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'written'; end $$;
      create trigger refuse before update of seen on search_alert_marks
        for each row execute function refuse()`);
    await lookLater();
    expect(warn).not.toHaveBeenCalled();
    await database.query('drop trigger refuse on search_alert_marks; drop function refuse');
    await importShips(101);
    await importShips(101, 1, 1);
    await passTime();
    let [loading, most] = [0, 0];
    const counted: Database['query'] = async (sql, ...more) => {
      if (!sql.includes('"coverKey"')) return database.query(sql, ...more);
      loading += 1;
      most = Math.max(most, loading);
      return database.query<never>(sql, ...more).finally(() => {
        loading -= 1;
      });
    };
    await look({ ...database, query: counted });
    expect([(await mails()).length, most]).toEqual([2, 2]);
  });

  it('is in the export of a person, and ends with their erasure, with a mail that waits [S2.316]', async () => {
    await set('daily');
    await look();
    await importShips(100);
    await lookLater();
    expect(await mails()).toHaveLength(1);
    const [{ id = 0 } = {}] = await database.query<{ id: number }>(
      "select id from users where login = 'user'",
    );
    const at = { client: 'north', id };
    expect((await personData(database, at)).searchAlerts).toEqual([
      { shelf: 'For later', search: SHIPS, frequency: 'daily', language: 'en' },
    ]);
    await passTime();
    await expect(
      database.transaction(async (transaction) => {
        await erasePerson(transaction, at);
        for (const table of ['search_alerts', 'search_alert_marks', 'search_alert_links']) {
          expect(await transaction.query(`select from ${table}`)).toEqual([]);
        }
        expect(await transaction.query('select from outgoing_mails')).toEqual([]);
        throw new Error('the others need the person');
      }),
    ).rejects.toThrow('the others need the person');
  });
});
