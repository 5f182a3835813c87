import { GENERATED_WORDS, wordOfRank } from './generate-records.ts';
import { GENERATED_CONNECTION } from './load-library.ts';
import { misspelt } from './misspelt.ts';
import type { PlainQuestion } from './plain-sql.ts';

/** One search, for the portal and for plain SQL. */
export interface Question {
  readonly words: string;
  /** A word that must not be among the keywords; empty for none. */
  readonly notKeyword: string;
  readonly facets: Readonly<Record<string, readonly string[]>>;
  readonly order: 'score desc' | 'title asc';
  readonly page: number;
}

/** A kind of search; a row of the table. */
export interface QuestionKind {
  readonly name: string;
  /** Different questions, so that none is answered from the cache of the previous one. */
  readonly questions: readonly Question[];
  /** Whether plain SQL has no such search. */
  readonly isPortalOnly?: true;
}

const RESULTS_PER_PAGE = 20;
/** Words that are each in about every tenth record. */
const COMMON = [17, 18, 19].map(wordOfRank);
/** Words that are each in about every two-hundredth record. */
const RARE = [400, 420, 440, 460].map(wordOfRank);

/** Words in up to every tenth record, with two letters exchanged: no record has them, nor a word that begins so. */
const MISSPELT = [18, 21, 26].map((rank) => misspelt(wordOfRank(rank), GENERATED_WORDS));

/** Keywords of one word, each in up to a tenth of the records. */
const KEYWORDS = [501, 502, 504].map(wordOfRank);

const searchFor = (words: string, more: Partial<Question> = {}): Question => ({
  words,
  notKeyword: '',
  facets: {},
  order: 'score desc',
  page: 1,
  ...more,
});

const pairs = RARE.slice(1, 4).map((word, at) => `${RARE[at] ?? ''} ${word}`);
const phrases = COMMON.map((word, at) => `"${word} ${COMMON[(at + 1) % COMMON.length] ?? ''}"`);

/** The most frequent values of two facets, as the portal counts them. */
export interface FrequentValues {
  readonly keywords: readonly string[];
  readonly yearofpublication: readonly string[];
}

/** Every kind of search; the selected facet values are the catalogue's most frequent. */
export function questionKinds({ keywords, yearofpublication }: FrequentValues): QuestionKind[] {
  const facets = [0, 1, 2].map((at) => ({
    keywords: keywords.slice(at, at + 2),
    yearofpublication: yearofpublication.slice(at, at + 5),
  }));
  return [
    { name: 'common word', questions: COMMON.map((word) => searchFor(word)) },
    { name: 'two rare words', questions: pairs.map((words) => searchFor(words)) },
    {
      name: 'phrase of two common words',
      questions: phrases.map((words) => searchFor(words)),
      isPortalOnly: true,
    },
    {
      name: 'corrected common word',
      questions: MISSPELT.map((word) => searchFor(word)),
      isPortalOnly: true,
    },
    { name: 'everything', questions: [searchFor('')] },
    {
      name: 'common word, two active facets',
      questions: COMMON.map((word, at) => searchFor(word, { facets: facets[at] ?? {} })),
    },
    {
      name: 'everything, two active facets',
      questions: facets.map((chosen) => searchFor('', { facets: chosen })),
    },
    {
      name: 'everything without a common keyword',
      questions: KEYWORDS.map((notKeyword) => searchFor('', { notKeyword })),
    },
    {
      name: 'common word, by title',
      questions: COMMON.map((word) => searchFor(word, { order: 'title asc' })),
    },
    {
      name: 'everything, by title',
      questions: [searchFor('', { order: 'title asc' })],
    },
    {
      name: 'common word, page 50',
      questions: COMMON.map((word) => searchFor(word, { page: 50 })),
    },
  ];
}

// Quoted, so that it matches no longer word. Mode 2 is *not*.
const notRow = (word: string) => ({ name: 'keywords', value: `"${word}"`, mode: 2, operator: 0 });

/** The body of `POST /search`. */
export const toSearch = ({ words, notKeyword, facets, order, page }: Question) => ({
  query: words === '' ? '*' : words,
  queryType: 0,
  fields: notKeyword === '' ? [] : [notRow(notKeyword)],
  paginationOptions: { page, resultsPerPage: RESULTS_PER_PAGE },
  facets,
  sorting: [order],
  connections: [GENERATED_CONNECTION],
});

/** The same question for the plain SQL, with the forms of its words. */
export const toPlain = (
  { notKeyword, facets, order, page }: Question,
  words: PlainQuestion['words'],
): PlainQuestion => ({
  words,
  notKeyword,
  facets,
  byTitle: order === 'title asc',
  limit: RESULTS_PER_PAGE,
  offset: (page - 1) * RESULTS_PER_PAGE,
});
