import { type EmbedTokenRequest, endpoints } from '@leeszaal/shared-contracts';
import type { LightMyRequestResponse } from 'fastify';
import type { TestServer } from '../../testing/test-server.ts';
import { makeEmbedCredential } from '../embed-credentials.ts';

/** The page of the northern library's institution. */
export const NORTHERN_PAGE = 'https://www.north.example';
/** The page of the southern library's institution. */
export const SOUTHERN_PAGE = 'https://south.example:8443';

/** A person of an institution. */
export const PERSON = { id: 'p-1', name: 'Petra Page', email: 'petra@north.example' } as const;

/** Header values of a server with a credential. */
export const basic = ({ id, secret }: { readonly id: string; readonly secret: string }): string =>
  `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;

/** An institution at a test server. */
export interface Institution {
  readonly id: string;
  readonly secret: string;
  /** Asks for a token. */
  ask(request?: unknown): Promise<LightMyRequestResponse>;
  /** A token for {@link PERSON}, or as asked. */
  token(request?: Partial<EmbedTokenRequest>): Promise<string>;
}

/** Sets the origins that a library allows. */
export async function allowOrigins(
  { database }: Pick<TestServer, 'database'>,
  client: string,
  origins: readonly unknown[],
): Promise<void> {
  await database.query(
    `update clients set settings = settings || jsonb_build_object('embedOrigins', $2::jsonb)
     where ref = $1`,
    [client, JSON.stringify(origins)],
  );
}

/** Makes a credential of a library. */
export async function openInstitution(server: TestServer, client: string): Promise<Institution> {
  const { id, secret } = await makeEmbedCredential(server.database, { client, label: client });
  const ask = (request: unknown = { person: PERSON }) =>
    server.call('POST', `/api${endpoints.createEmbedToken.path}`, {
      body: request,
      headers: { authorization: basic({ id, secret }) },
    });
  return {
    id,
    secret,
    ask,
    async token(request) {
      const answer = await ask({ person: PERSON, ...request });
      if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${answer.body}`);
      return answer.json().accessToken;
    },
  };
}

/** A request of a page with a token. */
export const from = (origin: string, token?: string) => ({
  headers: { origin, 'sec-fetch-site': 'cross-site' },
  ...(token !== undefined && { token }),
});
