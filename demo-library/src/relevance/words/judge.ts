/** Grades of relevant records by key, from 1 to 3; records without a grade are irrelevant. */
export type Grades = Readonly<Record<string, number>>;

/** The figures of one query, both from 0 to 1. */
export interface Figures {
  readonly ndcg: number;
  readonly reciprocalRank: number;
}

/** Results that a reader looks at. */
export const RESULTS_JUDGED = 10;

const gain = (grade: number, place: number): number => (2 ** grade - 1) / Math.log2(place + 2);
const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, each) => total + each, 0);

/**
 * Judges the first results of a query: nDCG@10, and the reciprocal rank of the first result with the best grade.
 *
 * @param found keys in the order of the results
 */
export function judge(found: readonly string[], grades: Grades): Figures {
  const shown = found.slice(0, RESULTS_JUDGED);
  const descending = Object.values(grades).toSorted((a, b) => b - a);
  const best = descending[0] ?? 0;
  const ideal = sum(descending.slice(0, RESULTS_JUDGED).map(gain));
  const first = shown.findIndex((key) => grades[key] === best);
  return {
    ndcg: ideal === 0 ? 0 : sum(shown.map((key, place) => gain(grades[key] ?? 0, place))) / ideal,
    reciprocalRank: first < 0 ? 0 : 1 / (first + 1),
  };
}

/** The means of some figures. */
export function meanOf(figures: readonly Figures[]): Figures {
  const count = Math.max(1, figures.length);
  return {
    ndcg: sum(figures.map(({ ndcg }) => ndcg)) / count,
    reciprocalRank: sum(figures.map(({ reciprocalRank }) => reciprocalRank)) / count,
  };
}
