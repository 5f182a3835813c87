import { randomUUID } from 'node:crypto';
import type { AuthTokens } from '@leeszaal/shared-contracts';
import type { ServerConfig } from '../config/server-config.ts';
import { signAccessToken } from './access-token.ts';
import { writeRefreshToken } from './refresh-token.ts';
import type { ServerSecrets } from './server-secrets.ts';
import type { LivingSession } from './session-store.ts';

/** The services that issue tokens. */
export interface TokenServices {
  readonly config: Pick<ServerConfig, 'accessTokenSeconds'>;
  readonly secrets: ServerSecrets;
}

/** The current pair of tokens of a session. */
export async function issueTokens(
  { subject, token }: LivingSession,
  { config, secrets }: TokenServices,
): Promise<AuthTokens> {
  const claims = { kind: 'session', sub: subject, sid: token.sessionId } as const;
  return {
    accessToken: await signAccessToken(secrets, claims, config.accessTokenSeconds),
    refreshToken: writeRefreshToken(token, secrets.secret),
  };
}

/** A token for the public library. The browser sends its subject, to keep its loans (`docs/decisions.md` 8). */
export async function issuePublicToken(
  subject: string | undefined,
  client: string,
  { config, secrets }: TokenServices,
): Promise<AuthTokens> {
  const claims = { kind: 'public', sub: `public:${subject ?? randomUUID()}`, client } as const;
  const accessToken = await signAccessToken(secrets, claims, config.accessTokenSeconds);
  return { accessToken, refreshToken: undefined };
}
