import type { Faces } from '../../pdf/face.ts';
import { type Ink, n, type PageDraft } from '../../pdf/page-draft.ts';
import { type TextStyle, toWord, wordWidth } from '../../pdf/words.ts';
import type { Point } from '../../picture/svg.ts';
import { contour } from './contours.ts';
import { type Lattice, survey, type Window } from './terrain.ts';

/** The position of a map on its page, in points from the lower left. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The inks of the atlas. */
export const ATLAS_INK = {
  coast: [0.16, 0.34, 0.44],
  contour: [0.55, 0.4, 0.24],
  depth: [0.42, 0.6, 0.7],
  river: [0.2, 0.45, 0.62],
  frame: [0.15, 0.13, 0.11],
  town: [0.1, 0.09, 0.08],
  sea: [0.2, 0.4, 0.55],
  road: [0.6, 0.16, 0.12],
  paper: [0.98, 0.965, 0.93],
} as const satisfies Record<string, Ink>;

const GRID: Ink = [0.66, 0.75, 0.78];

/** A map that is being drawn: a window of the archipelago in a box of a page. */
export class MapFrame {
  readonly page: PageDraft;
  readonly box: Box;
  readonly window: Window;
  readonly faces: Faces;
  readonly #surveys = new Map<number, Lattice>();

  constructor(page: PageDraft, box: Box, window: Window, faces: Faces) {
    this.page = page;
    this.box = box;
    this.window = window;
    this.faces = faces;
  }

  /** A place in kilometres, as a point of the page. */
  at([x, y]: Point): Point {
    const { box, window } = this;
    return [
      box.x + ((x - window.x) / window.width) * box.width,
      box.y + box.height - ((y - window.y) / window.height) * box.height,
    ];
  }

  /** A line through points of the page, within the frame. */
  stroke(lines: readonly (readonly Point[])[], ink: Ink, width: number, dash = ''): void {
    const { box } = this;
    const paths = lines.map((line) =>
      line.map(([x, y], index) => `${n(x)} ${n(y)} ${index === 0 ? 'm' : 'l'}`).join(' '),
    );
    this.page.draw(
      `${n(box.x)} ${n(box.y)} ${n(box.width)} ${n(box.height)} re W n ${ink.map(n).join(' ')} RG ${n(width)} w 1 J 1 j ${dash}\n${paths.join('\n')} S`,
    );
  }

  #survey(columns: number): Lattice {
    const known = this.#surveys.get(columns) ?? survey(this.window, columns);
    this.#surveys.set(columns, known);
    return known;
  }

  /** The lines of some heights, in metres. */
  contours(levels: readonly number[], ink: Ink, width: number, columns = 320): void {
    const lattice = this.#survey(columns);
    const { box } = this;
    for (const level of levels) {
      const lines = contour(lattice, level).map((line) =>
        line.map(([x, y]): Point => [box.x + x * box.width, box.y + box.height - y * box.height]),
      );
      this.stroke(lines, ink, level % 200 === 0 && level !== 0 ? width * 1.7 : width);
    }
  }

  /** A course in kilometres. */
  course(points: readonly Point[], ink: Ink, width: number, dash = ''): void {
    this.stroke([points.map((point) => this.at(point))], ink, width, dash);
  }

  /** A name; `dx` and `dy` move it from its place, in points. */
  label(
    words: string,
    place: Point,
    look: Partial<TextStyle> & {
      readonly ink?: Ink;
      readonly dx?: number;
      readonly dy?: number;
      readonly centred?: boolean;
      readonly angle?: number;
    } = {},
  ): void {
    const { ink = ATLAS_INK.town, dx = 0, dy = 0, centred = false, angle = 0, ...style } = look;
    const base: TextStyle = {
      roman: this.faces.serif,
      italic: this.faces.serifItalic,
      bold: this.faces.serifBold,
      size: 9,
      forms: 'text',
    };
    const word = toWord(words, { ...base, ...style });
    const [x, y] = this.at(place);
    this.page.word(word, x + dx - (centred ? wordWidth(word) / 2 : 0), y + dy, ink, angle);
    this.page.words.push('\n');
  }

  /** A town: a ring, or a dot for a village, and its name. */
  town(name: string, place: Point, large = false, left = false): void {
    const [x, y] = this.at(place);
    const radius = large ? 2.6 : 1.7;
    const curve = radius * 0.5523;
    const circle = `${n(x - radius)} ${n(y)} m ${n(x - radius)} ${n(y + curve)} ${n(x - curve)} ${n(y + radius)} ${n(x)} ${n(y + radius)} c ${n(x + curve)} ${n(y + radius)} ${n(x + radius)} ${n(y + curve)} ${n(x + radius)} ${n(y)} c ${n(x + radius)} ${n(y - curve)} ${n(x + curve)} ${n(y - radius)} ${n(x)} ${n(y - radius)} c ${n(x - curve)} ${n(y - radius)} ${n(x - radius)} ${n(y - curve)} ${n(x - radius)} ${n(y)} c`;
    this.page.draw(`${large ? '1 1 1' : '0.1 0.09 0.08'} rg 0.1 0.09 0.08 RG 0.9 w ${circle} B`);
    const style = large ? { roman: this.faces.serifBold, size: 10 } : { size: 8.6 };
    const width = wordWidth(
      toWord(name, {
        roman: this.faces.serif,
        italic: this.faces.serif,
        bold: this.faces.serif,
        forms: 'text',
        ...style,
      }),
    );
    this.label(name, place, { ...style, dx: left ? -radius - 3 - width : radius + 3, dy: -2.6 });
  }

  /** The neatline, with ticks: squares of ten kilometres have letters and numbers, others kilometres. */
  frame(step = 10): void {
    const { page, box, window } = this;
    page.draw(
      `${ATLAS_INK.frame.map(n).join(' ')} RG 0.5 w ${n(box.x)} ${n(box.y)} ${n(box.width)} ${n(box.height)} re S 1.4 w ${n(box.x - 9)} ${n(box.y - 9)} ${n(box.width + 18)} ${n(box.height + 18)} re S`,
    );
    for (let x = Math.ceil(window.x / step) * step; x <= window.x + window.width; x += step) {
      const [px] = this.at([x, 0]);
      page.rule(px, box.y - 9, px, box.y, 0.5, ATLAS_INK.frame);
      page.rule(px, box.y + box.height, px, box.y + box.height + 9, 0.5, ATLAS_INK.frame);
      page.rule(px, box.y, px, box.y + box.height, 0.2, GRID);
      this.label(step === 10 ? String.fromCharCode(65 + x / step) : String(x), [x, window.y], {
        size: 7,
        dx: 4,
        dy: 2.5,
        roman: this.faces.sans,
        forms: 'table',
      });
    }
    for (let y = Math.ceil(window.y / step) * step; y <= window.y + window.height; y += step) {
      const [, py] = this.at([0, y]);
      page.rule(box.x - 9, py, box.x, py, 0.5, ATLAS_INK.frame);
      page.rule(box.x + box.width, py, box.x + box.width + 9, py, 0.5, ATLAS_INK.frame);
      page.rule(box.x, py, box.x + box.width, py, 0.2, GRID);
      this.label(step === 10 ? String(y / step + 1) : String(y), [window.x, y], {
        size: 7,
        dx: -7,
        dy: -9,
        roman: this.faces.sans,
        forms: 'table',
      });
    }
  }

  /** A bar of so many kilometres. */
  scaleBar(x: number, y: number, kilometres: number): void {
    const { page, box, window } = this;
    const unit = (kilometres / 4 / window.width) * box.width;
    for (let part = 0; part < 4; part += 1) {
      page.fill(x + part * unit, y, unit, 3.4, part % 2 === 0 ? ATLAS_INK.frame : [1, 1, 1]);
    }
    page.draw(
      `${ATLAS_INK.frame.map(n).join(' ')} RG 0.4 w ${n(x)} ${n(y)} ${n(unit * 4)} 3.4 re S`,
    );
    const style: TextStyle = {
      roman: this.faces.sans,
      italic: this.faces.sans,
      bold: this.faces.sans,
      size: 7,
      forms: 'table',
    };
    for (const part of [0, 2, 4]) {
      const word = toWord(String((kilometres / 4) * part), style);
      page.word(word, x + part * unit - wordWidth(word) / 2, y + 6);
    }
    page.word(toWord('km', style), x + unit * 4 + 5, y - 0.5);
    page.words.push('\n');
  }

  /** A rose of eight points. */
  compass(x: number, y: number, size: number): void {
    const { page } = this;
    for (let point = 0; point < 8; point += 1) {
      const angle = (point * Math.PI) / 4;
      const reach = point % 2 === 0 ? size : size * 0.55;
      const tip: Point = [x + Math.sin(angle) * reach, y + Math.cos(angle) * reach];
      for (const side of [-1, 1]) {
        const waist: Point = [
          x + Math.sin(angle + (side * Math.PI) / 8) * size * 0.2,
          y + Math.cos(angle + (side * Math.PI) / 8) * size * 0.2,
        ];
        const ink = side === 1 ? ATLAS_INK.frame : ([0.98, 0.97, 0.94] as const);
        page.draw(
          `${ink.map(n).join(' ')} rg ${ATLAS_INK.frame.map(n).join(' ')} RG 0.4 w ${n(x)} ${n(y)} m ${n(tip[0])} ${n(tip[1])} l ${n(waist[0])} ${n(waist[1])} l b`,
        );
      }
    }
    const north = toWord('N', {
      roman: this.faces.serifBold,
      italic: this.faces.serif,
      bold: this.faces.serif,
      size: size * 0.36,
      forms: 'text',
    });
    page.word(north, x - wordWidth(north) / 2, y + size + 4);
    page.words.push('\n');
  }
}
