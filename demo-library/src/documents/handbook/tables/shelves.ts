import type { Directive } from '../../../pdf/book-setter.ts';
import { bookTable, columnsOf } from './book-table.ts';

const KINDS: readonly (readonly [
  name: string,
  thickness: number,
  height: number,
  depth: number,
])[] = [
  ['Picture books', 9, 260, 220],
  ['Paperback novels', 23, 180, 110],
  ['Bound novels', 32, 210, 135],
  ['Poetry', 12, 200, 130],
  ['General non-fiction', 28, 230, 155],
  ['Textbooks', 31, 245, 175],
  ['Law reports, bound', 52, 250, 165],
  ['Encyclopædias', 45, 290, 220],
  ['Periodicals, bound', 48, 280, 215],
  ['Art books', 27, 300, 245],
  ['Folios before 1800', 63, 360, 240],
  ['Scores', 6, 310, 235],
];

const DENSITY = 800;
const round = (value: number): string => String(Math.round(value));

/** Bending stiffness of shelf materials, in newtons per square millimetre. */
const MATERIALS: readonly (readonly [name: string, modulus: number])[] = [
  ['Beech', 14_000],
  ['Oak', 11_500],
  ['Pine', 10_000],
  ['Plywood', 8_000],
  ['Fibreboard', 3_000],
  ['Chipboard', 2_300],
];

/** The sag in the middle of a board that rests on its ends, in millimetres, under 40 kg to the metre. */
export function sag(modulus: number, span: number, thickness: number): number {
  const load = (40 * 9.81) / 1000;
  const inertia = (250 * thickness ** 3) / 12;
  return (5 * load * span ** 4) / (384 * modulus * inertia);
}

const volumes: Directive = (setter) =>
  bookTable(setter, {
    columns: [
      { title: 'Kind', share: 2.4 },
      { title: 'mm each', share: 1, align: 'right' },
      { title: 'to the metre', share: 1, align: 'right' },
      { title: 'at ¾ full', share: 1, align: 'right' },
      { title: 'per bay of six', share: 1.1, align: 'right' },
    ],
    rows: KINDS.map(([name, thickness]) => {
      const perMetre = 1000 / thickness;
      return [
        name,
        round(thickness),
        round(perMetre),
        round(perMetre * 0.75),
        round(perMetre * 0.75 * 6 * 0.9),
      ];
    }),
    groups: 4,
  });

const weight: Directive = (setter) =>
  bookTable(setter, {
    columns: [
      { title: 'Kind', share: 2.4 },
      { title: 'height mm', share: 1, align: 'right' },
      { title: 'depth mm', share: 1, align: 'right' },
      { title: 'kg to the metre', share: 1.2, align: 'right' },
      { title: 'kg per volume', share: 1.1, align: 'right' },
    ],
    rows: KINDS.map(([name, thickness, height, depth]) => {
      const perMetre = (height * depth * DENSITY) / 1_000_000;
      return [
        name,
        round(height),
        round(depth),
        perMetre.toFixed(1),
        ((perMetre * thickness) / 1000).toFixed(2),
      ];
    }),
    groups: 4,
  });

const sagging: Directive = (setter) => {
  const spans = [600, 700, 800, 900, 1000, 1200];
  for (const thickness of [18, 22, 27]) {
    bookTable(setter, {
      columns: columnsOf([`${thickness} mm thick`, ...spans.map((span) => `${span / 10} cm`)], {
        first: 1.8,
      }),
      rows: MATERIALS.map(([name, modulus]) => [
        name,
        ...spans.map((span) => {
          const millimetres = sag(modulus, span, thickness);
          const text = millimetres.toFixed(1);
          return millimetres / (span / 1000) > 3 ? `*${text}*` : text;
        }),
      ]),
    });
  }
};

const growth: Directive = (setter) => {
  const years = [0, 5, 10, 20, 30, 50];
  const metres = (stock: number): string => round(stock / (28 * 0.75));
  bookTable(setter, {
    columns: columnsOf(
      ['Volumes now', 'growth', ...years.map((year) => (year === 0 ? 'now' : `in ${year} years`))],
      { first: 1.3 },
    ),
    rows: [2000, 5000, 10_000, 20_000, 50_000, 100_000, 250_000].flatMap((stock) =>
      [1, 2, 4].map((percent) => [
        percent === 1 ? `**${stock.toLocaleString('en')}**` : '',
        `${percent}%`,
        ...years.map((year) => metres(stock * (1 + percent / 100) ** year)),
      ]),
    ),
    groups: 3,
  });
};

/** Chapter 22: how many, how heavy, how bent, how soon full. */
export const shelfDirectives: Readonly<Record<string, Directive>> = {
  volumes,
  weight,
  sagging,
  growth,
};
