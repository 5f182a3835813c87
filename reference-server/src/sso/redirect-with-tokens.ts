import type { AuthTokens } from '@leeszaal/shared-contracts';
import type { FastifyReply } from 'fastify';

/** The address of the portal with tokens, as the protocol demands (`docs/behaviour.md` C2). */
export function addressWithTokens(target: URL, { accessToken, refreshToken }: AuthTokens): string {
  const entrance = new URL(target);
  entrance.searchParams.set('accessToken', accessToken);
  entrance.searchParams.set('refreshToken', refreshToken ?? '');
  return entrance.href;
}

/** Redirects to the portal with tokens in the address. */
export function redirectWithTokens(
  reply: FastifyReply,
  target: URL,
  tokens: AuthTokens,
): FastifyReply {
  return reply
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .redirect(addressWithTokens(target, tokens), 303);
}
