import type { FacetArrays } from '../facets/facet-arrays.ts';
import type { RankedQuery, RankedWords } from '../query/rank-query.ts';
import { OTHERS, SHORT_TITLES, STEMS } from '../scores/score-parts.ts';
import type { PostingLists } from './match-rows.ts';
import { addToRows } from './posting-list.ts';
import { createSums } from './scratch.ts';

/**
 * The largest difference of an estimate from the score that the database calculates, whose sums are rounded otherwise:
 * some ten times what a hundred additions of numbers below 4 can make of it.
 */
export const ERROR_AT_MOST = 2e-5;

/** Titles that match the typed words: the bonus of a row. */
export type TitleBonuses = ReadonlyMap<number, number>;

const takeExact = createSums();
const takeStems = createSums();
const takeOthers = createSums();

/** @param sums zeros by row */
function addSums(words: RankedWords, lists: PostingLists, sums: Float32Array): Float32Array {
  // `ts_rank` is the mean of its operands.
  const share = words.factor / words.lexemes.length;
  for (const lexeme of words.lexemes) {
    for (const { rank, rows } of lists.get(lexeme)?.parts ?? []) {
      addToRows(rows, rank * share, sums);
    }
  }
  return sums;
}

/**
 * Scores of rows as `scoreSql` gives them, but for {@link ERROR_AT_MOST}.
 *
 * @param bonuses undefined if no words were typed, so that titles do not count
 */
export function estimateScores(
  rows: Int32Array,
  words: RankedQuery,
  lists: PostingLists,
  { titleLengths }: Pick<FacetArrays, 'titleLengths'>,
  bonuses: TitleBonuses | undefined,
): Float64Array {
  const amount = titleLengths.length;
  const exact = words.exact && addSums(words.exact, lists, takeExact(amount));
  const stems = words.stems && addSums(words.stems, lists, takeStems(amount));
  const others = words.others && addSums(words.others, lists, takeOthers(amount));
  const scores = new Float64Array(rows.length);
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0;
    let score = exact?.[row] ?? 0;
    if (stems) score += Math.min((stems[row] ?? 0) * STEMS.share, STEMS.most);
    if (others) score += Math.min((others[row] ?? 0) * OTHERS.share, OTHERS.most);
    if (bonuses) {
      const { bonus, unit } = SHORT_TITLES;
      score += bonus / (1 + (titleLengths[row] ?? 0) / unit) + (bonuses.get(row) ?? 0);
    }
    scores[at] = score;
  }
  return scores;
}
