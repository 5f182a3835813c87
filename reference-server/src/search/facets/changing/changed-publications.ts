import type { Queryable, Row } from '../../../database/database.contract.ts';

const CHANGED = `
  select (select version from catalogue_version) as version,
    array(
      select distinct id from changed_publications where connection_id = $1 and version > $2
      limit $3
    )::text as ids,
    (select changes_since <= $2 from catalogue_version) as "isComplete",
    coalesce(
      (select max(number) from changed_publications), (select changes_deleted from catalogue_version)
    ) as last`;

/** The changed publications until a version of the catalogue. */
export interface ChangedPublications {
  readonly version: number;
  readonly ids: ReadonlySet<number>;
  /** The number of the last change of all connections. It rises. */
  readonly last: number;
}

/**
 * The publications of a connection that changed after a version of the catalogue; undefined if more changed than are
 * kept or wanted, or if the catalogue is an earlier one now, from a backup.
 */
export async function changedSince(
  database: Queryable,
  connectionId: number,
  version: number,
  atMost: number,
): Promise<ChangedPublications | undefined> {
  const [answer] = await database.query<
    Row & { version: number; ids: string; isComplete: boolean; last: number }
  >(CHANGED, [connectionId, version, atMost + 1]);
  if (!answer?.isComplete || answer.version < version) return undefined;
  const ids = JSON.parse(`[${answer.ids.slice(1, -1)}]`) as number[];
  if (ids.length > atMost) return undefined;
  return { version: answer.version, ids: new Set(ids), last: answer.last };
}
