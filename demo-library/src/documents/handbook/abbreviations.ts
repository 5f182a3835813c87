import { parseSpans } from '../../markup/parse-spans.ts';
import type { BookSetter } from '../../pdf/book-setter.ts';
import { bookTable } from './tables/book-table.ts';

/** Chapter 34: abbreviations on title pages and in catalogues, by language. */
export function setAbbreviations(setter: BookSetter, lines: readonly (readonly string[])[]): void {
  setter.paragraph(
    parseSpans(
      'As they stand on title pages, in footnotes and on catalogue cards. The language is that of the full word: *de* German, *en* English, *fr* French, *la* Latin, *nl* Dutch; without one it is common to several.',
    ),
  );
  bookTable(setter, {
    columns: [
      { title: 'Short', share: 1 },
      { title: '', share: 0.6 },
      { title: 'in full', share: 2.2 },
      { title: 'in English', share: 2 },
    ],
    rows: lines.map(([short = '', language = '', full = '', meaning = '']) => [
      `**${short}**`,
      `*${language}*`,
      full,
      meaning,
    ]),
    groups: 6,
    leading: 12.4,
  });
}
