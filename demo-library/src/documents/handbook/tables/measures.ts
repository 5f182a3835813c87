import type { Directive } from '../../../pdf/book-setter.ts';
import { bookTable, columnsOf } from './book-table.ts';

const thousands = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: 2 });

const temperature: Directive = (setter) =>
  bookTable(setter, {
    columns: Array.from({ length: 4 }, () => ['°C', '°F'])
      .flat()
      .map((title) => ({ title, share: 1, align: 'right' })),
    rows: Array.from({ length: 20 }, (_, row) =>
      [0, 20, 40, 60].flatMap((offset) => {
        const celsius = row + offset - 20;
        return [
          `**${String(celsius).replace('-', '−')}**`,
          (celsius * 1.8 + 32).toFixed(1).replace('-', '−'),
        ];
      }),
    ),
    groups: 5,
  });

const inches: Directive = (setter) => {
  const parts = [0, 2, 4, 6, 8, 10, 12, 14];
  bookTable(setter, {
    columns: columnsOf(['Inches', ...parts.map((part) => (part === 0 ? '' : `${part}/16`))], {
      left: 0,
    }),
    rows: Array.from({ length: 25 }, (_, whole) => [
      `**${whole}**`,
      ...parts.map((part) => ((whole + part / 16) * 25.4).toFixed(1)),
    ]),
    groups: 5,
  });
};

const mapScales: Directive = (setter) =>
  bookTable(setter, {
    columns: columnsOf(
      ['Scale', 'm to the mm', 'km to the cm', 'miles to the inch', 'km² to a sheet'],
      { first: 1.3 },
    ),
    rows: [
      500, 1000, 2500, 5000, 10_000, 20_000, 25_000, 50_000, 63_360, 80_000, 86_400, 100_000,
      126_720, 200_000, 250_000, 300_000, 500_000, 1_000_000, 2_000_000, 5_000_000, 10_000_000,
    ].map((scale) => [
      `1 : ${scale.toLocaleString('en')}`,
      thousands(scale / 1000),
      thousands(scale / 100_000),
      thousands(scale / 63_360),
      thousands(0.3 * (scale / 1000) ** 2),
    ]),
    groups: 5,
  });

/** Square inches of the sheet that a basis weight is reckoned by. */
const BASIS = { book: 25 * 38, bond: 17 * 22, cover: 20 * 26 } as const;

/** Grams to the square metre of a basis weight in pounds for five hundred sheets. */
export function gramsPerSquareMetre(pounds: number, sheet: keyof typeof BASIS): number {
  return (pounds * 453.592_37) / (500 * BASIS[sheet] * 0.0254 ** 2);
}

const paperWeight: Directive = (setter) =>
  bookTable(setter, {
    columns: columnsOf(['Pounds', 'book, g/m²', 'bond, g/m²', 'cover, g/m²'], { left: 0 }),
    rows: [9, 12, 16, 20, 24, 28, 32, 36, 40, 45, 50, 60, 65, 70, 80, 90, 100, 120].map(
      (pounds) => [
        `**${pounds}**`,
        ...(['book', 'bond', 'cover'] as const).map((sheet) =>
          gramsPerSquareMetre(pounds, sheet).toFixed(0),
        ),
      ],
    ),
    groups: 6,
  });

/** The chapter of measures: temperature, inches, maps, paper and old units. */
export const measureDirectives: Readonly<Record<string, Directive>> = {
  temperature,
  inches,
  'map-scales': mapScales,
  'paper-weight': paperWeight,
};
