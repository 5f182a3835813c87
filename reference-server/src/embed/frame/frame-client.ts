import type { Queryable } from '../../database/database.contract.ts';
import { validOrigins } from '../../session/embed-origins.ts';

/** The settings of a client that its frames need. */
export interface FrameClient {
  readonly origins: readonly string[];
  readonly defaultLanguage: string | null;
}

/** Reads them; undefined when there is no such client that is switched on. */
export async function readFrameClient(
  database: Queryable,
  client: string,
): Promise<FrameClient | undefined> {
  const [row] = await database.query<{ origins: unknown; language: string | null }>(
    `select settings->'embedOrigins' as origins, settings->>'defaultLanguage' as language
     from clients where ref = $1 and deactivated_at is null`,
    [client],
  );
  return row && { origins: validOrigins(row.origins), defaultLanguage: row.language };
}
