import { parseSpans } from '../../markup/parse-spans.ts';
import type { BookSetter } from '../../pdf/book-setter.ts';
import type { FlowPage } from '../../pdf/flow.ts';
import { catalogueRecords } from '../../records/index.ts';

/** A heading of the index, and how a page is seen to belong to it. */
export interface IndexTerm {
  readonly heading: string;
  /** The sort key: the heading without its article. */
  readonly sort: string;
  readonly isOn: (page: string) => boolean;
}

/** Beyond so many pages a heading is of no use. */
const MOST = 14;

/** A subject from the list of subjects: the heading, and the words that are looked for. */
function subjectTerm(line: readonly string[]): IndexTerm {
  const [heading = '', sought = heading] = line;
  const words = sought.toLowerCase();
  const escaped = words.replace(/[.*+?^${}()[\]\\]/g, '\\$&');
  const whole = new RegExp(`(?<![\\p{L}])${escaped}(?![\\p{L}])`, 'u');
  return { heading, sort: heading, isOn: (page) => page.includes(words) && whole.test(page) };
}

/** The entries for the authors of the reading list and for the subjects, in order. */
export function nameAndSubjectTerms(lines: readonly (readonly string[])[]): readonly IndexTerm[] {
  const names = new Set(catalogueRecords.flatMap((record) => record.authors));
  const persons = [...names].map((heading): IndexTerm => {
    const sought = heading.toLowerCase();
    return { heading, sort: heading, isOn: (page) => page.includes(sought) };
  });
  const given = lines.map(subjectTerm).filter(({ heading }) => !names.has(heading));
  return [...given, ...persons].toSorted((a, b) => a.heading.localeCompare(b.heading, 'en'));
}

/** The reading list's titles, without the article at the beginning. */
export function titleTerms(): readonly IndexTerm[] {
  const article = /^(?:An?|The|De|Het|Een|Der|Die|Das|Les?|La|L’)(?:\s|(?<=’))/;
  return catalogueRecords
    .map(({ title }): IndexTerm => {
      const sought = title.toLowerCase();
      const short = title.length > 60 ? `${title.slice(0, title.lastIndexOf(' ', 60))} …` : title;
      return {
        heading: `*${short}*`,
        sort: title.replace(article, ''),
        isOn: (page) => page.includes(sought),
      };
    })
    .toSorted((a, b) => a.sort.localeCompare(b.sort, 'en'));
}

/** Page numbers as an index writes them: neighbours become a range, each number leads to its page. */
function locators(numbers: readonly number[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last !== undefined && last.to === number - 1) last.to = number;
    else ranges.push({ from: number, to: number });
  }
  return ranges
    .map(({ from, to }) => {
      const link = `[${from}](#page-${from})`;
      return from === to ? link : `${link}–[${to}](#page-${to})`;
    })
    .join(', ');
}

/** The text of a page in small letters, with single spaces. */
export function textOf(page: FlowPage): string {
  return page.draft.words.join(' ').replace(/\s+/g, ' ').toLowerCase();
}

/** Sets an index: each term with the pages that contain it; terms on no page are left out. */
export function setIndex(
  setter: BookSetter,
  terms: readonly IndexTerm[],
  pages: readonly string[],
): void {
  const { flow, style } = setter;
  const look = { ...style.small, left: 12, indent: -12, justified: false };
  let letter = '';
  for (const { heading, sort, isOn } of terms) {
    const numbers = pages.flatMap((page, index) => (isOn(page) ? [index + 1] : [])).slice(0, MOST);
    if (numbers.length === 0) continue;
    const initial = sort.normalize('NFD').slice(0, 1).toUpperCase();
    if (letter !== '' && initial !== letter) flow.skip(style.small.leading * 0.8);
    letter = initial;
    flow.paragraph(parseSpans(`${heading}, ${locators(numbers)}`), look);
  }
}
