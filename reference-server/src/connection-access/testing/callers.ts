import { allowOrigins, NORTHERN_PAGE, openInstitution } from '../../embed/testing/embed-library.ts';
import { issueTokens } from '../../session/issue-tokens.ts';
import { beginSession } from '../../session/session-store.ts';
import type { TestServer } from '../../testing/test-server.ts';

/** Everyone who may want to read at the northern library. */
export const CALLERS = [
  'visitor',
  'none',
  'anonymous',
  'user',
  'admin',
  'superadmin',
  'embed',
  'guest',
] as const;
/** See {@link CALLERS}. */
export type Caller = (typeof CALLERS)[number];

/** A visitor has a public token, a guest came with a config object. */
async function tokenOf(server: TestServer, caller: Caller): Promise<string> {
  if (caller === 'visitor') return server.publicToken('visitors-browser');
  if (caller === 'guest') {
    const guest = { userId: null, client: 'north', seconds: 3600 };
    const session = await beginSession(server.database, guest);
    return (await issueTokens(session, server.services)).accessToken;
  }
  if (caller !== 'embed') return server.tokenOf(caller);
  await allowOrigins(server, 'north', [NORTHERN_PAGE]);
  return (await openInstitution(server, 'north')).token();
}

/** The tokens of all callers. */
export async function tokensOfCallers(server: TestServer): Promise<ReadonlyMap<Caller, string>> {
  const tokens = new Map<Caller, string>();
  for (const caller of CALLERS) tokens.set(caller, await tokenOf(server, caller));
  return tokens;
}

/** Headers of a page that embeds the reader; the others need none. */
export const headersOf = (caller: Caller): Record<string, string> =>
  caller === 'embed' ? { origin: NORTHERN_PAGE, 'sec-fetch-site': 'cross-site' } : {};
