import type { Directive } from '../../../pdf/book-setter.ts';
import { bookTable } from './book-table.ts';

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
    columns: ['Inches', ...parts.map((part) => (part === 0 ? '' : `${part}/16`))].map((title) => ({
      title,
      share: 1,
      align: 'right',
    })),
    rows: Array.from({ length: 25 }, (_, whole) => [
      `**${whole}**`,
      ...parts.map((part) => ((whole + part / 16) * 25.4).toFixed(1)),
    ]),
    groups: 5,
  });
};

const mapScales: Directive = (setter) =>
  bookTable(setter, {
    columns: ['Scale', 'm to the mm', 'km to the cm', 'miles to the inch', 'km² to a sheet'].map(
      (title, at) => ({
        title,
        share: at === 0 ? 1.3 : 1,
        align: at === 0 ? 'left' : 'right',
      }),
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
    columns: ['Pounds', 'book, g/m²', 'bond, g/m²', 'cover, g/m²'].map((title) => ({
      title,
      share: 1,
      align: 'right',
    })),
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

const OLD_MEASURES: readonly (readonly string[])[] = [
  ['Amsterdam foot', 'eleven inches (*duim*)', '0.2831 m'],
  ['Rhineland foot', 'twelve inches; Leiden, Prussia', '0.3140 m'],
  ['Rhineland rod', 'twelve feet', '3.767 m'],
  ['Rhineland *morgen*', 'six hundred square rods', '0.8516 ha'],
  ['Amsterdam ell', 'for cloth', '0.6878 m'],
  ['Flemish ell', 'for cloth, also in England', '0.6858 m'],
  ['English foot', 'twelve inches', '0.3048 m'],
  ['English yard', 'three feet', '0.9144 m'],
  ['English rod, pole, perch', 'five yards and a half', '5.029 m'],
  ['English chain', 'four rods', '20.12 m'],
  ['English mile', 'eighty chains', '1,609 m'],
  ['English acre', 'a chain by ten', '0.4047 ha'],
  ['Paris foot', 'twelve *pouces*', '0.3248 m'],
  ['*Toise*', 'six Paris feet', '1.949 m'],
  ['*Lieue de poste*', 'two thousand *toises*', '3,898 m'],
  ['Paris *arpent*', 'a hundred square *perches* of eighteen feet', '0.3419 ha'],
  ['German mile', 'fifteen to the degree', '7,420 m'],
  ['Hour’s walk', 'twenty to the degree, Low Countries', '5,565 m'],
  ['Sea mile', 'sixty to the degree', '1,852 m'],
  ['Vienna *Klafter*', 'six feet', '1.896 m'],
];

/** The chapter of measures: temperature, inches, maps, paper and old units. */
export const measureDirectives: Readonly<Record<string, Directive>> = {
  temperature,
  inches,
  'map-scales': mapScales,
  'paper-weight': paperWeight,
  'old-measures': (setter) =>
    bookTable(setter, {
      columns: [
        { title: 'Measure', share: 1.5 },
        { title: 'what it was', share: 2 },
        { title: 'metric', share: 0.9, align: 'right' },
      ],
      rows: OLD_MEASURES,
      groups: 5,
    }),
};
