import type { AuthTokens } from '@leeszaal/shared-contracts';
import type { FastifyReply } from 'fastify';

/** Redirects to the portal with tokens in the address, as the protocol demands (`docs/behaviour.md` C2). */
export function redirectWithTokens(
  reply: FastifyReply,
  target: URL,
  { accessToken, refreshToken }: AuthTokens,
): FastifyReply {
  const entrance = new URL(target);
  entrance.searchParams.set('accessToken', accessToken);
  entrance.searchParams.set('refreshToken', refreshToken ?? '');
  return reply
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .redirect(entrance.href, 303);
}
