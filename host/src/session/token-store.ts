import type { AuthTokens } from '@leeszaal/shared-contracts';

const ACCESS_KEY = 'hl-access-token';
const REFRESH_KEY = 'hl-refresh-token';

/** Where the tokens are kept: `localStorage`, so that all tabs share them. */
export interface TokenStore {
  get(): AuthTokens | undefined;
  set(tokens: AuthTokens): void;
  clear(): void;
}

/** Keeps tokens in a storage; a storage that refuses (private mode, full) keeps them in memory. */
export function createTokenStore(storage: Storage): TokenStore {
  let memory: AuthTokens | undefined;
  return {
    get() {
      try {
        const accessToken = storage.getItem(ACCESS_KEY);
        return accessToken === null
          ? memory
          : { accessToken, refreshToken: storage.getItem(REFRESH_KEY) ?? undefined };
      } catch {
        return memory;
      }
    },
    set(tokens) {
      memory = tokens;
      try {
        storage.setItem(ACCESS_KEY, tokens.accessToken);
        if (tokens.refreshToken) storage.setItem(REFRESH_KEY, tokens.refreshToken);
        else storage.removeItem(REFRESH_KEY);
      } catch {
        // Kept in memory alone.
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
