import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database } from '../database/database.contract.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { insertFixtures } from '../testing/fixtures.ts';
import type { RefreshToken } from './refresh-token.ts';
import { readRefreshToken, writeRefreshToken } from './refresh-token.ts';
import {
  beginSession,
  endSession,
  findSession,
  rotateSession,
  setSessionClient,
} from './session-store.ts';

describe('refresh tokens', () => {
  const secret = new Uint8Array(32).fill(7);
  const token = { sessionId: '6b1d7a52-9d0b-4c1a-8b7e-1f2a3b4c5d6e', generation: 12 };

  it('are the same for the same generation, and come apart again', () => {
    const text = writeRefreshToken(token, secret);
    expect(text).toBe(writeRefreshToken(token, secret));
    expect(readRefreshToken(text, secret)).toEqual(token);
  });

  it.each([
    ['another generation', (text: string) => text.replace('.12.', '.13.')],
    ['another family', (text: string) => text.replace('6b1d', '6b1e')],
    ['a cut seal', (text: string) => text.slice(0, -1)],
    ['nothing', () => ''],
  ])('are refused with %s', (_name, change) => {
    expect(readRefreshToken(change(writeRefreshToken(token, secret)), secret)).toBeNull();
  });
});

describeOnBothDatabases('sessions', (makeDatabase) => {
  let database: Database;
  let userId: number;
  beforeAll(async () => {
    database = await makeDatabase();
    await insertFixtures(database);
    const [row] = await database.query<{ id: number }>(
      "select id from users where login = 'user'",
      [],
    );
    userId = row?.id ?? 0;
  });
  afterAll(() => database.close());

  const begin = async (seconds = 3600): Promise<RefreshToken> =>
    (await beginSession(database, { userId, client: 'north', seconds })).token;
  const rotate = (token: RefreshToken) => rotateSession(database, token, 3600);
  const forgetGrace = (token: RefreshToken) =>
    database.query(
      "update sessions set rotated_at = rotated_at - interval '11 seconds' where id = $1",
      [token.sessionId],
    );

  it('rotate, generation after generation', async () => {
    const first = await begin();
    const second = await rotate(first);
    expect(second?.token).toEqual({ ...first, generation: 2 });
    expect((await rotate({ ...first, generation: 2 }))?.token.generation).toBe(3);
  });

  it('answer a token used twice at once with the same successor', async () => {
    const first = await begin();
    const answers = await Promise.all(Array.from({ length: 20 }, () => rotate(first)));
    expect(new Set(answers.map((answer) => answer?.token.generation))).toEqual(new Set([2]));
    expect(await findSession(database, first.sessionId)).not.toBeNull();
  });

  it('end with the whole family when a token is used again later', async () => {
    const first = await begin();
    await rotate(first);
    await forgetGrace(first);
    expect(await rotate(first)).toBeNull();
    expect(await rotate({ ...first, generation: 2 })).toBeNull();
    expect(await findSession(database, first.sessionId)).toBeNull();
  });

  it('end when a token older than the predecessor is used, even at once', async () => {
    const first = await begin();
    await rotate(first);
    await rotate({ ...first, generation: 2 });
    expect(await rotate(first)).toBeNull();
    expect(await findSession(database, first.sessionId)).toBeNull();
  });

  it('know no generation that is still to come, and take no harm from it', async () => {
    const first = await begin();
    expect(await rotate({ ...first, generation: 5 })).toBeNull();
    expect((await rotate(first))?.token.generation).toBe(2);
  });

  it('are over after signing out, and when they have expired', async () => {
    const left = await begin();
    await endSession(database, left.sessionId);
    expect(await findSession(database, left.sessionId)).toBeNull();
    expect(await rotate(left)).toBeNull();
    const expired = await begin(0);
    expect(await findSession(database, expired.sessionId)).toBeNull();
    expect(await rotate(expired)).toBeNull();
  });

  it('tell who it is, with the present client and role', async () => {
    const { sessionId } = await begin();
    expect(await findSession(database, sessionId)).toEqual({
      id: sessionId,
      subject: `user:${userId}`,
      client: 'north',
      role: 'user',
      user: { id: userId, login: 'user', fullName: 'Ursula User', email: 'user@example.org' },
    });
    await setSessionClient(database, sessionId, 'south');
    await database.query(
      "update user_clients set role = 'a new one' where user_id = $1 and client_ref = 'south'",
      [userId],
    );
    expect(await findSession(database, sessionId)).toMatchObject({
      client: 'south',
      role: 'none',
    });
    await setSessionClient(database, sessionId, 'north');
    expect(await findSession(database, sessionId)).toMatchObject({ role: 'user' });
  });

  it('give no access at a client that the person has left', async () => {
    const { sessionId } = await begin();
    await setSessionClient(database, sessionId, 'south');
    await database.query("delete from user_clients where user_id = $1 and client_ref = 'south'", [
      userId,
    ]);
    expect(await findSession(database, sessionId)).toMatchObject({ role: null });
  });

  it('let a guest in as anonymous', async () => {
    const guest = await beginSession(database, { userId: null, client: 'north', seconds: 60 });
    expect(await findSession(database, guest.token.sessionId)).toMatchObject({
      subject: `guest:${guest.token.sessionId}`,
      role: 'anonymous',
      user: null,
    });
  });
});
