import type { AuthTokens } from '@leeszaal/shared-contracts';
import type { KeyValueStorage } from './browser-storage.ts';
import { ACCESS_KEY, REFRESH_KEY } from './token-keys.ts';

/** Stores the tokens in `localStorage`, which all tabs share. */
export interface TokenStore {
  get(): AuthTokens | undefined;
  set(tokens: AuthTokens): void;
  clear(): void;
}

/** Creates a store over a storage; tokens that it refuses (full, private mode) stay in memory. */
export function createTokenStore(storage: KeyValueStorage): TokenStore {
  /** Undefined while the storage holds the tokens, so that a removal by another tab counts here. */
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
        // The storage was unavailable from the start.
      }
    },
  };
}
