import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { RETENTION_LIMITS, type RetentionSetting, retentionDays } from '@leeszaal/shared-contracts';
import type { Database } from '../database/database.contract.ts';
import { migrate, readMigrations } from '../database/migrations.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { insertFixtures } from '../testing/fixtures.ts';
import { deleteExpired } from './delete-expired.ts';
import { EMBED_TOKEN_DAYS, VISITOR_PLACE_DAYS } from './sweeps.ts';

/** How a row of a certain age is added for a library, and in which table it is. */
interface Kept {
  readonly setting: RetentionSetting;
  readonly table: string;
  readonly insert: string;
}

const ACCOUNT = "(select id from users where login = 'user')";
const AGED = 'clock_timestamp() - make_interval(hours => $2)';
const KEPT: readonly Kept[] = [
  {
    setting: 'loanRetentionDays',
    table: 'ended_loans',
    insert: `insert into ended_loans (client_ref, user_id, pub_key, ended_at)
      values ($1, ${ACCOUNT}, 'pub-letters', ${AGED})`,
  },
  {
    setting: 'sessionRetentionDays',
    table: 'sessions',
    insert: `insert into sessions (id, subject, client_ref, expires_at, ended_at)
      values (gen_random_uuid(), 'x', $1, clock_timestamp(), ${AGED})`,
  },
  {
    setting: 'placeRetentionDays',
    table: 'reading_places',
    insert: `insert into reading_places
        (subject, client_ref, doc_key, user_id, file, position, page, fraction, saved_at)
      values (gen_random_uuid()::text, $1, 'd', ${ACCOUNT}, '', '', 1, 0, extract(epoch from ${AGED}) * 1000)`,
  },
  {
    setting: 'logRetentionDays',
    table: 'audit_log',
    insert: `insert into audit_log (client_ref, at, user_name, user_email, action, detail)
      values ($1, ${AGED}, '', '', 'settings-changed', '{}')`,
  },
];

describeOnBothDatabases('how long a library keeps', (makeDatabase) => {
  let database: Database;
  beforeAll(async () => {
    database = await makeDatabase();
    await insertFixtures(database);
    await database.query(
      `insert into appearances (doc_key, pub_key, format, mime_type, file_sha256, page_count,
         metadata, contents, structure)
       values ('d', 'pub-letters', 'pdf', 'application/pdf', 'd', 1, '{}', '[]', '{}')`,
    );
  });
  beforeEach(async () => {
    for (const { table } of KEPT) await database.query(`delete from ${table}`);
    await database.query("update clients set settings = '{}'");
  });
  afterAll(() => database.close());

  const set = (client: string, settings: object) =>
    database.query('update clients set settings = $2::jsonb where ref = $1', [
      client,
      JSON.stringify(settings),
    ]);
  /** The libraries of the rows that are left. */
  const left = async (table: string) => {
    const rows = await database.query<{ ref: string }>(
      `select client_ref as ref from ${table} order by client_ref`,
    );
    return rows.map(({ ref }) => ref);
  };

  it.each(KEPT)(
    '$table is $setting of that library [S2.110]',
    async ({ setting, table, insert }) => {
      const days = RETENTION_LIMITS[setting].minimum + 7;
      await set('north', { [setting]: days });
      await set('south', { [setting]: days + 2 });
      for (const client of ['north', 'south']) {
        await database.query(insert, [client, days * 24 - 1]);
        await database.query(insert, [client, days * 24 + 1]);
      }
      expect(await deleteExpired(database)).toEqual({ [table]: 1 });
      expect(await left(table)).toEqual(['north', 'south', 'south']);
    },
  );

  it.each(KEPT)(
    '$table is the default without a setting, and the nearest limit beyond the limits [S2.111]',
    async ({ setting, table, insert }) => {
      const { minimum, maximum } = RETENTION_LIMITS[setting];
      for (const stored of [undefined, 'many', -3, 1e300, minimum + 0.5]) {
        await set('north', { [setting]: stored });
        const read = typeof stored === 'number' ? { [setting]: stored } : {};
        const days = retentionDays(read, setting);
        expect(days).toBeGreaterThanOrEqual(minimum);
        expect(days).toBeLessThanOrEqual(maximum);
        await database.query(insert, ['north', days * 24 + 1]);
        if (days > 0) await database.query(insert, ['north', days * 24 - 1]);
        expect(await deleteExpired(database)).toEqual({ [table]: 1 });
        await database.query(`delete from ${table}`);
      }
    },
  );

  it('the places of visitors is half a year at most [S2.112]', async () => {
    const add = (client: string, days: number) =>
      database.query(
        `insert into reading_places
           (subject, client_ref, doc_key, file, position, page, fraction, saved_at)
         values (gen_random_uuid()::text, $1, 'd', '', '', 1, 0,
           extract(epoch from clock_timestamp() - make_interval(days => $2)) * 1000)`,
        [client, days],
      );
    await set('south', { placeRetentionDays: 30 });
    for (const client of ['north', 'south']) {
      for (const days of [29, 31, VISITOR_PLACE_DAYS + 1]) await add(client, days);
    }
    expect(await deleteExpired(database)).toEqual({ reading_places: 3 });
    expect(await left('reading_places')).toEqual(['north', 'north', 'south']);
  });

  it('orders in the log is without end, and issued tokens ninety days at most [S2.113]', async () => {
    const add = (action: string, days: number) =>
      database.query(
        `insert into audit_log (client_ref, at, user_name, user_email, action, detail)
         values ('north', clock_timestamp() - make_interval(days => $2), '', '', $1, '{}')`,
        [action, days],
      );
    await add('order-placed', 5000);
    await add('embed-token-issued', EMBED_TOKEN_DAYS + 1);
    await add('settings-changed', 5000);
    await add('embed-token-issued', EMBED_TOKEN_DAYS - 1);
    expect(await deleteExpired(database)).toEqual({ audit_log: 2 });
    await set('north', { logRetentionDays: 30 });
    expect(await deleteExpired(database)).toEqual({ audit_log: 1 });
    expect(await database.query('select action from audit_log')).toEqual([
      { action: 'order-placed' },
    ]);
  });
});

describeOnBothDatabases('a library from before retention was set', (makeDatabase) => {
  it('loses nothing by the update; a new one has the defaults [S2.114]', async () => {
    const database = await makeDatabase();
    await database.query('drop schema public cascade; create schema public');
    const migrations = await readMigrations();
    await migrate(
      database,
      migrations.filter(({ name }) => name < '0028'),
    );
    await database.query(`
      insert into clients (ref, name, settings) values ('old', 'Old', '{"daysMarkedAsNew": 7}');
      insert into audit_log (client_ref, at, user_name, user_email, action, detail)
        values ('old', clock_timestamp() - interval '9 years', '', '', 'logo-changed', '{}')`);
    await migrate(database, migrations);
    await database.query("insert into clients (ref, name) values ('new', 'New')");
    expect(await deleteExpired(database)).toEqual({});
    expect(await database.query('select ref, settings from clients order by ref desc')).toEqual([
      {
        ref: 'old',
        settings: { daysMarkedAsNew: 7, logRetentionDays: 3650, placeRetentionDays: 3650 },
      },
      { ref: 'new', settings: {} },
    ]);
    await database.close();
  });
});
