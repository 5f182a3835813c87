import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { type WaitingPlace, waitingPlaceCodec } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import type { Database } from '../database/database.contract.ts';
import { RETURN_SECONDS, TURN_SECONDS } from '../licences/licence-store.ts';
import type { Mail } from '../mail/mailer.contract.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { mailTurns } from './mail-turns.ts';
import { passTurns } from './waiting-store.ts';

const LETTERS = 'pub-letters';
const TITLE = 'Letters from the north';
const PORTAL = 'https://portal.example';

describeOnBothDatabases('the queue over HTTP', (makeDatabase) => {
  let database: Database;
  let server: TestServer;
  /** A person without a seat, the reader, and a browser without an account. */
  let user: string;
  let admin: string;
  let visitor: string;
  beforeAll(async () => {
    database = await makeDatabase();
    server = await createTestServer({ database });
    await database.query(
      `insert into appearances (doc_key, pub_key, format, mime_type, file_sha256, page_count,
         metadata, contents, structure)
       values ($1, $1, 'pdf', 'application/pdf', $1, 1, '{}', '[]', '{}')`,
      [LETTERS],
    );
    await database.query(`update client_connections set read_by = 'anyone'`);
    user = await server.tokenOf('user');
    admin = await server.tokenOf('admin');
    visitor = await server.publicToken('a-browser');
  });
  afterEach(async () => {
    await database.query('delete from licence_seats');
    await database.query('delete from outgoing_mails');
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  const acquire = (token: string) =>
    server.call('GET', `/api/publications/${LETTERS}/license/acquire`, { token });
  const release = (token: string, key: string) =>
    server.call('GET', `/api/licenses/${key}/release`, { token });
  /** Releases a key, and lets the time pass in which its reader could return. */
  async function handBack(token: string, key: string): Promise<void> {
    await release(token, key);
    await database.query(
      'update licences set lapses_at = lapses_at - make_interval(secs => $2) where key = $1',
      [key, RETURN_SECONDS],
    );
  }
  async function borrow(token: string): Promise<string> {
    const answer = await acquire(token);
    expect(answer.statusCode).toBe(200);
    return (answer.json() as { licenseKey: string }).licenseKey;
  }
  const take = async (token: string, mailIn: string | null = null) => {
    const answer = await server.call('PUT', `/api/waiting-places/${LETTERS}`, {
      token,
      body: { mailIn },
    });
    return answer.statusCode === 200 ? (answer.json() as object) : answer.statusCode;
  };
  const leave = (token: string) =>
    server.call('DELETE', `/api/waiting-places/${LETTERS}`, { token });
  async function places(token: string): Promise<WaitingPlace[]> {
    const answer = await server.call('GET', '/api/waiting-places', { token });
    return v.parse(v.array(waitingPlaceCodec.schema), answer.json());
  }
  const stateFor = async (token: string) => {
    const body = { pubKeys: [LETTERS] };
    const answer = await server.call('POST', '/api/search/availability', { token, body });
    return (answer.json() as { state: string }[])[0]?.state;
  };
  const sweep = async () => {
    await passTurns(database, 600);
    await mailTurns(database, PORTAL, {
      warn: ({ err }) => {
        throw err;
      },
    });
  };
  const mails = async () => {
    const rows = await database.query<{ mail: Mail }>('select mail from outgoing_mails');
    return rows.map(({ mail }) => mail);
  };

  it('is joined and left, with the title and the place [S2.320]', async () => {
    await borrow(admin);
    expect(await take(user)).toEqual({ outcome: 'waiting' });
    expect(await places(user)).toEqual([
      { state: 'waiting', pubKey: LETTERS, title: TITLE, number: 1 },
    ]);
    expect(await places(admin)).toEqual([]);
    expect((await leave(user)).statusCode).toBeLessThan(300);
    expect(await places(user)).toEqual([]);
  });

  it('lends the seat to the person whose turn it is, and to others not [S2.321]', async () => {
    const key = await borrow(admin);
    await take(user);
    await handBack(admin, key);
    await sweep();
    expect(await places(user)).toEqual([
      { state: 'turn', pubKey: LETTERS, title: TITLE, seconds: expect.any(Number) },
    ]);
    expect(await stateFor(user)).toBe('free');
    expect(await stateFor(admin)).toBe('on-loan');
    expect(await stateFor(visitor)).toBe('on-loan');
    for (const other of [admin, visitor]) {
      const answer = await acquire(other);
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ message: 'This document is already in use' });
    }
    await borrow(user);
    expect(await places(user)).toEqual([]);
  });

  it('keeps the seat of a reader who reloads while others wait [R4.14 S2.325]', async () => {
    const key = await borrow(admin);
    await take(user);
    await release(admin, key);
    await sweep();
    expect((await places(user))[0]?.state).toBe('waiting');
    const again = await borrow(admin);
    await release(admin, key);
    await sweep();
    expect((await places(user))[0]?.state).toBe('waiting');
    await handBack(admin, again);
    await database.query('delete from licences where key = $1', [key]);
    await sweep();
    expect((await places(user))[0]?.state).toBe('turn');
  });

  it('says what there is to wait for [S2.320]', async () => {
    expect(await take(user)).toEqual({ outcome: 'free' });
    const unknown = await server.call('PUT', '/api/waiting-places/pub-none', {
      token: user,
      body: { mailIn: null },
    });
    expect(unknown.statusCode).toBe(404);
  });

  it('is not for people without an account, nor for people who may not read [S2.322]', async () => {
    await borrow(admin);
    expect(await take(visitor)).toBe(403);
    await database.query(`update client_connections set read_by = 'staff'`);
    expect(await take(user)).toBe(403);
    await database.query(`update client_connections set read_by = 'anyone'`);
  });

  it('mails a person who wishes it, in the language of the wish, once [S2.323 S2.324]', async () => {
    const key = await borrow(admin);
    await take(user, 'fr');
    await sweep();
    expect(await mails()).toEqual([]);
    await handBack(admin, key);
    await sweep();
    await take(user, 'fr');
    await sweep();
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/^C’est votre tour/);
    expect(mail?.text).toContain(`${PORTAL}/${LETTERS}\n`);
    expect(mail?.text).toContain(TITLE);
    expect(mail?.text).toContain(`${TURN_SECONDS / 60} minutes`);
  });

  it('mails only a person who wishes it, and forgets a wish that is taken back [S2.323]', async () => {
    const key = await borrow(admin);
    await take(user, 'fr');
    await take(user);
    await handBack(admin, key);
    await sweep();
    expect((await places(user))[0]?.state).toBe('turn');
    expect(await mails()).toEqual([]);
  });
});
