import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { type Availability, availabilityCodec, type ReadBy } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import type { Database } from '../database/database.contract.ts';
import { acquireLicence } from '../licences/licence-store.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import type { TestLogin } from '../testing/fixtures.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

const LETTERS = 'pub-letters';
const LOAN_SECONDS = 600;

describeOnBothDatabases('POST /search/availability', (makeDatabase) => {
  let database: Database;
  let server: TestServer;
  beforeAll(async () => {
    database = await makeDatabase();
    server = await createTestServer({ database });
    for (const pubKey of [LETTERS, 'pub-southern']) {
      await database.query(
        `insert into appearances (doc_key, pub_key, format, mime_type, file_sha256, page_count,
           metadata, contents, structure)
         values ($1, $1, 'pdf', 'application/pdf', $1, 1, '{}', '[]', '{}')`,
        [pubKey],
      );
    }
  });
  afterEach(async () => {
    await database.query('delete from licence_seats');
    await allow('anyone');
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  async function answerTo(token: string, pubKeys: readonly string[]): Promise<Availability[]> {
    const body = { pubKeys };
    const answer = await server.call('POST', '/api/search/availability', { token, body });
    expect(answer.statusCode).toBe(200);
    return v.parse(v.array(availabilityCodec.schema), answer.json());
  }
  const seen = async (login: TestLogin = 'user', pubKeys: readonly string[] = [LETTERS]) =>
    answerTo(await server.tokenOf(login), pubKeys);
  const seats = (amount: number) =>
    database.query(
      `insert into licence_seats values ($1, $2) on conflict (pub_key) do update set seats = $2`,
      [LETTERS, amount],
    );
  const lend = async (subject: string, left = LOAN_SECONDS) => {
    const borrower = { subject, userId: null, sessionId: null };
    const acquired = await acquireLicence(database, LETTERS, borrower, left);
    expect(acquired.kind).toBe('granted');
  };
  const allow = (readBy: ReadBy) =>
    database.query(`update client_connections set read_by = $1 where client_ref = 'north'`, [
      readBy,
    ]);

  it('says how many of the seats are free [S2.280]', async () => {
    expect(await seen()).toEqual([{ state: 'free', pubKey: LETTERS, seats: 1, free: 1 }]);
    await seats(3);
    await lend('first');
    await lend('second');
    expect(await seen()).toEqual([{ state: 'free', pubKey: LETTERS, seats: 3, free: 1 }]);
  });

  it('counts a seat of the caller as free for the caller alone [S2.281]', async () => {
    const token = await server.tokenOf('user');
    const acquire = `/api/publications/${LETTERS}/license/acquire`;
    expect((await server.call('GET', acquire, { token })).statusCode).toBe(200);
    expect(await seen('user')).toEqual([{ state: 'free', pubKey: LETTERS, seats: 1, free: 1 }]);
    expect(await seen('admin')).toMatchObject([{ state: 'on-loan' }]);
  });

  it('says in whole minutes when the first seat is free, and names no reader [S2.282]', async () => {
    await seats(2);
    await lend('first', 400);
    await lend('first', 70);
    await lend('second', 200);
    expect(await seen()).toEqual([{ state: 'on-loan', pubKey: LETTERS, seats: 2, minutes: 4 }]);
    await database.query(`update licences set lapses_at = lapses_at - interval '190 seconds'`);
    expect(await seen()).toEqual([{ state: 'on-loan', pubKey: LETTERS, seats: 2, minutes: 1 }]);
    await database.query(`update licences set lapses_at = lapses_at - interval '20 seconds'`);
    expect(await seen()).toEqual([{ state: 'free', pubKey: LETTERS, seats: 2, free: 1 }]);
  });

  it('waits for the second loan that ends when there are fewer seats than readers [S2.282]', async () => {
    await seats(2);
    await lend('first', 100);
    await lend('second', 300);
    await seats(1);
    expect(await seen()).toEqual([{ state: 'on-loan', pubKey: LETTERS, seats: 1, minutes: 5 }]);
  });

  it('counts no loan with an impossible end, and knows publications without seats [S2.283]', async () => {
    await lend('ahead');
    await database.query(`update licences set lapses_at = lapses_at + interval '2 days'`);
    expect(await seen()).toMatchObject([{ state: 'free' }]);
    await seats(0);
    expect(await seen()).toEqual([{ state: 'closed', pubKey: LETTERS }]);
  });

  it('says why a caller may not read, and nothing of its loans [S2.284]', async () => {
    await lend('first');
    await allow('staff');
    const refused = (reason: string) => [{ state: 'refused', pubKey: LETTERS, reason }];
    expect(await answerTo(await server.publicToken(), [LETTERS])).toEqual(
      refused('sign-in-to-read'),
    );
    expect(await seen('user')).toEqual(refused('staff-only'));
    await allow('patrons');
    expect(await seen('anonymous')).toEqual(refused('patrons-only'));
    expect(await seen('user')).toMatchObject([{ state: 'on-loan' }]);
  });

  it('leaves out what the caller’s library has not, or does not let the caller find [S2.285]', async () => {
    const all = [LETTERS, 'pub-southern', 'pub-unknown', LETTERS];
    expect((await seen('user', all)).map(({ pubKey }) => pubKey)).toEqual([LETTERS]);
    expect((await seen('user2', all)).map(({ pubKey }) => pubKey)).toEqual(['pub-southern']);
    await database.query(
      `update client_connections set searched_by = 'patrons', read_by = 'patrons'
       where client_ref = 'north'`,
    );
    expect(await answerTo(await server.publicToken(), all)).toEqual([]);
    expect(await seen('user', all)).toHaveLength(1);
    await database.query(
      `update client_connections set searched_by = 'anyone' where client_ref = 'north'`,
    );
  });

  it('is for fifty publications at most, in one statement [S2.286]', async () => {
    const token = await server.tokenOf('user');
    const statusOf = async (amount: number) => {
      const body = { pubKeys: Array.from({ length: amount }, (_each, index) => `pub-${index}`) };
      const url = '/api/search/availability';
      return (await server.call('POST', url, { token, body })).statusCode;
    };
    expect(await statusOf(50)).toBe(200);
    expect(await statusOf(51)).toBe(400);
    expect(await seen('user', [])).toEqual([]);
  });
});
