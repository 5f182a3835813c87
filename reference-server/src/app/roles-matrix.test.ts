import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type Endpoint,
  type EndpointName,
  endpoints,
  hasRole,
  type Role,
} from '@leeszaal/shared-contracts';
import { TEST_ACCOUNTS, type TestLogin } from '../testing/fixtures.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import type { OpenEndpointName } from './handler.contract.ts';
import { SERVICE_BASES } from './route-endpoints.ts';

const OPEN: Record<OpenEndpointName, true> = {
  getPublicToken: true,
  getConfigObjectToken: true,
  refreshTokens: true,
  getDocumentFile: true,
};

const all = Object.entries(endpoints) as unknown as [EndpointName, Endpoint][];
const protectedOnes = all.filter(([name]) => !(name in OPEN));
const addressOf = ({ service, path }: Endpoint): string =>
  SERVICE_BASES[service] + path.replace(/\{\w+\*?\}/g, '1');

/** What an account without access may still ask. */
const forOutsiders = ['getRole', 'getClient', 'getSettings', 'getSearchModules'];

describe('roles', () => {
  let server: TestServer;
  const tokens = new Map<TestLogin, string>();
  beforeAll(async () => {
    // No handlers: whoever is let in gets 501, or 400 for what this test leaves out of the request.
    server = await createTestServer({ handlers: {} });
    await server.database.query(
      `insert into appearances (doc_key, pub_key, format, mime_type, file_sha256, page_count,
         metadata, contents, structure)
       values ('1', 'pub-1', 'pdf', 'application/pdf', '', 1, '{}', '[]', '{}')`,
      [],
    );
    for (const { login } of TEST_ACCOUNTS) tokens.set(login, await server.tokenOf(login));
  });
  afterAll(() => server.close());

  it('lists exactly the endpoints that need no bearer as open', () => {
    const open = all.filter(([, { access }]) => access === 'public' || access === 'licence-key');
    expect(open.map(([name]) => name).sort()).toEqual(Object.keys(OPEN).sort());
  });

  it.each(protectedOnes)('%s needs a valid token', async (_name, endpoint) => {
    const url = addressOf(endpoint);
    expect((await server.call(endpoint.method, url)).statusCode).toBe(401);
    const bad = await server.call(endpoint.method, url, { token: 'no.such.token' });
    expect(bad.statusCode).toBe(401);
    expect(bad.headers['www-authenticate']).toBe('Bearer');
  });

  const matrix = protectedOnes.flatMap(([name, endpoint]) =>
    TEST_ACCOUNTS.map(({ login, role }) => {
      const allowed =
        role === null ? forOutsiders.includes(name) : hasRole(role, endpoint.access as Role);
      return { name, endpoint, login, allowed };
    }),
  );
  it.each(matrix)('$name for $login: $allowed', async ({ endpoint, login, allowed }) => {
    const answer = await server.call(endpoint.method, addressOf(endpoint), {
      token: tokens.get(login) ?? '',
    });
    expect(allowed ? [400, 415, 501] : [403]).toContain(answer.statusCode);
  });

  it.each(all.filter(([name]) => name in OPEN))('%s needs no token', async (_name, endpoint) => {
    const answer = await server.call(endpoint.method, addressOf(endpoint));
    expect([400, 501]).toContain(answer.statusCode);
  });
});
