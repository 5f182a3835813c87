import type { ProviderChange } from '@leeszaal/shared-contracts';
import { freePort } from '@leeszaal/test-support';
import { ssoKey } from '../../sso/sso-key.ts';
import type { MakeDatabase } from '../../testing/describe-on-both-databases.ts';
import { createTestServer } from '../../testing/test-server.ts';

/** A server that listens, for tests with a provider that is not ours. The caller closes it. */
export async function openProviderServer(makeDatabase: MakeDatabase) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const database = await makeDatabase();
  const server = await createTestServer({ database, config: { portalUrl: url } });
  await server.app.listen({ port, host: '127.0.0.1' });
  const token = await server.tokenOf('admin');
  return {
    ...server,
    url,
    /** The token of an administrator. */
    token,
    /** Adds a provider to the library. @returns its id */
    async add(change: ProviderChange): Promise<number> {
      const answer = await server.call('POST', '/api/identity-providers', { token, body: change });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json().id;
    },
    /** The address of a trial. */
    async trial(id: number): Promise<string> {
      const path = `/api/identity-providers/${id}/try`;
      return (await server.call('POST', path, { token })).json().address;
    },
    /** Refreshes the session of a refresh token. */
    refresh(refreshToken: string) {
      const query = new URLSearchParams({
        ...{ appName: 'Leeszaal', client: 'north', refresh_token: refreshToken },
        secret: ssoKey(server.services),
      });
      return server.call('GET', `/auth/application/leeszaal?${query}`);
    },
    /** Lets the time pass after which providers are asked again. */
    async letTimePass(): Promise<void> {
      await database.query(
        "update sessions set provider_asked_at = provider_asked_at - interval '2 minutes'",
        [],
      );
    },
    async close(): Promise<void> {
      await server.close();
      await database.close();
    },
  };
}

/** See {@link openProviderServer}. */
export type ProviderServer = Awaited<ReturnType<typeof openProviderServer>>;
