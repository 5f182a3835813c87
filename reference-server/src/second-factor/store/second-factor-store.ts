import type { Queryable, Row } from '../../database/database.contract.ts';

/** The secret of an account; undefined without a second factor. */
export async function findSecret(
  database: Queryable,
  userId: number,
): Promise<Uint8Array | undefined> {
  const [row] = await database.query<Row & { secret: Uint8Array }>(
    'select secret from second_factors where user_id = $1',
    [userId],
  );
  return row?.secret;
}

/** A confirmed secret. */
export interface NewSecondFactor {
  readonly userId: number;
  readonly secret: Uint8Array;
  /** The time step of the code that confirmed it. */
  readonly step: number;
}

/** Stores a confirmed secret. @returns false when the account has one already */
export async function addSecondFactor(
  database: Queryable,
  { userId, secret, step }: NewSecondFactor,
): Promise<boolean> {
  const rows = await database.query(
    `insert into second_factors (user_id, secret, last_step) values ($1, $2, $3)
     on conflict do nothing returning user_id`,
    [userId, secret, step],
  );
  return rows.length > 0;
}

/**
 * Uses the code of a time step, in one statement: of two simultaneous uses one succeeds.
 *
 * @returns false when this code or a later one was used
 */
export async function takeStep(
  database: Queryable,
  userId: number,
  step: number,
): Promise<boolean> {
  const rows = await database.query(
    'update second_factors set last_step = $2 where user_id = $1 and last_step < $2 returning user_id',
    [userId, step],
  );
  return rows.length > 0;
}

/** Removes the second factor of an account with its recovery codes. @returns whether there was one */
export async function deleteSecondFactor(database: Queryable, userId: number): Promise<boolean> {
  const rows = await database.query(
    'delete from second_factors where user_id = $1 returning user_id',
    [userId],
  );
  return rows.length > 0;
}
