import { randomBytes } from 'node:crypto';
import type { Queryable, Row } from '../database/database.contract.ts';
import { digest } from '../text/digest.ts';

/** A grant of access to a library, which an administrator hands out in an address. */
export interface ConfigObject {
  readonly client: string;
  /** The account; null: a guest with the anonymous role. */
  readonly userId: number | null;
  /** How often it can be used; null: any number of times. */
  readonly uses: number | null;
  readonly seconds: number;
}

/** Creates a config object, and returns its code, of which the database stores a hash. */
export async function mintConfigObject(
  database: Queryable,
  { client, userId, uses, seconds }: ConfigObject,
): Promise<string> {
  const code = randomBytes(24).toString('base64url');
  await database.query(
    `insert into config_objects (code_hash, client_ref, user_id, uses_left, expires_at)
     values ($1, $2, $3, $4, clock_timestamp() + make_interval(secs => $5))
     on conflict (code_hash) do nothing`,
    [digest(code), client, userId, uses, seconds],
  );
  return code;
}

/** Uses a config object once; null when it is unknown, used up or expired, or its client is switched off. */
export async function redeemConfigObject(
  database: Queryable,
  code: string,
): Promise<Pick<ConfigObject, 'client' | 'userId'> | null> {
  const [grant] = await database.query<Pick<ConfigObject, 'client' | 'userId'> & Row>(
    `update config_objects set uses_left = uses_left - 1
     where code_hash = $1 and expires_at > clock_timestamp()
       and (uses_left is null or uses_left > 0)
       and exists (select from clients c where c.ref = client_ref and c.deactivated_at is null)
     returning client_ref as client, user_id as "userId"`,
    [digest(code)],
  );
  return grant ?? null;
}
