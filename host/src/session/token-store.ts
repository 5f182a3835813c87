import type { AuthTokens } from '@leeszaal/shared-contracts';
import type { KeptValues } from './browser-storage.ts';
import { ACCESS_KEY, REFRESH_KEY } from './token-keys.ts';

/** Where the tokens are kept: `localStorage`, so that all tabs share them. */
export interface TokenStore {
  get(): AuthTokens | undefined;
  set(tokens: AuthTokens): void;
  clear(): void;
}

/** Keeps tokens in a storage; what it refuses to take (full, private mode) is kept in memory. */
export function createTokenStore(storage: KeptValues): TokenStore {
  /** Nothing while the storage holds them: what another tab removed there is gone here too. */
  let memory: AuthTokens | undefined;
  return {
    get() {
      if (memory !== undefined) return memory;
      try {
        const accessToken = storage.getItem(ACCESS_KEY);
        if (accessToken === null) return undefined;
        return { accessToken, refreshToken: storage.getItem(REFRESH_KEY) ?? undefined };
      } catch {
        return undefined;
      }
    },
    set(tokens) {
      try {
        storage.setItem(ACCESS_KEY, tokens.accessToken);
        if (tokens.refreshToken) storage.setItem(REFRESH_KEY, tokens.refreshToken);
        else storage.removeItem(REFRESH_KEY);
        memory = undefined;
      } catch {
        memory = tokens;
      }
    },
    clear() {
      memory = undefined;
      try {
        storage.removeItem(ACCESS_KEY);
        storage.removeItem(REFRESH_KEY);
      } catch {
        // Nothing was kept there.
      }
    },
  };
}
