import type { Queryable } from '../../database/database.contract.ts';
import { hashOfRecoveryCode, makeRecoveryCode, RECOVERY_CODES } from '../codes/recovery-code.ts';

/** Replaces the recovery codes of an account, in a transaction. @returns the codes, which are stored as hashes only */
export async function renewRecoveryCodes(
  transaction: Queryable,
  userId: number,
): Promise<readonly string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, makeRecoveryCode);
  // Two renewals take turns, so that the codes of one remain.
  await transaction.query('select from second_factors where user_id = $1 for update', [userId]);
  await transaction.query('delete from recovery_codes where user_id = $1', [userId]);
  await transaction.query(
    'insert into recovery_codes (user_id, code_hash) select $1, unnest($2::text[])',
    [userId, codes.map(hashOfRecoveryCode)],
  );
  return codes;
}

/** Uses a recovery code, once. @returns false when it is unknown or used */
export async function takeRecoveryCode(
  database: Queryable,
  userId: number,
  code: string,
): Promise<boolean> {
  const rows = await database.query(
    'delete from recovery_codes where user_id = $1 and code_hash = $2 returning user_id',
    [userId, hashOfRecoveryCode(code)],
  );
  return rows.length > 0;
}

/** The number of recovery codes that an account has left. */
export async function countRecoveryCodes(database: Queryable, userId: number): Promise<number> {
  const [row] = await database.query<{ left: number }>(
    'select count(*)::int as left from recovery_codes where user_id = $1',
    [userId],
  );
  return row?.left ?? 0;
}
