import type { AuthTokens } from '@leeszaal/shared-contracts';
import type { FastifyReply } from 'fastify';

/** Sends a person into the portal with tokens in the address, as the protocol has it (`docs/behaviour.md` C2). */
export function enterPortal(
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
