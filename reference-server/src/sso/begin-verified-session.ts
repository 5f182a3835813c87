import type { Queryable } from '../database/database.contract.ts';
import { beginSession, type LivingSession, type NewSession } from '../session/session-store.ts';
import { type Account, hasSamePassword } from './accounts.ts';

/** A verified account with access to a library. */
export interface AdmittedAccount extends Account {
  readonly client: string;
}

/** Whether an account has access to a library. */
export const isAdmitted = (account: Account): account is AdmittedAccount => account.client !== null;

/**
 * Begins the session of a verified account.
 *
 * @returns undefined when its password has changed since
 * @throws ClosedLibraryError when its library was switched off since
 */
export async function beginVerifiedSession(
  transaction: Queryable,
  account: AdmittedAccount,
  begun: Pick<NewSession, 'seconds' | 'device'>,
): Promise<LivingSession | undefined> {
  const { id: userId, client } = account;
  return (await hasSamePassword(transaction, account))
    ? beginSession(transaction, { ...begun, userId, client })
    : undefined;
}
