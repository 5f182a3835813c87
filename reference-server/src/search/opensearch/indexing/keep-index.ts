import type { Row } from '../../../database/database.contract.ts';
import { readSearch } from '../transport/answers.ts';
import { EngineError } from '../transport/engine-error.ts';
import type { EngineHttp } from '../transport/engine-http.ts';
import { deleteIndex } from './delete-indexes.ts';
import { createIndex, type Filling, fillIndex } from './fill-index.ts';
import { MAPPING_VERSION } from './index-definition.ts';
import {
  forgetIndex,
  isForeign,
  type KnownIndex,
  keepFed,
  knownIndexes,
} from './index-registry.ts';

async function exists(http: EngineHttp, name: string): Promise<boolean> {
  const { status } = await http.ask({ method: 'GET', path: `/${name}` });
  if (status !== 200 && status !== 404) {
    throw new EngineError('unavailable', `The search engine answered ${status}.`);
  }
  return status === 200;
}

/**
 * Forgets indexes that are gone, or that this server cannot use, and deletes those whose fields are of an earlier
 * version. Others are deleted when the alias leaves them.
 *
 * @throws {EngineError} when a running server keeps one that this server must not touch
 */
async function presentIndexes({ database, http, place, onRemake }: Filling): Promise<KnownIndex[]> {
  const known = await knownIndexes(database);
  const foreign = known.find((index) => index.isFed && isForeign(index, place));
  if (foreign !== undefined) {
    const message = `A server with other settings, or of a later version, keeps ${foreign.name}.`;
    throw new EngineError('refused', message);
  }
  const present: KnownIndex[] = [];
  for (const index of known) {
    const { name, mapping, isOfHistory } = index;
    const isEarlier = mapping < MAPPING_VERSION;
    const isThere = !isForeign(index, place) && (await exists(http, name));
    if (isThere && !isEarlier && isOfHistory) present.push(index);
    else {
      onRemake(`${name} is gone, or not of this version, of these settings or of this database`);
      await forgetIndex(database, name);
      if (isThere && isEarlier) await deleteIndex(http, name);
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

const COUNT = 'select count(*)::integer as amount from search_publications';

/** Why an index has to be made anew: the alias leads to none, or to one with another number of documents than rows. */
async function differenceOf({ database, http, alias }: Filling): Promise<string | undefined> {
  const [before] = await database.query<Rows>(ROWS);
  const body = JSON.stringify({ size: 0, track_total_hits: true, query: { match_all: {} } });
  const answer = await http.ask({ method: 'POST', path: `/${alias}/_search`, body });
  if (answer.status === 404) return 'the alias leads to no index';
  const documents = readSearch(answer).hits.total?.value;
  if (documents === undefined) return undefined;
  // Of a refused row, the engine may have an earlier document, or none.
  const differs = (rows: Rows): boolean => Math.abs(rows.amount - documents) > rows.refused;
  const [after] = await database.query<Rows>(ROWS);
  if (after === undefined || !differs(after)) return undefined;
  // The total is kept by triggers; before an index is made anew, the rows are counted.
  const [counted] = await database.query<Pick<Rows, 'amount'>>(COUNT);
  const [last] = await database.query<Rows>(ROWS);
  if (counted === undefined || last === undefined) return undefined;
  // Changes make the numbers differ for a moment.
  const isQuiet = !last.isChanging && last.version === before?.version;
  if (!isQuiet || !differs({ ...last, ...counted })) return undefined;
  return `${counted.amount} rows, ${last.refused} of them refused, and ${documents} documents`;
}

const isUsable = (index: KnownIndex, place: string): boolean =>
  !isForeign(index, place) && index.mapping === MAPPING_VERSION;

/**
 * Makes sure that there is a complete index: makes it, goes on filling it, or makes another one in its place, while the
 * one before is searched.
 *
 * @throws {EngineError} when the engine does not take it
 */
export async function keepIndex(filling: Filling): Promise<void> {
  const { database, place, onRemake } = filling;
  await keepFed(database, place);
  const present = await presentIndexes(filling);
  if (present.every(({ isComplete }) => isComplete)) {
    if (present.length > 0) {
      const difference = await differenceOf(filling);
      if (difference === undefined) return;
      onRemake(difference);
    }
    await createIndex(filling);
  }
  const known = await knownIndexes(database);
  const unfinished = known.find((index) => !index.isComplete && isUsable(index, place));
  if (unfinished !== undefined) await fillIndex(filling, unfinished);
}
