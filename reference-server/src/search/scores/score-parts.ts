/* The parts that the scores of the database and their estimates in the process have in common. */

/** Weights of D, C, B and A: one hit in the title is above all other hits together. */
const WEIGHTS = `'{0.01, 0.06, 0.2, 1}'::real[]`;

/** Share and largest score of other forms, which are below the typed word in the same field. */
export const STEMS = { share: 0.25, most: 0.15 } as const;

/** Share and largest score of compounds and forms in other languages, which are below the word in an abstract. */
export const OTHERS = { share: 0.12, most: 0.03 } as const;

/** Bonus for a short title: this much for none, half of it with so many characters. */
export const SHORT_TITLES = { bonus: 0.004, unit: 40 } as const;

/** The characters that a record without a title counts for. */
const LENGTH_OF_NONE = 400;

/** Writes the characters of the title of a row `s` of `search_publications`. */
export const TITLE_LENGTH_SQL = `coalesce(length(s.title_key), ${LENGTH_OF_NONE})`;

/** Writes what `ts_rank` gives a row `s` for a query. */
export const plainRankSql = (query: string): string =>
  `ts_rank(${WEIGHTS}, s.tsv, ${query}::text::tsquery)`;
