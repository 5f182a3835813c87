import { setImmediate } from 'node:timers/promises';
import type { Queryable } from '../../database/database.contract.ts';
import { chosenRows } from '../facets/chosen-rows.ts';
import type { FacetArrays } from '../facets/facet-arrays.ts';
import { ERROR_AT_MOST, estimateScores } from '../postings/estimate-scores.ts';
import { matchRows, type PostingLists } from '../postings/match-rows.ts';
import { pageCandidates } from '../postings/page-candidates.ts';
import type { WordQuery } from '../postings/word-query.ts';
import { byScoreFirst } from './best-hits-sql.ts';
import type { PreparedSearch } from './lookups/prepared-search.ts';
import type { PageRows } from './page-hits.ts';
import { firstInOrder, matchingTitles, orderedPage } from './posted-page-sql.ts';

/** A page of a search in postings, and what was counted. */
export interface PostedPage<Counted> {
  readonly page: PageRows;
  readonly counted: Counted;
}

/** Dependencies of a search in postings. */
export interface PostedSearch<Counted> {
  readonly search: PreparedSearch;
  readonly query: WordQuery;
  readonly arrays: FacetArrays;
  /** The lists of its words; undefined if they were dropped meanwhile. */
  readonly lists: () => Promise<PostingLists | undefined>;
  /** Counts all rows before facets, while the database orders the page. */
  readonly count: (rows: Int32Array) => Counted;
}

/** The most publications that the database reads for a page. */
const READ_AT_MOST = 20_000;
/** How many times as many are read as a page needs if its hits are spread evenly. */
const MARGIN = 1.5;
const READ_AT_LEAST = 200;
/** How many times as many are read again where hits are spread unevenly, as among equal titles in the order of ids. */
const READ_AGAIN = 8;

/** Does something once statements before it are on their way to the database. */
async function afterSending<Done>(work: () => Done): Promise<Done> {
  await setImmediate();
  return work();
}

const idsOf = ({ ids }: FacetArrays, rows: Iterable<number>): number[] =>
  Array.from(rows, (row) => ids[row] ?? -1);

function found<Counted>(
  { search, query, arrays }: PostedSearch<Counted>,
  lists: PostingLists,
): { readonly rows: Int32Array; readonly met: Int32Array } {
  const rows = matchRows(query, lists, arrays);
  return { rows, met: chosenRows(arrays, rows, search.choices, search.altered) };
}

/** By estimated scores; the database calculates those near the page's. */
async function byScore<Counted>(
  database: Queryable,
  posted: PostedSearch<Counted>,
): Promise<PostedPage<Counted> | undefined> {
  const { search, arrays, count } = posted;
  const { offset, limit } = search.plan;
  const titles = await matchingTitles(database, search);
  const lists = await posted.lists();
  if (lists === undefined) return undefined;
  const bonuses = titles && new Map(Array.from(titles, ([id, bonus]) => [arrays.rowOf(id), bonus]));
  // Nothing is awaited until the page is asked for, so that all of it is of one state of the arrays.
  const { rows, met } = found(posted, lists);
  const scores = estimateScores(met, search.ranking.words, lists, arrays, bonuses);
  const { places, before } = pageCandidates(scores, search.plan, ERROR_AT_MOST);
  if (places.length > READ_AT_MOST) return undefined;
  const ids = idsOf(
    arrays,
    places.map((place) => met[place] ?? 0),
  );
  const [page, counted] = await Promise.all([
    orderedPage(database, search, ids, offset - before),
    afterSending(() => count(rows)),
  ]);
  // Hits were deleted meanwhile.
  if (page.length < Math.min(limit, met.length - offset)) return undefined;
  return { page, counted };
}

/** In an order that the database has an index for: it reads the first of all, and those found are the page. */
async function inOrder<Counted>(
  database: Queryable,
  posted: PostedSearch<Counted>,
): Promise<PostedPage<Counted> | undefined> {
  const { search, arrays, count } = posted;
  const { offset, limit } = search.plan;
  const lists = await posted.lists();
  if (lists === undefined) return undefined;
  const { rows, met } = found(posted, lists);
  const wanted = Math.min(offset + limit, met.length);
  const share = met.length / arrays.total;
  const amount = Math.max(READ_AT_LEAST, Math.ceil((wanted / share) * MARGIN));
  if (met.length === 0 || amount > READ_AT_MOST) return undefined;
  const isMet = new Uint8Array(arrays.ids.length);
  for (const row of met) isMet[row] = 1;
  const counting = afterSending(() => count(rows));
  for (const read of [amount, Math.min(amount * READ_AGAIN, READ_AT_MOST)]) {
    const [first, counted] = await Promise.all([firstInOrder(database, search, read), counting]);
    const ids = first.filter((id) => isMet[arrays.rowOf(id)] === 1);
    if (ids.length < wanted) continue;
    const page = ids.slice(offset, offset + limit).map((id) => [id, null] as const);
    return { page, counted };
  }
  return undefined;
}

function isScoreless({ ranking: { words, titles }, plan }: PreparedSearch): boolean {
  const isEqual = words.exact === undefined && titles.length === 0;
  return (
    isEqual || (plan.sortings.length > 0 && plan.sortings.every(({ field }) => field !== 'score'))
  );
}

/** Searches in postings; undefined if the database does it better. */
export async function postedPage<Counted>(
  database: Queryable,
  posted: PostedSearch<Counted>,
): Promise<PostedPage<Counted> | undefined> {
  const { search } = posted;
  if (isScoreless(search)) {
    // An index has one column beside the id.
    const columns = search.plan.sortings.filter(({ field }) => field !== 'score');
    return columns.length > 1 ? undefined : inOrder(database, posted);
  }
  return byScoreFirst(search) ? byScore(database, posted) : undefined;
}
