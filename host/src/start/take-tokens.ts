import { isStatus, type NavigationPort } from '@leeszaal/shared-contracts';
import { readArrival } from '../guard/arrival.ts';
import type { Authentication } from '../session/authentication.ts';
import type { KeptValues } from '../session/browser-storage.ts';
import { returnPath } from '../session/return-path.ts';
import type { Sso } from '../session/sso.ts';
import type { TokenStore } from '../session/token-store.ts';

/** What {@link takeTokens} stands on. */
export interface TakeTokensOptions {
  /** The address as it was arrived at. */
  readonly address: URL;
  readonly sso: Pick<Sso, 'configObjectToken'>;
  readonly authentication: Pick<Authentication, 'becomePublic'>;
  readonly tokens: TokenStore;
  /** The tab's own: may hold the address that the login was to lead back to. */
  readonly session: KeptValues;
  readonly isPublic: boolean;
  readonly navigation: Pick<NavigationPort, 'navigate'>;
  /** Tells that a link is no way in any more; resolves when that has been read. */
  readonly onRefusedLink: () => Promise<void>;
}

/**
 * The first part of the first navigation: takes what the address brings along, or a public token where
 * the library is public, and leaves the address without any of it (`docs/decisions.md` 2, 8). Rejects
 * with an `ApiError`, the address as it was.
 */
export async function takeTokens(options: TakeTokensOptions): Promise<void> {
  const { address, sso, authentication, tokens, session, isPublic, navigation } = options;
  const { tokens: brought, configObject, ...arrival } = readArrival(address);
  if (brought) tokens.set(brought);
  else if (configObject !== undefined) {
    try {
      tokens.set(await sso.configObjectToken(configObject));
    } catch (error) {
      // Unknown, used up or expired: trying again would not help, going on without it does.
      if (!isStatus(error, 400, 401, 403, 404, 410)) throw error;
      await options.onRefusedLink();
    }
  }
  if (isPublic && !tokens.get()) await authentication.becomePublic();
  const path = returnPath(session, arrival.path);
  if (path !== address.pathname + address.search + address.hash) {
    navigation.navigate(path, { replace: true });
  }
}
