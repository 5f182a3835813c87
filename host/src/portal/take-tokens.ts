import { type AuthTokens, isStatus, type NavigationPort } from '@leeszaal/shared-contracts';
import { readArrival } from '../guard/arrival.ts';
import type { AdmitTokens } from '../session/admit-tokens.ts';
import type { Authentication } from '../session/authentication.ts';
import type { KeptValues } from '../session/browser-storage.ts';
import { returnPath } from '../session/return-path.ts';
import type { Sso } from '../session/sso.ts';
import type { TokenStore } from '../session/token-store.ts';

/** What {@link takeTokens} depends on. */
export interface TakeTokensOptions {
  /** The address as it was arrived at. */
  readonly address: URL;
  readonly sso: Pick<Sso, 'configObjectToken' | 'endSession'>;
  readonly authentication: Pick<Authentication, 'becomePublic'>;
  readonly tokens: Pick<TokenStore, 'get'>;
  readonly admit: AdmitTokens;
  /** The tab's own: may hold the address that the login was to lead back to. */
  readonly session: KeptValues;
  readonly isPublic: boolean;
  readonly navigation: Pick<NavigationPort, 'navigate'>;
  /** Tells that a link is no way in any more; resolves when that has been read. */
  readonly onRefusedLink: () => Promise<void>;
}

/** Tokens for the config object of an address; undefined when it is refused, which has been told then. */
async function redeem(
  configObject: string,
  { sso, onRefusedLink }: Pick<TakeTokensOptions, 'sso' | 'onRefusedLink'>,
): Promise<AuthTokens | undefined> {
  try {
    return await sso.configObjectToken(configObject);
  } catch (error) {
    // Unknown, used up or expired: trying again would not help, going on without it does.
    if (!isStatus(error, 400, 401, 403, 404, 410)) throw error;
    await onRefusedLink();
    return undefined;
  }
}

/**
 * The first part of the first navigation: takes what the address brings along, or a public token where
 * the library is public, and leaves the address without any of it (`docs/decisions.md` 2, 8, 81). Rejects
 * with an `ApiError`; a config object that could not be redeemed stays in the address.
 */
export async function takeTokens(options: TakeTokensOptions): Promise<void> {
  const { address, sso, authentication, admit, tokens, session, isPublic, navigation } = options;
  const { tokens: carried, configObject, ...arrival } = readArrival(address);
  const redeemed =
    carried || configObject === undefined ? undefined : await redeem(configObject, options);
  const path = returnPath(session, arrival.path);
  if (path !== address.pathname + address.search + address.hash) {
    navigation.navigate(path, { replace: true });
  }
  const brought = carried ?? redeemed;
  const isKept = brought !== undefined && !(await admit(brought));
  // The session that the config object began belongs to nobody now.
  if (isKept && redeemed?.refreshToken) sso.endSession(redeemed.refreshToken);
  if (isPublic && !tokens.get()) await authentication.becomePublic();
}
