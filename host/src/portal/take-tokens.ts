import { type AuthTokens, isStatus, type NavigationPort } from '@leeszaal/shared-contracts';
import { readArrival } from '../guard/arrival.ts';
import type { AdmitTokens } from '../session/admit-tokens.ts';
import type { Authentication } from '../session/authentication.ts';
import type { KeyValueStorage } from '../session/browser-storage.ts';
import { returnPath } from '../session/return-path.ts';
import type { Sso } from '../session/sso.ts';
import type { TokenStore } from '../session/token-store.ts';

/** Dependencies of {@link takeTokens}. */
export interface TakeTokensOptions {
  /** The address on arrival. */
  readonly address: URL;
  readonly sso: Pick<Sso, 'configObjectToken' | 'endSession'>;
  readonly authentication: Pick<Authentication, 'fetchPublicToken'>;
  readonly tokens: Pick<TokenStore, 'get'>;
  readonly admit: AdmitTokens;
  /** The tab's storage; may hold the address to return to after the login. */
  readonly session: KeyValueStorage;
  readonly isPublic: boolean;
  readonly navigation: Pick<NavigationPort, 'navigate'>;
  /** Reports that the link is refused; resolves when the person has read that. */
  readonly onRefusedLink: () => Promise<void>;
}

/** Tokens for the config object of an address; undefined after a refusal, which has been reported. */
async function redeem(
  configObject: string,
  { sso, onRefusedLink }: Pick<TakeTokensOptions, 'sso' | 'onRefusedLink'>,
): Promise<AuthTokens | undefined> {
  try {
    return await sso.configObjectToken(configObject);
  } catch (error) {
    // Unknown, used or expired: a retry cannot help, but the start can continue without it.
    if (!isStatus(error, 400, 401, 403, 404, 410)) throw error;
    await onRefusedLink();
    return undefined;
  }
}

/**
 * The first step of the first navigation: takes tokens from the address, or a public token where the library
 * is public, and removes them from the address (`docs/decisions.md` 2, 8, 81). Rejects with an `ApiError`; a
 * config object that could not be redeemed stays in the address.
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
  // The session of the config object has no owner now.
  if (isKept && redeemed?.refreshToken) sso.endSession(redeemed.refreshToken);
  if (isPublic && !tokens.get()) await authentication.fetchPublicToken();
}
