import { createHmac, timingSafeEqual } from 'node:crypto';

/** A refresh token taken apart: the family, and how often it has been rotated. */
export interface RefreshToken {
  readonly sessionId: string;
  readonly generation: number;
}

function sealOf({ sessionId, generation }: RefreshToken, secret: Uint8Array): string {
  return createHmac('sha256', secret)
    .update(`refresh:${sessionId}:${generation}`)
    .digest('base64url');
}

/**
 * The refresh token of a generation. It is derived, not drawn, so that every process answers a
 * token that is used twice with the same successor (`docs/decisions.md` 47).
 */
export function writeRefreshToken(token: RefreshToken, secret: Uint8Array): string {
  return `${token.sessionId}.${token.generation}.${sealOf(token, secret)}`;
}

/** Takes a refresh token apart; null when it isn't one of ours. */
export function readRefreshToken(text: string, secret: Uint8Array): RefreshToken | null {
  const match = /^([0-9a-f-]{36})\.([1-9]\d{0,8})\.([\w-]{43})$/.exec(text);
  if (match === null) return null;
  const [, sessionId = '', generation = '', seal = ''] = match;
  const token = { sessionId, generation: Number(generation) };
  const expected = sealOf(token, secret);
  return timingSafeEqual(Buffer.from(seal), Buffer.from(expected)) ? token : null;
}
