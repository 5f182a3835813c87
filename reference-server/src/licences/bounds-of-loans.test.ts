import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { Database } from '../database/database.contract.ts';
import { RATE_LIMITS } from '../rate-limits/limits.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { freeSeats } from './free-seats.ts';
import {
  acquireLicence,
  extendLicence,
  MOST_KEYS,
  MOST_LOANS_OF_VISITORS,
  MOST_PUBLICATIONS,
  releaseLicence,
} from './licence-store.ts';

const LOAN_SECONDS = 600;
const URL = '/api/publications/pub-letters/license/acquire';

describeOnBothDatabases('loans of one person', (makeDatabase) => {
  let database: Database;
  let server: TestServer;
  beforeAll(async () => {
    database = await makeDatabase();
    server = await createTestServer({ database });
    await database.query(
      `insert into appearances (doc_key, pub_key, format, mime_type, file_sha256, page_count,
         metadata, contents, structure)
       values ('d', 'pub-letters', 'pdf', 'application/pdf', 'd', 1, '{}', '[]', '{}')`,
    );
  });
  afterEach(async () => {
    await database.query('delete from licence_seats');
    await database.query('delete from rate_limits');
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  const acquire = (pubKey: string, subject = 'greedy') =>
    acquireLicence(database, pubKey, { subject, userId: null, sessionId: null }, LOAN_SECONDS);
  const kindOf = async (pubKey: string, subject?: string) => (await acquire(pubKey, subject)).kind;
  const acquireAll = (amount: number, pubKeyOf: (index: number) => string) =>
    Promise.all(Array.from({ length: amount }, (_each, index) => acquire(pubKeyOf(index))));
  const granted = (acquired: Awaited<ReturnType<typeof acquireAll>>) =>
    acquired.flatMap((each) => (each.kind === 'granted' ? [each.licence.licenseKey] : []));

  it('are of no more than so many publications, also when they are asked for at once', async () => {
    const keys = granted(await acquireAll(MOST_PUBLICATIONS + 10, (index) => `pub-${index}`));
    expect(keys).toHaveLength(MOST_PUBLICATIONS);
    expect(await kindOf('pub-further')).toBe('too-many');
    expect(await kindOf('pub-further', 'another reader')).toBe('granted');
    const [row] = await database.query<{ pub_key: string }>('select pub_key from licences limit 1');
    expect(await kindOf(row?.pub_key ?? '')).toBe('granted');
    await releaseLicence(database, keys.at(-1) ?? '', 'greedy');
    expect(await kindOf('pub-last')).toBe('granted');
    expect(await kindOf('pub-too-many')).toBe('too-many');
    await database.query("update licences set lapses_at = lapses_at - interval '1 hour'");
    expect(await kindOf('pub-too-many')).toBe('granted');
  });

  it('have no more than so many keys of one publication', async () => {
    const keys = granted(await acquireAll(MOST_KEYS + 10, () => 'pub-one'));
    expect(keys).toHaveLength(MOST_KEYS);
    await releaseLicence(database, keys[0] ?? '', 'greedy');
    expect(await kindOf('pub-one')).toBe('granted');
    expect(await kindOf('pub-one')).toBe('too-many');
    expect(await kindOf('pub-two')).toBe('granted');
  });

  it('are refused as 429 to who has too many of them', async () => {
    const token = await server.publicToken('greedy');
    expect((await server.call('GET', URL, { token })).statusCode).toBe(200);
    const [row] = await database.query<{ subject: string }>('select subject from licences');
    for (let key = 1; key < MOST_KEYS; key += 1) await acquire('pub-letters', row?.subject);
    const refused = await server.call('GET', URL, { token });
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({ message: 'Too many documents are open' });
  });

  it('are counted by address without a sign-in, whatever name visitors give', async () => {
    const signedIn = await server.tokenOf('user');
    const ask = async (subject: string) =>
      (await server.call('GET', URL, { token: await server.publicToken(subject) })).statusCode;
    expect(await ask('first')).toBe(200);
    await database.query('update rate_limits set used = $1', [
      RATE_LIMITS.publicLoanFromAddress.amount - 1,
    ]);
    expect(await ask('second')).toBe(403);
    expect(await ask('third')).toBe(429);
    await database.query('delete from licences');
    expect((await server.call('GET', URL, { token: signedIn })).statusCode).toBe(200);
  });

  it('are of visitors no more than so many from one address, whatever name visitors give', async () => {
    const visit = (index: number, network = '192.0.2.7') => {
      const borrower = { subject: `visitor ${index}`, userId: null, sessionId: null, network };
      return acquireLicence(database, `pub-${index}`, borrower, LOAN_SECONDS);
    };
    const all = await Promise.all(
      Array.from({ length: MOST_LOANS_OF_VISITORS + 10 }, (_each, index) => visit(index)),
    );
    const keys = granted(all);
    expect(keys).toHaveLength(MOST_LOANS_OF_VISITORS);
    const further = 1000;
    expect((await visit(further)).kind).toBe('too-many');
    expect((await visit(further, '192.0.2.8')).kind).toBe('granted');
    // A reload of a page with a loan is allowed, and an extended loan counts.
    const [one] = await database.query<{ subject: string }>(
      'select subject from licences where key = $1',
      [keys[0] ?? ''],
    );
    const subject = one?.subject ?? '';
    const index = Number(subject.replace('visitor ', ''));
    expect((await visit(index)).kind).toBe('granted');
    await extendLicence(database, keys[0] ?? '', subject, LOAN_SECONDS);
    expect((await visit(further + 1)).kind).toBe('too-many');
    await database.query('delete from licences where subject = $1', [subject]);
    expect((await visit(further + 1)).kind).toBe('granted');
    const rows = await database.query('select * from licences');
    expect(JSON.stringify(rows)).not.toContain('192.0.2');
  });

  it('are counted from where visitors ask, and not at all where a person is signed in', async () => {
    const placeOf = async (token: string) => {
      await database.query('delete from licences');
      expect((await server.call('GET', URL, { token })).statusCode).toBe(200);
      const [row] = await database.query<{ place: string | null }>('select place from licences');
      return row?.place;
    };
    const place = await placeOf(await server.publicToken('first'));
    expect(place).toEqual(expect.any(String));
    expect(await placeOf(await server.publicToken('second'))).toBe(place);
    expect(await placeOf(await server.tokenOf('user'))).toBeNull();
  });

  it('hold no seat when they end later than any can, for they began while a clock was ahead', async () => {
    await acquire('pub-letters');
    const free = async () =>
      (await freeSeats(database, ['pub-letters'], 'another reader', LOAN_SECONDS)).size;
    const put = (ahead: string) =>
      database.query(`update licences set lapses_at = clock_timestamp() + interval '${ahead}'`);
    // Another server on the same database may have longer loans.
    await put('1 day');
    expect(await kindOf('pub-letters', 'another reader')).toBe('denied');
    expect(await free()).toBe(0);
    await acquireAll(MOST_PUBLICATIONS, (index) => `pub-${index}`);
    await put('1 day 11 minutes');
    expect(await free()).toBe(1);
    expect(await kindOf('pub-letters', 'another reader')).toBe('granted');
    expect(await kindOf('pub-further')).toBe('granted');
  });
});
