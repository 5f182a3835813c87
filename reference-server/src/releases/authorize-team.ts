import { shown } from '@leeszaal/shared-contracts/registry';
import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../database/database.contract.ts';
import { HttpError, unauthenticated } from '../errors/http-error.ts';
import { networkOf } from '../rate-limits/network-of.ts';
import { consumeOrThrow } from '../rate-limits/rate-limit.ts';
import { writeReleaseAudit } from './release-audit.ts';
import { findReleaseToken, type ReleaseToken } from './release-tokens.ts';

/**
 * The token of a request for a remote. Other tokens of this portal do not count. The audit log has refused uses of a
 * known token, up to its limits.
 *
 * @throws HttpError 401 without a valid token, 403 with another remote's, 429
 */
export async function authorizeTeam(
  database: Queryable,
  { headers, ip }: FastifyRequest,
  remote: string,
): Promise<ReleaseToken> {
  const text = /^Bearer ([\w-]{1,100})$/i.exec(headers.authorization ?? '')?.[1];
  const found = text === undefined ? undefined : await findReleaseToken(database, text);
  if (found === undefined) {
    await consumeOrThrow(database, { limit: 'releaseTokenFromAddress', of: [networkOf(ip)] });
    throw unauthenticated(
      headers.authorization === undefined
        ? 'A token for releases is required'
        : 'This is no token for releases of this portal',
    );
  }
  const { revoked, ...token } = found;
  await consumeOrThrow(database, { limit: 'releaseOfToken', of: [String(token.id)] });
  if (revoked) {
    await writeReleaseAudit(database, token, 'release-refused', { reason: 'revoked' });
    throw unauthenticated('This token was revoked');
  }
  if (token.remote !== remote) {
    await writeReleaseAudit(database, token, 'release-refused', {
      reason: `wanted ${shown(remote)}`,
    });
    throw new HttpError(403, `This token is for ${token.remote} only`, { code: 'other-remote' });
  }
  return token;
}
