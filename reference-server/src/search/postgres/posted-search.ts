import type { Queryable } from '../../database/database.contract.ts';
import type { HeldArrays } from '../facets/arrays-store.ts';
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

/** A page of a search in postings, and all rows before facets. */
export interface PostedPage {
  readonly page: PageRows;
  readonly rows: Int32Array;
}

/** What a search in postings needs. */
export interface PostedSearch {
  readonly search: PreparedSearch;
  readonly query: WordQuery;
  readonly held: HeldArrays;
  readonly lists: PostingLists;
}

/** The most publications that the database reads for a page. */
const READ_AT_MOST = 20_000;
/** How many times as many are read as a page needs if its hits are spread evenly. */
const MARGIN = 1.5;
const READ_AT_LEAST = 200;
/** How many times as many are read again where hits are spread unevenly, as among equal titles in the order of ids. */
const READ_AGAIN = 8;

const idsOf = ({ ids }: FacetArrays, rows: Iterable<number>): number[] =>
  Array.from(rows, (row) => ids[row] ?? -1);

function found({ search, query, held: { arrays }, lists }: PostedSearch) {
  const rows = matchRows(query, lists, arrays.ids.length);
  return { rows, met: chosenRows(arrays, rows, search.choices, search.altered) };
}

/** By estimated scores; the database calculates those near the page's. */
async function byScore(database: Queryable, posted: PostedSearch): Promise<PostedPage | undefined> {
  const { search, held, lists } = posted;
  const { arrays, version } = held;
  const titles = await matchingTitles(database, search);
  if (titles !== undefined && titles.version !== version) return undefined;
  const bonuses =
    titles && new Map(Array.from(titles.answer, ([id, bonus]) => [arrays.rowOf(id), bonus]));
  const { rows, met } = found(posted);
  const scores = estimateScores(met, search.ranking.words, lists, arrays, bonuses);
  const { places, before } = pageCandidates(scores, search.plan, ERROR_AT_MOST);
  if (places.length > READ_AT_MOST) return undefined;
  const ids = idsOf(
    arrays,
    places.map((place) => met[place] ?? 0),
  );
  const page = await orderedPage(database, search, ids, search.plan.offset - before);
  return page.version === version ? { page: page.answer, rows } : undefined;
}

/** In an order that the database has an index for: it reads the first of all, and those found are the page. */
async function inOrder(database: Queryable, posted: PostedSearch): Promise<PostedPage | undefined> {
  const { search, held } = posted;
  const { arrays, version } = held;
  const { offset, limit } = search.plan;
  const { rows, met } = found(posted);
  const wanted = Math.min(offset + limit, met.length);
  const share = met.length / arrays.ids.length;
  const amount = Math.max(READ_AT_LEAST, Math.ceil((wanted / share) * MARGIN));
  if (met.length === 0 || amount > READ_AT_MOST) return undefined;
  const isMet = new Uint8Array(arrays.ids.length);
  for (const row of met) isMet[row] = 1;
  for (const read of [amount, Math.min(amount * READ_AGAIN, READ_AT_MOST)]) {
    const first = await firstInOrder(database, search, read);
    if (first.version !== version) return undefined;
    const ids = first.answer.filter((id) => isMet[arrays.rowOf(id)] === 1);
    if (ids.length < wanted) continue;
    const page = ids.slice(offset, offset + limit).map((id) => [id, null] as const);
    return { page, rows };
  }
  return undefined;
}

function isScoreless({ ranking: { words, titles }, plan }: PreparedSearch): boolean {
  const isEqual = words.exact === undefined && titles.length === 0;
  return (
    isEqual || (plan.sortings.length > 0 && plan.sortings.every(({ field }) => field !== 'score'))
  );
}

/** Searches in postings; undefined if the catalogue has changed, or if the database does it better. */
export async function postedPage(
  database: Queryable,
  posted: PostedSearch,
): Promise<PostedPage | undefined> {
  const { search } = posted;
  if (isScoreless(search)) {
    // An index has one column beside the id.
    const columns = search.plan.sortings.filter(({ field }) => field !== 'score');
    return columns.length > 1 ? undefined : inOrder(database, posted);
  }
  return byScoreFirst(search) ? byScore(database, posted) : undefined;
}
