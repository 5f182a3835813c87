import { isSameSecret, macOf } from './mac.ts';

/** The content of a refresh token. */
export interface RefreshToken {
  readonly sessionId: string;
  readonly generation: number;
}

const sealOf = ({ sessionId, generation }: RefreshToken, secret: Uint8Array): string =>
  macOf(`refresh:${sessionId}:${generation}`, secret);

/**
 * The refresh token of a generation. It is derived, not random, so that every process gives a token that is
 * used twice the same successor (`docs/decisions.md` 47).
 */
export function writeRefreshToken(token: RefreshToken, secret: Uint8Array): string {
  return `${token.sessionId}.${token.generation}.${sealOf(token, secret)}`;
}

/** Verifies a refresh token; null when it is forged. */
export function readRefreshToken(text: string, secret: Uint8Array): RefreshToken | null {
  const match = /^([0-9a-f-]{36})\.([1-9]\d{0,8})\.([\w-]{43})$/.exec(text);
  if (match === null) return null;
  const [, sessionId = '', generation = '', seal = ''] = match;
  const token = { sessionId, generation: Number(generation) };
  return isSameSecret(seal, sealOf(token, secret)) ? token : null;
}
