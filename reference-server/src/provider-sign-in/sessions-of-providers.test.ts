import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { admitPerson } from '../identity-providers/admission/admit-person.ts';
import { confirmSession } from '../identity-providers/sessions/confirm-session.ts';
import { attachProvider } from '../identity-providers/sessions/provider-session.ts';
import { type Claimed, forgedSignIn } from '../identity-providers/testing/forged-sign-in.ts';
import { beginSession } from '../session/session-store.ts';

const { server, forger, change, signIn, logins } = forgedSignIn();

describe('a session of a provider', () => {
  const tokensOf = async (claims: Claimed = {}) => {
    const { location } = await signIn(claims);
    return {
      access: location?.searchParams.get('accessToken') ?? '',
      refresh: location?.searchParams.get('refreshToken') ?? '',
    };
  };
  const idToken = (claims: object) => {
    const now = Math.floor(Date.now() / 1000);
    return forger().token({
      claims: { sub: 'anna', aud: 'leeszaal', iat: now, exp: now + 300, ...claims },
    });
  };

  it('is not one of a superadmin when the person becomes one [S2.46]', async () => {
    const { access } = await tokensOf();
    await server().database.query(
      `update user_clients m set role = 'superadmin' from users u
       where u.id = m.user_id and u.login like 'provider:%'`,
      [],
    );
    expect((await server().call('GET', '/api/admin/releases', { token: access })).statusCode).toBe(
      403,
    );
    expect((await server().call('GET', '/api/people', { token: access })).statusCode).toBe(403);
  });

  it('brings no person back who was erased [S2.29]', async () => {
    const { refresh } = await tokensOf();
    const [{ user_id: userId = 0 } = {}] = await server().database.query<{ user_id: number }>(
      "select user_id::int as user_id from external_identities where subject = 'anna'",
      [],
    );
    const body = {
      access_token: 'a',
      token_type: 'Bearer',
      id_token: await idToken({ name: 'Anna' }),
    };
    forger().answerNext({
      body,
      after: async () => {
        const erased = await server().call('DELETE', `/api/people/${userId}`, {
          token: server().token,
        });
        expect(erased.statusCode).toBe(204);
      },
    });
    await server().letTimePass();
    expect((await server().refresh(refresh)).statusCode).toBe(401);
    expect(await logins()).toEqual([]);
    const known = await server().database.query('select from external_identities', []);
    expect(known).toEqual([]);
  });

  it('is not held up by a slow provider, whose answer counts when it comes [S2.36]', async () => {
    const { access } = await tokensOf();
    const [{ id = '' } = {}] = await server().database.query<{ id: string }>(
      'select id from sessions where provider_id is not null and ended_at is null',
      [],
    );
    const answering = Promise.withResolvers<void>();
    const body = { error: 'invalid_grant' };
    forger().answerNext({ status: 400, body, after: () => answering.promise });
    await server().letTimePass();
    expect(await confirmSession(server().services, id, 20)).toBe(true);
    expect((await server().call('GET', '/api/user/me', { token: access })).statusCode).toBe(200);
    answering.resolve();
    const isOver = async () =>
      (await server().call('GET', '/api/user/me', { token: access })).statusCode === 401;
    while (!(await isOver())) await setTimeout(10);
  });

  it('does not outlast a provider that is removed while it begins [S2.45]', async () => {
    const other = await server().add(change({ name: 'Other' }));
    const identity = {
      ...{ subject: 'x', name: 'X', email: '', vouchesForEmail: false, claims: {}, handle: null },
    };
    const { database } = server();
    const begun = Promise.withResolvers<void>();
    const removed = Promise.withResolvers<void>();
    const signingIn = database.transaction(async (transaction) => {
      const arrival = { providerId: other, identity, mayBeFirst: true };
      const admission = await admitPerson(transaction, arrival);
      begun.resolve();
      // The removal waits for the sign-in.
      await Promise.race([removed.promise, setTimeout(100)]);
      if (admission.kind !== 'admitted') throw new Error('No access.');
      const { userId, client } = admission;
      const session = await beginSession(transaction, { userId, client, seconds: 600 });
      const { sessionId } = session.token;
      await attachProvider(transaction, sessionId, { providerId: other, handle: null });
      return sessionId;
    });
    await begun.promise;
    const path = `/api/identity-providers/${other}`;
    const removal = server().call('DELETE', path, { token: server().token });
    const sessionId = await signingIn;
    expect((await removal).statusCode).toBe(204);
    removed.resolve();
    const rows = await database.query(
      'select ended_at is null as open from sessions where id = $1',
      [sessionId],
    );
    expect(rows).toMatchObject([{ open: false }]);
  });
});
