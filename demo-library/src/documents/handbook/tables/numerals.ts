import type { Directive } from '../../../pdf/book-setter.ts';
import { roman } from '../../../pdf/finish-book.ts';
import { catalogueRecords } from '../../../records/index.ts';
import { bookTable } from './book-table.ts';

const romanYears: Directive = (setter) => {
  for (let century = 1450; century < 2050; century += 100) {
    bookTable(setter, {
      columns: Array.from({ length: 3 }, () => ['Year', 'in numerals'])
        .flat()
        .map((title, at) => ({ title, share: at % 2 === 0 ? 0.6 : 2 })),
      rows: Array.from({ length: 34 }, (_, row) =>
        [0, 34, 68].flatMap((offset) => {
          const year = century + row + offset;
          return row + offset < 100 ? [`**${year}**`, roman(year).toUpperCase()] : ['', ''];
        }),
      ),
      groups: 5,
      leading: 11,
    });
  }
};

const chronogramValues: Directive = (setter) =>
  bookTable(setter, {
    columns: ['Times', 'I', 'V, U', 'X', 'L', 'C', 'D', 'M'].map((title) => ({
      title,
      share: 1,
      align: 'right',
    })),
    rows: Array.from({ length: 12 }, (_, at) => at + 1).map((times) => [
      `**${times}**`,
      ...[1, 5, 10, 50, 100, 500, 1000].map((value) => (value * times).toLocaleString('en')),
    ]),
    groups: 4,
  });

/** The products of an ISBN and their sum, without the last figure. */
function products(isbn: string): readonly number[] {
  return [...isbn.slice(0, 12)].map((digit, place) => Number(digit) * (place % 2 === 0 ? 1 : 3));
}

const examples: Directive = (setter) => {
  const books = catalogueRecords.filter((record) => record.isbn !== undefined);
  bookTable(setter, {
    columns: [
      { title: 'Title', share: 2 },
      { title: 'Figures and products', share: 4 },
      { title: 'Sum', share: 0.6, align: 'right' },
      { title: 'Last', share: 0.5, align: 'right' },
    ],
    rows: books.map(({ title, isbn = '' }) => {
      const parts = products(isbn);
      const sum = parts.reduce((total, part) => total + part, 0);
      return [title, `${isbn}: ${parts.join(' + ')}`, String(sum), `**${(10 - (sum % 10)) % 10}**`];
    }),
    groups: 4,
  });
};

const GROUPS: readonly (readonly [group: string, place: string])[] = [
  ['0, 1', 'English'],
  ['2', 'French'],
  ['3', 'German'],
  ['4', 'Japan'],
  ['5', 'Russia and neighbours'],
  ['7', 'China'],
  ['80', 'Czechia, Slovakia'],
  ['82', 'Norway'],
  ['83', 'Poland'],
  ['84', 'Spain'],
  ['85', 'Brazil'],
  ['86', 'Serbia and neighbours'],
  ['87', 'Denmark'],
  ['88', 'Italy'],
  ['89', 'Korea'],
  ['90, 94', 'Netherlands, Flanders'],
  ['91', 'Sweden'],
  ['92', 'International bodies'],
  ['93', 'India'],
  ['950', 'Argentina'],
  ['951, 952', 'Finland'],
  ['953', 'Croatia'],
  ['954', 'Bulgaria'],
  ['955', 'Sri Lanka'],
  ['956', 'Chile'],
  ['957', 'Taiwan'],
  ['958', 'Colombia'],
  ['960', 'Greece'],
  ['961', 'Slovenia'],
  ['962', 'Hong Kong'],
  ['963', 'Hungary'],
  ['964', 'Iran'],
  ['965', 'Israel'],
  ['966', 'Ukraine'],
  ['968, 970', 'Mexico'],
  ['969', 'Pakistan'],
  ['972, 989', 'Portugal'],
  ['973', 'Romania'],
  ['974', 'Thailand'],
  ['975', 'Turkey'],
  ['977', 'Egypt'],
  ['978', 'Nigeria'],
];

/** Chapters 26 and 27: numerals, chronograms, and the sum in an ISBN. */
export const numeralDirectives: Readonly<Record<string, Directive>> = {
  'roman-years': romanYears,
  'chronogram-values': chronogramValues,
  'isbn-examples': examples,
  'isbn-remainders': (setter) =>
    bookTable(setter, {
      columns: ['The sum ends in', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9'].map(
        (title, at) => ({
          title,
          share: at === 0 ? 3 : 1,
          align: at === 0 ? 'left' : 'right',
        }),
      ),
      rows: [
        ['the last figure is', ...Array.from({ length: 10 }, (_, end) => `**${(10 - end) % 10}**`)],
      ],
    }),
  'isbn-groups': (setter) =>
    bookTable(setter, {
      columns: Array.from({ length: 3 }, () => ['Group', 'from'])
        .flat()
        .map((title, at) => ({
          title,
          share: at % 2 === 0 ? 0.8 : 1.8,
        })),
      rows: Array.from({ length: 14 }, (_, row) =>
        [0, 14, 28].flatMap((offset) => GROUPS[row + offset] ?? ['', '']),
      ),
      groups: 5,
    }),
};
