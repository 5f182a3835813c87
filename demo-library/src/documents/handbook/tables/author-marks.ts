import type { Directive } from '../../../pdf/book-setter.ts';
import { catalogueRecords } from '../../../records/index.ts';
import { bookTable } from './book-table.ts';

/** The figures for second letters and for third letters, by the last letter that still gets them. */
const SECOND = 'aceiloruz';
const THIRD = 'behlnpsuz';

function figure(key: string, letter: string | undefined): number {
  if (letter === undefined) return 0;
  const place = [...key].findIndex((last) => letter <= last);
  return place + 1;
}

/** The author mark of a name, by the rule of chapter 21. */
export function authorMark(name: string): string {
  const letters = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  const first = letters[0]?.toUpperCase() ?? '';
  return `${first}${figure(SECOND, letters[1])}${figure(THIRD, letters[2])}`;
}

/** The authors of the reading list with their marks; equal marks are told apart by a 5. */
function marked(): readonly (readonly [name: string, mark: string])[] {
  const names = new Set(catalogueRecords.flatMap((record) => record.authors.slice(0, 1)));
  const sorted = [...names].sort((a, b) => a.localeCompare(b, 'en'));
  const used = new Set<string>();
  return sorted.map((name) => {
    let mark = authorMark(name);
    while (used.has(mark)) mark += '5';
    used.add(mark);
    return [name, mark] as const;
  });
}

function range(key: string, place: number): string {
  const last = key[place] ?? '';
  const before = place === 0 ? undefined : key[place - 1];
  const first = before === undefined ? 'a' : String.fromCharCode(before.charCodeAt(0) + 1);
  return first === last ? first : `${first}–${last}`;
}

/** Chapter 21: the key and the worked examples. */
export const authorMarkDirectives: Readonly<Record<string, Directive>> = {
  'author-mark-key': (setter) =>
    bookTable(setter, {
      columns: [
        { title: 'Figure', share: 1, align: 'centre' },
        { title: 'second letter', share: 2, align: 'centre' },
        { title: 'third letter', share: 2, align: 'centre' },
      ],
      rows: Array.from({ length: 9 }, (_, place) => [
        `**${place + 1}**`,
        range(SECOND, place),
        range(THIRD, place),
      ]),
    }),
  'author-marks': (setter) => {
    setter.flow.setColumns(2, 18);
    bookTable(setter, {
      columns: [
        { title: 'Author', share: 3.4 },
        { title: 'Mark', share: 1, align: 'right' },
      ],
      rows: marked(),
      groups: 5,
    });
    setter.flow.startPage();
    setter.flow.setColumns(1);
  },
};
