import { toEmbedOrigin } from '@leeszaal/shared-contracts';
import type { Queryable } from '../database/database.contract.ts';

/** The valid origins among stored ones, which may be older than the rules for them. */
export function validOrigins(stored: unknown): string[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter(
    (text): text is string => typeof text === 'string' && toEmbedOrigin(text) === text,
  );
}

/** The origins whose pages may embed the reader of a client; undefined when there is no such client. */
export async function readEmbedOrigins(
  database: Queryable,
  client: string,
): Promise<string[] | undefined> {
  const [row] = await database.query<{ origins: unknown }>(
    `select settings->'embedOrigins' as origins from clients where ref = $1`,
    [client],
  );
  return row === undefined ? undefined : validOrigins(row.origins);
}

/** Whether any client allows an origin. */
export async function isEmbedOrigin(database: Queryable, origin: string): Promise<boolean> {
  if (toEmbedOrigin(origin) !== origin) return false;
  const rows = await database.query(
    `select from clients where settings->'embedOrigins' @> to_jsonb($1::text) limit 1`,
    [origin],
  );
  return rows.length > 0;
}
