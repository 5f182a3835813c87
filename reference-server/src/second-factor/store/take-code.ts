import type { Queryable } from '../../database/database.contract.ts';
import { readCode, type TypedCode } from '../codes/read-code.ts';
import { stepOfCode } from '../codes/totp.ts';
import { takeRecoveryCode } from './recovery-codes.ts';
import { findSecret, takeStep } from './second-factor-store.ts';

/**
 * Verifies what was typed as a code of an account, and uses it up.
 *
 * @returns its kind; undefined when it is wrong, too old, or was used before
 */
export async function takeCode(
  database: Queryable,
  userId: number,
  typed: string,
): Promise<TypedCode['kind'] | undefined> {
  const read = readCode(typed);
  if (read === undefined) return undefined;
  if (read.kind === 'recovery') {
    return (await takeRecoveryCode(database, userId, read.code)) ? 'recovery' : undefined;
  }
  const secret = await findSecret(database, userId);
  const step = secret && stepOfCode(secret, read.code, Date.now());
  if (step === undefined) return undefined;
  return (await takeStep(database, userId, step)) ? 'totp' : undefined;
}
