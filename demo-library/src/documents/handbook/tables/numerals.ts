import type { Directive } from '../../../pdf/book-setter.ts';
import { roman } from '../../../pdf/finish-book.ts';
import { catalogueRecords } from '../../../records/index.ts';
import { bookTable, columnsOf } from './book-table.ts';

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
    columns: columnsOf(['Times', 'I', 'V, U', 'X', 'L', 'C', 'D', 'M'], { left: 0 }),
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

/** Chapters 26 and 27: numerals, chronograms, and the sum in an ISBN. */
export const numeralDirectives: Readonly<Record<string, Directive>> = {
  'roman-years': romanYears,
  'chronogram-values': chronogramValues,
  'isbn-examples': examples,
  'isbn-remainders': (setter) =>
    bookTable(setter, {
      columns: columnsOf(['The sum ends in', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9'], {
        first: 3,
      }),
      rows: [
        ['the last figure is', ...Array.from({ length: 10 }, (_, end) => `**${(10 - end) % 10}**`)],
      ],
    }),
};
