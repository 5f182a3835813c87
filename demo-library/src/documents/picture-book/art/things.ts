import { randomFrom } from '../../../picture/random.ts';
import { element, num } from '../../../picture/svg.ts';
import { between, oval, placed, rounded, shape, stroke } from './paint.ts';

const SPINES = [
  '#8c2f39',
  '#2f5d62',
  '#b8842c',
  '#4f6d43',
  '#5b4a78',
  '#a85c32',
  '#31466b',
  '#7a7248',
] as const;

/** Shelves full of books, in a frame. */
export function bookcase(
  x: number,
  y: number,
  width: number,
  height: number,
  shelves: number,
  seed: number,
): string {
  const random = randomFrom(seed);
  const board = '#7b5433';
  let drawing = element('rect', { x, y, width, height, fill: '#4f3421', rx: 8 });
  const gap = height / shelves;
  for (let shelf = 0; shelf < shelves; shelf += 1) {
    const floor = y + (shelf + 1) * gap - 10;
    for (let at = x + 14; at < x + width - 24; ) {
      const thick = 12 + random() * 20;
      const tall = gap * (0.58 + random() * 0.26);
      const colour = SPINES[Math.floor(random() * SPINES.length)] ?? '';
      if (random() < 0.07) {
        at += 26;
        continue;
      }
      drawing += element('rect', {
        x: at,
        y: floor - tall,
        width: thick,
        height: tall,
        fill: colour,
        rx: 2.5,
      });
      drawing += element('rect', {
        x: at + 2.5,
        y: floor - tall * 0.82,
        width: thick - 5,
        height: 4,
        fill: '#f0dca8',
        opacity: 0.8,
      });
      at += thick + 1.6;
    }
    drawing += element('rect', {
      x: x - 4,
      y: floor,
      width: width + 8,
      height: 12,
      fill: board,
      rx: 3,
    });
  }
  return drawing;
}

/** A closed book that lies or stands; its back is at the left. */
export function closedBook(colour: string): string {
  return (
    rounded(
      [
        [0, 0],
        [120, 0],
        [120, -160],
        [0, -160],
      ],
      colour,
      10,
    ) +
    element('rect', { x: 116, y: -154, width: 12, height: 148, fill: '#f4ead2' }) +
    element('rect', {
      x: 14,
      y: -150,
      width: 4,
      height: 140,
      fill: between(colour, '#000000', 0.25),
    }) +
    shape('M44 -112h54v8h-54zM44 -94h40v6h-40z', '#ecd9a4')
  );
}

/** An open book seen from above its lower edge; its middle is at the origin. */
export function openBook(cover: string, written = true): string {
  const page = (side: number): string =>
    shape(
      `M0 0C${num(side * 40)} -22 ${num(side * 90)} -20 ${num(side * 128)} -6L${num(side * 128)} -92C${num(side * 90)} -106 ${num(side * 40)} -108 0 -84Z`,
      side < 0 ? '#fbf4e2' : '#f5ecd5',
    );
  const lines = (side: number): string =>
    [0, 1, 2, 3]
      .map(
        (line) =>
          `M${num(side * 22)} ${-76 + line * 16}C${num(side * 50)} ${-90 + line * 16} ${num(side * 80)} ${-90 + line * 16} ${num(side * 108)} ${-80 + line * 16}`,
      )
      .join('');
  return (
    shape('M0 8C40 -14 92 -14 138 2L138 -92L-138 -92L-138 2C-92 -14 -40 -14 0 8Z', cover) +
    page(-1) +
    page(1) +
    stroke('M0 -2L0 -84', '#d8c9a3', 3) +
    (written ? stroke(lines(-1) + lines(1), '#b9a98a', 3) : '')
  );
}

/** A lamp with a warm circle; its foot is at the origin. */
export function lamp(lit = true): string {
  const glow = lit
    ? oval(0, -150, 330, 300, '#ffe9a8', 0.1) +
      oval(0, -150, 230, 210, '#ffe9a8', 0.14) +
      oval(0, -140, 140, 130, '#ffeeb8', 0.22)
    : '';
  return (
    glow +
    oval(0, 0, 46, 12, '#6b4a35') +
    stroke('M0 0L0 -120', '#8a6a44', 9) +
    shape('M-66 -112L66 -112L38 -196L-38 -196Z', lit ? '#f7d274' : '#a78d5c') +
    shape('M-66 -112L66 -112L64 -104L-64 -104Z', lit ? '#fff3cf' : '#8f7a52')
  );
}

/** A bed with a patchwork quilt; its head is at the left, its floor at the origin. */
export function bed(): string {
  const colours = ['#c0604a', '#e0b462', '#6f8f8b', '#8d6a8f', '#a9b079'];
  let quilt = '';
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 8; column += 1) {
      quilt += element('rect', {
        x: 96 + column * 52,
        y: -150 + row * 44,
        width: 52,
        height: 44,
        fill: colours[(column * 2 + row * 3) % 5] ?? '',
      });
    }
  }
  const stitches = stroke(
    'M96 -106h416M96 -62h416M148 -150v132M200 -150v132M252 -150v132M304 -150v132M356 -150v132M408 -150v132M460 -150v132',
    '#f3e6c8',
    2.4,
    0.7,
  );
  return (
    rounded(
      [
        [0, 0],
        [0, -250],
        [40, -250],
        [40, 0],
      ],
      '#7b5433',
      12,
    ) +
    rounded(
      [
        [516, 0],
        [516, -170],
        [548, -170],
        [548, 0],
      ],
      '#7b5433',
      12,
    ) +
    element('rect', { x: 30, y: -60, width: 496, height: 44, fill: '#69462b' }) +
    rounded(
      [
        [44, -96],
        [128, -96],
        [132, -154],
        [40, -150],
      ],
      '#f6eedd',
      22,
    ) +
    quilt +
    stitches
  );
}

/** A cup, with steam. */
export function cup(x: number, y: number, scale: number): string {
  return placed(
    x,
    y,
    scale,
    shape('M-26 -40L26 -40C26 -10 18 0 0 0C-18 0 -26 -10 -26 -40Z', '#f1ead9') +
      stroke('M26 -32q20 2 14 18q-4 8 -18 6', '#f1ead9', 6) +
      oval(0, -40, 26, 6, '#a56b3d') +
      stroke('M-8 -54q-10 -14 0 -26q10 -12 0 -26M10 -56q-8 -12 0 -22', '#ffffff', 4, 0.6),
  );
}

/** A round window with a cross; the caller draws the view. */
export function windowFrame(x: number, y: number, size: number): string {
  return stroke(
    `M${num(x - size)} ${num(y)}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0M${num(x - size)} ${num(y)}h${2 * size}M${num(x)} ${num(y - size)}v${2 * size}`,
    '#6b4a2f',
    16,
  );
}

/** A wheelbarrow of leaves is what one needs before winter. */
export function wheelbarrow(load: string): string {
  return (
    load +
    shape('M-120 -110L60 -110L20 -40L-90 -40Z', '#8a5a35') +
    stroke('M40 -80L190 -120', '#6b4528', 12) +
    stroke('M-20 -40L30 0', '#6b4528', 10) +
    oval(-80, -22, 34, 34, '#4a3626') +
    oval(-80, -22, 12, 12, '#b88a55')
  );
}

/** A signboard with a book on it, on a post. */
export function signpost(x: number, y: number): string {
  return placed(
    x,
    y,
    1,
    stroke('M0 0L0 -190', '#6b4a2f', 16) +
      rounded(
        [
          [-80, -250],
          [80, -250],
          [80, -170],
          [-80, -170],
        ],
        '#8f673f',
        14,
      ) +
      placed(0, -186, 0.42, openBook('#8c2f39')),
  );
}
