import type { BookSetter, Directive } from '../../../pdf/book-setter.ts';
import { INK } from '../../../pdf/page-draft.ts';
import { toWord, wordWidth } from '../../../pdf/words.ts';
import { bookTable, columnsOf, looks } from './book-table.ts';

/** The sides of an ISO size in millimetres, by series and number. */
export function isoSize(
  series: 'A' | 'B' | 'C',
  number: number,
): readonly [width: number, height: number] {
  const start = { A: [841, 1189], B: [1000, 1414], C: [917, 1297] }[series];
  let [width = 0, height = 0] = start;
  for (let cut = 0; cut < number; cut += 1) [width, height] = [Math.floor(height / 2), width];
  return [width, height];
}

/** English printing papers, in inches. */
const SHEETS: readonly (readonly [name: string, height: number, width: number])[] = [
  ['Pott', 15, 12.5],
  ['Foolscap', 17, 13.5],
  ['Crown', 20, 15],
  ['Post', 19.25, 15.5],
  ['Large post', 20.75, 16.5],
  ['Demy', 22.5, 17.5],
  ['Medium', 23, 18],
  ['Royal', 25, 20],
  ['Super royal', 27.5, 20.5],
  ['Elephant', 28, 23],
  ['Imperial', 30, 22],
  ['Double crown', 30, 20],
];

const millimetres = (inches: number): number => Math.round(inches * 25.4);
const size = (one: number, other: number): string =>
  `${Math.round(Math.min(one, other))} × ${Math.round(Math.max(one, other))}`;

/** A sheet: rows of pages for the outer and the inner side; a negative number stands on its head. */
interface Imposition {
  readonly name: string;
  readonly outer: readonly (readonly number[])[];
  readonly inner: readonly (readonly number[])[];
}

const IMPOSITIONS: readonly Imposition[] = [
  { name: 'Folio: one fold, four pages', outer: [[4, 1]], inner: [[2, 3]] },
  {
    name: 'Quarto: two folds, eight pages',
    outer: [
      [-5, -4],
      [8, 1],
    ],
    inner: [
      [-3, -6],
      [2, 7],
    ],
  },
  {
    name: 'Octavo: three folds, sixteen pages',
    outer: [
      [-5, -12, -9, -8],
      [4, 13, 16, 1],
    ],
    inner: [
      [-7, -10, -11, -6],
      [2, 15, 14, 3],
    ],
  },
];

function drawSide(
  setter: BookSetter,
  rows: readonly (readonly number[])[],
  x: number,
  top: number,
  width: number,
): number {
  const { page } = setter.flow;
  const columns = rows[0]?.length ?? 1;
  const cell = width / columns;
  const height = cell * (columns === 2 && rows.length === 2 ? 1.2 : 1.42);
  for (const [row, numbers] of rows.entries()) {
    for (const [column, number] of numbers.entries()) {
      const left = x + column * cell;
      const bottom = top - (row + 1) * height;
      page.fill(left + 1.5, bottom + 1.5, cell - 3, height - 3, INK.tint);
      const word = toWord(String(Math.abs(number)), { ...setter.style.body.text, size: 13 });
      const turned = number < 0;
      const middle = left + cell / 2;
      const y = bottom + height / 2;
      if (turned) page.word(word, middle + wordWidth(word) / 2, y + 4, INK.black, 180);
      else page.word(word, middle - wordWidth(word) / 2, y - 4);
    }
  }
  return rows.length * height;
}

const imposition: Directive = (setter) => {
  const { flow } = setter;
  for (const { name, outer, inner } of IMPOSITIONS) {
    const width = (flow.width - 26) / 2;
    flow.reserve(205);
    flow.skip(10);
    const label = toWord(name.toLowerCase(), looks(setter).sans);
    flow.page.word(label, flow.x, flow.y - 8, setter.style.accent);
    flow.page.words.push('\n');
    flow.sink(16);
    const used = drawSide(setter, outer, flow.x, flow.y, width);
    drawSide(setter, inner, flow.x + width + 26, flow.y, width);
    flow.sink(used + 10);
  }
};

const isoSizes: Directive = (setter) =>
  bookTable(setter, {
    columns: columnsOf(['No.', 'A (sheets)', 'B', 'C (envelopes)', 'A in inches'], {
      first: 0.5,
      share: 1.4,
    }),
    rows: Array.from({ length: 11 }, (_, number) => {
      const [width, height] = isoSize('A', number);
      return [
        `**${number}**`,
        ...(['A', 'B', 'C'] as const).map((series) => isoSize(series, number).join(' × ')),
        `${(width / 25.4).toFixed(2)} × ${(height / 25.4).toFixed(2)}`,
      ];
    }),
  });

const oldSheets: Directive = (setter) =>
  bookTable(setter, {
    columns: columnsOf(['Sheet', 'inches', 'mm', 'folio', 'quarto', 'octavo', 'sextodecimo'], {
      first: 1.3,
      share: 1.2,
    }),
    rows: SHEETS.map(([name, height, width]) => {
      const [long, short] = [millimetres(height), millimetres(width)];
      return [
        name,
        `${width} × ${height}`.replaceAll('.5', '½').replaceAll('.25', '¼').replaceAll('.75', '¾'),
        size(short, long),
        size(long / 2, short),
        size(short / 2, long / 2),
        size(long / 4, short / 2),
        size(short / 4, long / 4),
      ];
    }),
    groups: 4,
  });

const bulk: Directive = (setter) => {
  const volumes = [1, 1.25, 1.5, 1.75, 2, 2.2];
  bookTable(setter, {
    columns: columnsOf(['Pages', ...volumes.map((volume) => `${volume} cm³/g`)], { left: 0 }),
    rows: [64, 96, 128, 160, 192, 224, 256, 288, 320, 384, 448, 512, 640, 768, 1024].map(
      (pages) => [
        `**${pages}**`,
        ...volumes.map((volume) => (((pages / 2) * 80 * volume) / 1000).toFixed(1)),
      ],
    ),
    groups: 5,
  });
};

/** Chapter 24: sheets, folds and thickness. */
export const formatDirectives: Readonly<Record<string, Directive>> = {
  'iso-sizes': isoSizes,
  'old-sheets': oldSheets,
  imposition,
  bulk,
};
