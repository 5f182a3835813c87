import { createTokenRefresher } from '@leeszaal/shared-contracts';
import type { TokenProvider } from '../contract/reader-element.contract.ts';

/** The access tokens of one element. */
export interface Tokens {
  accessToken(): string | undefined;
  /** Gets a token from the page, one request at a time; false when the page has none. Never rejects. */
  refresh(): Promise<boolean>;
}

/** Clocks in milliseconds: a monotonic one and the time of day. */
export interface TokenClocks {
  readonly now: () => number;
  readonly time: () => number;
}

/** Creates the tokens over the provider that the page sets; a later provider replaces it. */
export function createTokens(
  provider: () => TokenProvider | undefined,
  clocks: TokenClocks = { now: () => performance.now(), time: () => Date.now() },
): Tokens {
  let token: string | undefined;
  const refresh = createTokenRefresher({
    ...clocks,
    refresh: async () => {
      try {
        const given: unknown = await provider()?.();
        if (typeof given !== 'string' || given === '') return false;
        token = given;
        return true;
      } catch {
        return false;
      }
    },
  });
  return { accessToken: () => token, refresh };
}
