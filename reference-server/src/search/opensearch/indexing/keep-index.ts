import type { Queryable, Row } from '../../../database/database.contract.ts';
import { readSearch } from '../transport/answers.ts';
import { EngineError } from '../transport/engine-error.ts';
import type { EngineHttp } from '../transport/engine-http.ts';
import { createIndex, deleteIndex, type Filling, fillIndex } from './fill-index.ts';
import { MAPPING_VERSION } from './index-definition.ts';
import { forgetIndex, type KnownIndex, knownIndexes } from './index-registry.ts';

async function exists(http: EngineHttp, name: string): Promise<boolean> {
  const { status } = await http.ask({ method: 'GET', path: `/${name}` });
  if (status !== 200 && status !== 404) {
    throw new EngineError('unavailable', `The search engine answered ${status}.`);
  }
  return status === 200;
}

/** Forgets indexes that are gone, and deletes those whose fields are of an earlier version. */
async function presentIndexes({ database, http }: Filling): Promise<KnownIndex[]> {
  const present: KnownIndex[] = [];
  for (const index of await knownIndexes(database)) {
    const isThere = await exists(http, index.name);
    if (isThere && index.mapping === MAPPING_VERSION) present.push(index);
    else {
      await forgetIndex(database, index.name);
      if (isThere) await deleteIndex(http, index.name);
    }
  }
  return present;
}

interface Rows extends Row {
  readonly amount: number;
  readonly refused: number;
  readonly isChanging: boolean;
  readonly version: number;
}

const ROWS = `
  select (select coalesce(sum(total), 0) from search_totals)::integer as amount,
    (select count(*) from search_changes where is_refused)::integer as refused,
    exists (select from search_changes where not is_refused) as "isChanging", version
  from catalogue_version`;

/** Whether the alias leads to no index, or to one with another number of documents than there are rows. */
async function differs(database: Queryable, http: EngineHttp, alias: string): Promise<boolean> {
  const [before] = await database.query<Rows>(ROWS);
  const body = JSON.stringify({ size: 0, track_total_hits: true, query: { match_all: {} } });
  const answer = await http.ask({ method: 'POST', path: `/${alias}/_search`, body });
  if (answer.status === 404) return true;
  const { hits } = readSearch(answer);
  const [after] = await database.query<Rows>(ROWS);
  // Changes make the numbers differ for a moment.
  const isQuiet = after?.isChanging === false && after.version === before?.version;
  if (!isQuiet || hits.total === undefined) return false;
  // Of a refused row, the engine may have an earlier document, or none.
  return Math.abs(after.amount - hits.total.value) > after.refused;
}

/**
 * Makes sure that there is a complete index: makes it, goes on filling it, or makes another one in its place, while the one
 * before is searched.
 *
 * @throws {EngineError} when the engine does not take it
 */
export async function keepIndex(filling: Filling): Promise<void> {
  const { database, http, alias } = filling;
  const present = await presentIndexes(filling);
  if (present.every(({ isComplete }) => isComplete)) {
    if (present.length > 0 && !(await differs(database, http, alias))) return;
    await createIndex(filling);
  }
  const unfinished = (await knownIndexes(database)).find(({ isComplete }) => !isComplete);
  if (unfinished !== undefined) await fillIndex(filling, unfinished);
}
