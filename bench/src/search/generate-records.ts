import type { StoredRecord } from '@leeszaal/reference-server/testing';
import { between, type Random, randomFrom, zipf } from './random.ts';
import { vocabulary } from './vocabulary.ts';

/** Increase it with every change of the records or their tables, so that earlier libraries are not reused. */
export const GENERATION = 2;

const WORDS = vocabulary(150_000, 1);
const SURNAMES = vocabulary(30_000, 2);
const FORENAMES = vocabulary(800, 3);
/** All words of the generated records but fixed ones, such as those of an imprint. */
export const GENERATED_WORDS: readonly string[] = [...WORDS, ...SURNAMES, ...FORENAMES];
const KEYWORDS = 20_000;
const PUBLISHERS = 4000;
const JURISDICTIONS = 60;
const FIRST_YEAR = 1850;
const LAST_YEAR = 2026;
const LANGUAGES = ['Dutch', 'English', 'German', 'French'];
const TYPES = ['Book', 'Article', 'Journal', 'Report'];

const drawWord = zipf(WORDS.length);
const drawKeyword = zipf(KEYWORDS, 0.8);
const drawPublisher = zipf(PUBLISHERS, 0.9);
const drawJurisdiction = zipf(JURISDICTIONS);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const of = (list: readonly string[], at: number): string => list[at % list.length] ?? '';
const times = <T>(amount: number, make: (at: number) => T): T[] =>
  Array.from({ length: amount }, (_each, at) => make(at));

/** The word of a rank, counted from 0: a lower rank is more frequent. */
export const wordOfRank = (rank: number): string => of(WORDS, rank);

function textOf(random: Random, least: number, most: number): string {
  return capital(times(between(random, least, most), () => wordOfRank(drawWord(random))).join(' '));
}

const keywordOf = (number: number): string =>
  number % 3 === 0
    ? `${of(WORDS, 500 + number)} ${of(WORDS, 9000 + number)}`
    : of(WORDS, 500 + number);

function authorOf(number: number): string {
  const random = randomFrom(number ^ 0x5eed);
  return `${capital(of(SURNAMES, between(random, 0, SURNAMES.length)))}, ${capital(of(FORENAMES, number))}`;
}

function isbnOf(id: number): string {
  const digits = `978${String(900_000_000 + id)}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Recent years have more records. */
const yearOf = (random: Random): string =>
  String(LAST_YEAR - Math.floor((LAST_YEAR - FIRST_YEAR) * random() ** 2.5));

/**
 * The records of a generated catalogue: metadata of books and articles with some 40 words each. The
 * frequencies of words, authors, keywords and publishers are as uneven as in a real one. A record
 * is a function of its number and of the catalogue's size, which sets the number of authors.
 */
export function recordsOf(size: number): (id: number) => StoredRecord {
  const drawAuthor = zipf(Math.max(1000, Math.floor(size / 4)), 0.7);
  return (id) => {
    const random = randomFrom(id);
    const abstract = random() < 0.5 ? `<p>${textOf(random, 20, 60)}.</p>` : undefined;
    return {
      title: textOf(random, 2, 8),
      ...(random() < 0.3 && { subtitle: textOf(random, 3, 7) }),
      authors: times(between(random, 1, 3), () => authorOf(drawAuthor(random))),
      publisher: `${capital(of(WORDS, 2000 + drawPublisher(random)))} ${random() < 0.1 ? 'Academic ' : ''}Press`,
      placeOfPublication: capital(of(SURNAMES, drawJurisdiction(random))),
      yearOfPublication: yearOf(random),
      isbn: isbnOf(id),
      language: of(LANGUAGES, between(random, 0, 3)),
      documentType: of(TYPES, between(random, 0, 3)),
      keywords: [...new Set(times(between(random, 2, 5), () => keywordOf(drawKeyword(random))))],
      ...(random() < 0.2 && {
        jurisdiction: [`Court of ${capital(of(SURNAMES, 100 + drawJurisdiction(random)))}`],
      }),
      ...(abstract !== undefined && { abstract }),
    };
  };
}
