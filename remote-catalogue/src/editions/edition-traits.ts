import { foldText, LEADING_ARTICLES, type Publication } from '@leeszaal/shared-contracts';
import { identifiersOf } from './identifiers-of.ts';
import { numbersInSubtitle, numbersInTitle } from './part-numbers.ts';

/** The facts by which two records are editions of one work (`docs/decisions.md` 129). All texts are folded. */
export interface EditionTraits {
  /** ISBNs of thirteen digits, DOIs and the key of the document, each with its kind. */
  readonly identifiers: readonly string[];
  /** Title, family name of the first author and kind of document; undefined for a record without title or author. */
  readonly key: string | undefined;
  /** The first letter of the author's given name, else empty. */
  readonly initial: string;
  readonly language: string;
  readonly title: string;
  readonly subtitle: string;
  /** The numbers of the subtitle, which tell parts of a work. */
  readonly numbers: string;
  /** The numbers of title and subtitle, for records with different titles. */
  readonly allNumbers: string;
  readonly series: { readonly title: string; readonly number: string };
}

type EditionRecord = Pick<
  Publication,
  | 'pubKey'
  | 'title'
  | 'subtitle'
  | 'authors'
  | 'isbn'
  | 'reference'
  | 'language'
  | 'documentType'
  | 'documentTypeIcon'
  | 'seriesTitle'
  | 'seriesNumber'
>;

const WORDS = /[\p{L}\p{N}]+/gu;
const wordsOf = (text: string | null | undefined): readonly string[] =>
  foldText(text ?? '').match(WORDS) ?? [];
const joined = (text: string | null | undefined): string => wordsOf(text).join(' ');

/** Where a title ends and its subtitle begins. */
const SUBTITLE = /\s*[:;=/]\s+|\s+[-–—]\s+/u;

/** Traits of a record; equal records have equal ones. */
export function editionTraits(record: EditionRecord): EditionTraits {
  const whole = record.title ?? '';
  const cut = SUBTITLE.exec(whole);
  const title = cut ? whole.slice(0, cut.index) : whole;
  const rest = cut ? whole.slice(cut.index) : '';
  const subtitle = wordsOf(`${rest} ${record.subtitle ?? ''}`);
  const { family, initial } = authorOf(record.authors[0] ?? '');
  const words = withoutArticle(wordsOf(title));
  const numbers = numbersInSubtitle(subtitle);
  return {
    identifiers: identifiersOf(record),
    key:
      words.length > 0 && family ? [words.join(' '), family, kindOf(record)].join('|') : undefined,
    initial,
    language: foldText(record.language ?? ''),
    title: words.join(' '),
    subtitle: subtitle.join(' '),
    numbers: numbers.join(' '),
    allNumbers: [...numbersInTitle(words), ...numbers].join(' '),
    series: { title: joined(record.seriesTitle), number: joined(record.seriesNumber) },
  };
}

/** Whether records are editions of one work as far as their traits tell. */
export function areEditions(one: EditionTraits, other: EditionTraits): boolean {
  if (areParts(one, other)) return false;
  if (one.identifiers.some((identifier) => other.identifiers.includes(identifier))) return true;
  return (
    one.key !== undefined &&
    one.key === other.key &&
    one.numbers === other.numbers &&
    isSameOrUnknown(one.initial, other.initial) &&
    isSameOrUnknown(one.language, other.language) &&
    isSameOrUnknown(one.subtitle, other.subtitle)
  );
}

/** Whether records have different numbers as parts of one work, which may share an identifier. */
function areParts(one: EditionTraits, other: EditionTraits): boolean {
  const isOneSeries = one.series.title !== '' && one.series.title === other.series.title;
  const isOneTitle = one.title === other.title;
  return (
    !isSameOrUnknown(one.numbers, other.numbers) ||
    (!isOneTitle && !isSameOrUnknown(one.allNumbers, other.allNumbers)) ||
    (isOneSeries && !isSameOrUnknown(one.series.number, other.series.number))
  );
}

const isSameOrUnknown = (one: string, other: string): boolean =>
  one === '' || other === '' || one === other;

function withoutArticle(words: readonly string[]): readonly string[] {
  const [first = '', ...others] = words;
  return others.length > 0 && LEADING_ARTICLES.has(first) ? others : words;
}

/** *Austen, Jane* and *Jane Austen* are one name, with or without years. */
function authorOf(name: string): { readonly family: string; readonly initial: string } {
  const [before = '', after] = name.replace(/\([^)]*\)|\d[\d–-]*/gu, '').split(',');
  const [first, ...others] = wordsOf(before);
  if (after !== undefined || others.length === 0) {
    return { family: others.at(-1) ?? first ?? '', initial: wordsOf(after)[0]?.charAt(0) ?? '' };
  }
  return { family: others.at(-1) ?? '', initial: first?.charAt(0) ?? '' };
}

const BOOKS: ReadonlySet<string> = new Set(['book', 'e book', 'ebook', 'childrens book']);

/** Printed and electronic books are one kind, other document types are kinds of their own. */
function kindOf({ documentType, documentTypeIcon }: EditionRecord): string {
  const icon = joined(documentTypeIcon);
  return BOOKS.has(icon) || BOOKS.has(joined(documentType)) ? 'book' : icon || joined(documentType);
}
