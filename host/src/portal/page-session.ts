import type { RuntimeConfig } from '@leeszaal/shared-contracts';
import { isPublicHost } from '../guard/public-host.ts';
import { type Authentication, createAuthentication } from '../session/authentication.ts';
import { browserStorage, type KeyValueStorage } from '../session/browser-storage.ts';
import { createSso, type Sso } from '../session/sso.ts';
import { createTokenStore, type TokenStore } from '../session/token-store.ts';

/** The session of the page: storages, tokens and sign-on. */
export interface PageSession {
  /** True in the public library, which needs no account. */
  readonly isPublic: boolean;
  /** Shared by all tabs. */
  readonly local: KeyValueStorage;
  /** The storage of this tab. */
  readonly session: KeyValueStorage;
  readonly tokens: TokenStore;
  readonly sso: Sso;
  readonly authentication: Authentication;
}

/** Creates the session of the page from the browser's storages and locks. */
export function createPageSession(config: RuntimeConfig): PageSession {
  const isPublic = isPublicHost(location, config.appHost);
  const local = browserStorage(() => localStorage);
  const tokens = createTokenStore(local);
  const sso = createSso(config);
  const authentication = createAuthentication({
    sso,
    tokens,
    isPublic,
    storage: local,
    now: () => performance.now(),
    time: () => Date.now(),
    locks: navigator.locks,
  });
  const session = browserStorage(() => sessionStorage);
  return { isPublic, local, session, tokens, sso, authentication };
}
