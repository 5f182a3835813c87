import type { DemoLanguage } from '../../demo-record.ts';
import type { JudgedWords } from './judged-words.ts';

/** A word with another form and a compound of it. */
interface Family {
  readonly language: Exclude<DemoLanguage, 'ar'>;
  readonly word: string;
  readonly other: string;
  /** Undefined where compounds are written apart. */
  readonly compound: string | undefined;
}

const FAMILIES: readonly Family[] = [
  { language: 'nl', word: 'molen', other: 'molens', compound: 'molenwiek' },
  { language: 'nl', word: 'haven', other: 'havens', compound: 'vissershaven' },
  { language: 'nl', word: 'huis', other: 'huizen', compound: 'zomerhuis' },
  { language: 'de', word: 'Garten', other: 'Gärten', compound: 'Gartenzaun' },
  { language: 'de', word: 'Brücke', other: 'Brücken', compound: 'Hängebrücke' },
  { language: 'en', word: 'harbour', other: 'harbours', compound: undefined },
  { language: 'en', word: 'puppet', other: 'puppets', compound: undefined },
  { language: 'fr', word: 'fontaine', other: 'fontaines', compound: undefined },
  { language: 'fr', word: 'chapeau', other: 'chapeaux', compound: undefined },
];

/** A generated record in the names of the contract. */
export interface GeneratedRecord {
  readonly key: string;
  readonly title: string;
  readonly language: string;
  readonly authors: string[];
  readonly keywords: string[];
  readonly abstract: string;
  readonly publisher: string;
  readonly placeOfPublication: string;
  readonly seriesTitle: string;
  readonly documentType: string;
}

const FILL = ['Alkmeer', 'Bornholt', 'Corvinel', 'Dravick', 'Estoril', 'Fenwold'] as const;

/** Where the word is, from the best record to the least. */
function recordsOf({ language, word, other, compound }: Family): GeneratedRecord[] {
  const plain = {
    language,
    authors: ['Quist, Ada'],
    keywords: ['diversen'],
    abstract: '<p>Zonder meer.</p>',
    publisher: 'Zwaluw',
    placeOfPublication: 'Delft',
    seriesTitle: 'Reeks',
    documentType: 'Book',
  };
  const varied: readonly [string, Partial<GeneratedRecord>][] = [
    ['title', { title: `${FILL[0]} ${word} ${FILL[1]}` }],
    ['other', { title: `${FILL[2]} ${other} ${FILL[3]}` }],
    ['compound', compound === undefined ? {} : { title: `${FILL[4]} ${compound} ${FILL[5]}` }],
    ['name', { title: FILL[0], authors: [`${word}, Ada`] }],
    ['subject', { title: FILL[1], keywords: [word] }],
    ['abstract', { title: FILL[2], abstract: `<p>Corvinel ${word}.</p>` }],
    ['publisher', { title: FILL[3], publisher: word }],
    ['series', { title: FILL[4], seriesTitle: word }],
    ['place', { title: FILL[5], placeOfPublication: word }],
    ['type', { title: FILL[0], documentType: word }],
  ];
  return varied.flatMap(([name, change]) =>
    Object.keys(change).length === 0
      ? []
      : { ...plain, title: '', ...change, key: `${word.toLowerCase()}-${name}` },
  );
}

/** Generated records that have each word in one place. */
export const GENERATED_RECORDS: readonly GeneratedRecord[] = FAMILIES.flatMap(recordsOf);

const gradesOf = ({ compound }: Family): readonly (readonly [string, number])[] => [
  ['title', 3],
  ['other', 2],
  ['name', 2],
  ['subject', 2],
  ...(compound === undefined ? [] : [['compound', 1] as const]),
  ['series', 2],
  ['abstract', 1],
  ['publisher', 1],
  ['place', 1],
];

/**
 * The queries for each word: title before name, subject and series, these before abstract, publisher and place. A
 * document type is not what the word means.
 */
export const GENERATED_QUERIES: readonly JudgedWords[] = FAMILIES.map((family) => ({
  query: family.word,
  relevant: Object.fromEntries(
    gradesOf(family).map(
      ([name, grade]) => [`${family.word.toLowerCase()}-${name}`, grade] as const,
    ),
  ),
}));
