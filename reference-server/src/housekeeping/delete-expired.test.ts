import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Database } from '../database/database.contract.ts';
import { STAGED_PREFIX } from '../import/storing/stage-document.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { insertFixtures } from '../testing/fixtures.ts';
import { type Deleted, deleteExpired, STATEMENTS_AT_ONCE } from './delete-expired.ts';
import { startHousekeeping } from './start-housekeeping.ts';
import { EMBED_TOKEN_DAYS, VISITOR_PLACE_DAYS } from './sweeps.ts';

const DAY_MS = 86_400_000;
const TABLES = ['reading_places', 'sessions', 'licences', 'rate_limits', 'idempotency_keys'];

describeOnBothDatabases('tidying up', (makeDatabase) => {
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
    for (const table of TABLES) {
      await database.query(`delete from ${table}`);
    }
  });
  afterAll(() => database.close());

  const addPlaces = (subjects: readonly string[], daysAgo: number, login?: string) =>
    database.query(
      `insert into reading_places
         (subject, client_ref, doc_key, user_id, file, position, page, fraction, saved_at)
       select subject, 'north', 'd', (select id from users where login = $2), '1.pdf', '1.pdf', 1, 0, $3
       from unnest($1::text[]) as subject`,
      [subjects, login ?? null, Date.now() - daysAgo * DAY_MS],
    );
  const places = async (): Promise<string[]> => {
    const rows = await database.query<{ subject: string }>(
      'select subject from reading_places order by subject',
    );
    return rows.map(({ subject }) => subject);
  };

  it('takes the old reading places of visitors before those of accounts', async () => {
    await addPlaces(['public:old', 'guest:old'], VISITOR_PLACE_DAYS + 1);
    await addPlaces(['public:recent'], VISITOR_PLACE_DAYS - 1);
    await addPlaces(['user:1'], 5 * VISITOR_PLACE_DAYS, 'user');
    expect(await deleteExpired(database)).toEqual({ reading_places: 2 });
    expect(await places()).toEqual(['public:recent', 'user:1']);
    expect(await deleteExpired(database)).toEqual({});
  });

  it('takes a bounded amount each time, and the rest the next time', async () => {
    const many = Array.from(
      { length: STATEMENTS_AT_ONCE + 7 },
      (_each, index) => `public:${index}`,
    );
    await addPlaces(many, VISITOR_PLACE_DAYS + 1);
    expect(await deleteExpired(database, 1)).toEqual({ reading_places: STATEMENTS_AT_ONCE });
    expect(await deleteExpired(database, 3)).toEqual({ reading_places: 7 });
  });

  it('takes what is over of sessions, loans and limits, and nothing that counts', async () => {
    await database.query(
      `insert into sessions (id, subject, client_ref, expires_at, ended_at) values
         (gen_random_uuid(), 'living', 'north', now() + interval '1 day', null),
         (gen_random_uuid(), 'just ended', 'north', now() + interval '1 day', now()),
         (gen_random_uuid(), 'ended', 'north', now() + interval '1 day', now() - interval '2 days'),
         (gen_random_uuid(), 'expired', 'north', now() - interval '2 days', null)`,
    );
    await database.query(`insert into licence_seats (pub_key) values ('pub-letters')`);
    await database.query(
      `insert into licences (key, pub_key, subject, lapses_at) values
         ('living', 'pub-letters', 'a', now() + interval '1 minute'),
         ('lapsed', 'pub-letters', 'b', now() - interval '2 hours')`,
    );
    await database.query(
      `insert into rate_limits (key, used, window_ends) values
         ('counts', 1, now() + interval '1 minute'), ('over', 1, now() - interval '1 minute')`,
    );
    await database.query(
      `insert into account_links (user_id, token_hash, expires_at)
       select id, login, now() - case login when 'user' then interval '2 days' else interval '1 hour' end
       from users where login in ('user', 'admin')`,
    );
    expect(await deleteExpired(database)).toEqual({
      licences: 1,
      sessions: 2,
      account_links: 1,
      rate_limits: 1,
    });
    const left = await database.query<{ name: string }>(
      `select subject as name from sessions union select key from licences
       union select key from rate_limits order by name`,
    );
    expect(left.map(({ name }) => name)).toEqual(['counts', 'just ended', 'living']);
  });

  it('takes a session with what it may still have on loan', async () => {
    await database.query(
      `insert into licence_seats (pub_key) values ('pub-letters') on conflict do nothing`,
    );
    await database.query(
      `with expired as (
         insert into sessions (id, subject, client_ref, expires_at)
         values (gen_random_uuid(), 'expired', 'north', now() - interval '2 days') returning id)
       insert into licences (key, pub_key, subject, lapses_at, session_id)
       select 'left', 'pub-letters', 'a', now() + interval '1 minute', id from expired`,
    );
    expect(await deleteExpired(database)).toEqual({ sessions: 1 });
    expect(await database.query('select key from licences')).toEqual([]);
  });

  it('takes log entries about old embed tokens, and no other entry [R10.5]', async () => {
    await database.query(
      `insert into audit_log (client_ref, at, user_name, user_email, action, detail)
       select 'north', now() - make_interval(days => days), '', '', action, '{}'
       from (values ('embed-token-issued', $1::int + 1), ('embed-token-issued', $1::int - 1),
         ('embed-credential-created', $1::int + 1)) as t (action, days)`,
      [EMBED_TOKEN_DAYS],
    );
    expect(await deleteExpired(database)).toEqual({ audit_log: 1 });
    expect(await database.query('select action from audit_log order by at')).toEqual([
      { action: 'embed-credential-created' },
      { action: 'embed-token-issued' },
    ]);
  });

  it('takes the keys of calls whose answers are forgotten', async () => {
    await database.query(
      `insert into idempotency_keys (owner, endpoint, key, request_hash, created_at) values
         ('a', 'call', 'kept', 'h', now() - interval '23 hours'),
         ('a', 'call', 'forgotten', 'h', now() - interval '25 hours')`,
    );
    expect(await deleteExpired(database)).toEqual({ idempotency_keys: 1 });
    expect(await database.query('select key from idempotency_keys')).toEqual([{ key: 'kept' }]);
  });

  it('takes what interrupted imports have left, pages first, and no import that may go on', async () => {
    await database.query(
      `insert into appearances (doc_key, pub_key, format, mime_type, file_sha256, page_count,
         metadata, contents, structure, created_at)
       select key, pub_key, 'pdf', '', key, 0, '{}', '[]', '{}', clock_timestamp() - age
       from (values ('dead', $1 || 'dead', interval '25 hours'),
         ('young', $1 || 'young', interval '23 hours'),
         ('old', 'pub-letters', interval '9 days')) as made (key, pub_key, age)`,
      [STAGED_PREFIX],
    );
    await database.query(
      `with pages as (
         insert into document_texts (doc_key, position, path, body, folded)
         select key, at, at || '.pdf', 'word', 'word'
         from unnest(array['dead', 'young', 'old']) as key,
           generate_series(0, $1::integer - 1) as at
         returning doc_key, position)
       insert into search_texts (doc_key, position, part, tsv)
       select doc_key, position, 0, 'word:1' from pages`,
      [STATEMENTS_AT_ONCE + 1],
    );
    const left = (table: string) =>
      database.query(
        `select doc_key, count(*)::int as amount from ${table} where doc_key <> 'd'
         group by doc_key order by doc_key`,
      );
    expect(await deleteExpired(database, 1)).toEqual({ document_texts: STATEMENTS_AT_ONCE });
    expect((await left('appearances')).map((row) => row['doc_key'])).toContain('dead');
    expect(await deleteExpired(database, 1)).toEqual({ document_texts: 1, appearances: 1 });
    const pages = ['old', 'young'].map((doc_key) => ({ doc_key, amount: STATEMENTS_AT_ONCE + 1 }));
    for (const table of ['document_texts', 'search_texts']) {
      expect(await left(table)).toEqual(pages);
    }
    expect(await deleteExpired(database)).toEqual({});
    await database.query(`delete from appearances where doc_key in ('young', 'old')`);
  });

  it('may be done by several processes at once', async () => {
    const many = Array.from({ length: 50 }, (_each, index) => `public:${index}`);
    await addPlaces(many, VISITOR_PLACE_DAYS + 1);
    const gone = await Promise.all([
      deleteExpired(database, 5),
      deleteExpired(database, 5),
      deleteExpired(database, 5),
    ]);
    expect(gone.reduce((sum, each) => sum + (each['reading_places'] ?? 0), 0)).toBe(50);
    expect(await places()).toEqual([]);
  });

  it('happens at the start and again, logs what came of it, and stops when told to', async () => {
    await addPlaces(['public:old'], VISITOR_PLACE_DAYS + 1);
    const told: Deleted[] = [];
    const again = Promise.withResolvers<void>();
    const log = {
      info(what: Deleted) {
        told.push(what);
        if (told.length === 2) again.resolve();
      },
      warn: ({ err }: { err: unknown }) => again.reject(err),
    };
    const stop = startHousekeeping(database, log, 1);
    await again.promise;
    await stop();
    expect(told[0]).toEqual({ reading_places: 1 });
    expect(await places()).toEqual([]);
  });
});
