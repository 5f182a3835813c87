import type { Queryable, Row } from '../../database/database.contract.ts';

const CHANGED = `
  select
    array(
      select distinct id from changed_publications where connection_id = $1 and version > $2
      limit $3
    )::text as ids,
    (select changes_since <= $2 from catalogue_version) as "isComplete"`;

/**
 * The publications of a connection that changed after a version of the catalogue; undefined if more changed than are
 * kept or wanted.
 */
export async function changedSince(
  database: Queryable,
  connectionId: number,
  version: number,
  atMost: number,
): Promise<ReadonlySet<number> | undefined> {
  const [answer] = await database.query<Row & { ids: string; isComplete: boolean }>(CHANGED, [
    connectionId,
    version,
    atMost + 1,
  ]);
  if (answer === undefined || !answer.isComplete) return undefined;
  const ids = JSON.parse(`[${answer.ids.slice(1, -1)}]`) as number[];
  return ids.length > atMost ? undefined : new Set(ids);
}
