import type { Queryable } from '../database/database.contract.ts';

/** The client of the public library: the configured one, else the first by name. */
export async function publicClient(
  database: Queryable,
  configured: string,
): Promise<string | null> {
  const [row] = await database.query<{ ref: string }>(
    'select ref from clients order by ref = $1 desc, name limit 1',
    [configured],
  );
  return row?.ref ?? null;
}
