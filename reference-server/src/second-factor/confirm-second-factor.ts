import type { Queryable } from '../database/database.contract.ts';
import { endSessionsOf } from '../session/session-store.ts';
import { type Account, hasSamePassword } from '../sso/accounts.ts';
import { logSecondFactor } from './store/log-second-factor.ts';
import { renewRecoveryCodes } from './store/recovery-codes.ts';
import { addSecondFactor } from './store/second-factor-store.ts';

/**
 * Stores the second factor that a code has confirmed, in a transaction. Sessions that began without it end.
 *
 * @returns its recovery codes; undefined when the account has one already, or its password has changed
 */
export async function confirmSecondFactor(
  transaction: Queryable,
  account: Account,
  confirmed: { readonly secret: Uint8Array; readonly step: number },
): Promise<readonly string[] | undefined> {
  const { id: userId } = account;
  if (!(await hasSamePassword(transaction, account))) return undefined;
  if (!(await addSecondFactor(transaction, { userId, ...confirmed }))) return undefined;
  await endSessionsOf(transaction, userId);
  await logSecondFactor(transaction, userId, 'second-factor-set');
  return renewRecoveryCodes(transaction, userId);
}
