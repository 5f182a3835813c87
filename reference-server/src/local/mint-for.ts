import * as v from 'valibot';
import type { Queryable } from '../database/database.contract.ts';
import { mintConfigObject } from '../sso/config-objects.ts';
import { requireOpenClient } from './require-client.ts';
import { UnknownError } from './unknown-error.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_000_000_000));

/** A request for a config object, which admits an account or guests to a client. */
export const mintRequestSchema = v.object({
  client: v.string(),
  /** Login of the account; default: a guest. */
  login: v.optional(v.string()),
  /** How often it can be used; default: any number of times. */
  uses: v.optional(count),
  seconds: v.optional(count, 3600),
});

/** See {@link mintRequestSchema}. */
export type MintRequest = v.InferOutput<typeof mintRequestSchema>;

/**
 * Creates a config object, and returns its code.
 *
 * @throws UnknownError without such a client or account, or when it is switched off
 */
export async function mintFor(
  database: Queryable,
  { client, login, uses, seconds }: MintRequest,
): Promise<string> {
  await requireOpenClient(database, client);
  const [account] =
    login === undefined
      ? [{ id: null }]
      : await database.query<{ id: number }>(
          `select u.id from users u join user_clients m on m.user_id = u.id
           where lower(u.login) = lower($1) and m.client_ref = $2 and m.deactivated_at is null`,
          [login, client],
        );
  if (account === undefined) throw new UnknownError(`There is no account ${login} at ${client}.`);
  return mintConfigObject(database, { client, userId: account.id, uses: uses ?? null, seconds });
}
