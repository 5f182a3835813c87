import type { AuthTokens } from '@leeszaal/shared-contracts';
import type { Account, AccountLookup } from './account.ts';
import type { TokenStore } from './token-store.ts';

/** The decision on tokens from an address (`docs/decisions.md` 81). */
export type Admission = 'take' | 'keep' | 'ask';

/** Dependencies of {@link createAdmission}. */
export interface AdmissionOptions {
  readonly tokens: TokenStore;
  /** Whether this is the public library, where a session without a refresh token is a visitor's. */
  readonly isPublic: boolean;
  readonly lookup: AccountLookup;
  /** Asks the person; true to switch. Nothing changes before the answer. */
  readonly ask: (present: Account, brought: Account) => Promise<boolean>;
  /** Reports that the tokens are unusable and who is still signed in. */
  readonly onUnusable: (present: Account) => void;
  /** Drops the data of the former account, in every tab. */
  readonly onSwitched: () => void;
}

/** Decides on tokens from an address; false when the old session continues. */
export type AdmitTokens = (brought: AuthTokens) => Promise<boolean>;

/** Within a library, all visitors without an account count as one. */
function isSameAccount(one: Account, other: Account): boolean {
  if (one.person === undefined || other.person === undefined) {
    return one.person === other.person && one.library.ref === other.library.ref;
  }
  return one.person.id === other.person.id;
}

/**
 * Compares the accounts that the server names.
 *
 * @param present undefined when the browser has no valid session
 * @param brought undefined when the server refuses the tokens
 */
export function decideAdmission(
  present: Account | undefined,
  brought: Account | undefined,
): Admission {
  if (brought === undefined) return 'keep';
  if (present === undefined) return 'take';
  return isSameAccount(present, brought) ? 'take' : 'ask';
}

/** Creates the function that decides. It rejects with an `ApiError` and leaves the session as it was. */
export function createAdmission(options: AdmissionOptions): AdmitTokens {
  const { tokens, isPublic, lookup, ask, onUnusable, onSwitched } = options;
  return async (brought) => {
    const stored = tokens.get();
    const isVisitor = isPublic && stored?.refreshToken === undefined;
    if (stored === undefined || isVisitor) {
      tokens.set(brought);
      return true;
    }
    if (stored.accessToken === brought.accessToken) return true;
    const [present, other] = await Promise.all([lookup.present(), lookup.of(brought.accessToken)]);
    const admission = decideAdmission(present, other);
    if (admission === 'keep' && present) onUnusable(present);
    const isTaken =
      admission === 'take' ||
      (admission === 'ask' && present && other && (await ask(present, other)));
    if (!isTaken) return false;
    tokens.set(brought);
    if (admission === 'ask') onSwitched();
    return true;
  };
}
