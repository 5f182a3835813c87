import type { Queryable } from '../database/database.contract.ts';

/** The client of the public library: the configured one, else the oldest, of those that are switched on. */
export async function publicClient(
  database: Queryable,
  configured: string,
): Promise<string | null> {
  const [row] = await database.query<{ ref: string }>(
    `select ref from clients where deactivated_at is null
     order by ref = $1 desc, number limit 1`,
    [configured],
  );
  return row?.ref ?? null;
}
