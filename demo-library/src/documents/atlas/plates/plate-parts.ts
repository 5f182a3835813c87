import type { Faces, LetterForms } from '../../../pdf/face.ts';
import { INK, type Ink, n, type PageDraft } from '../../../pdf/page-draft.ts';
import { serifStyle, type TextStyle, toWord } from '../../../pdf/words.ts';
import type { Point } from '../../../picture/svg.ts';
import { river } from '../drainage.ts';
import { PLACES, SPRINGS } from '../gazetteer.ts';
import { ATLAS_INK, type Box, MapFrame } from '../map-frame.ts';
import { shadedRelief } from '../relief.ts';
import { EXTENT, heightAt, type Window } from '../terrain.ts';

/** A plate of the atlas: its page, its title, and what part of the sea it shows, if any. */
export interface Plate {
  readonly title: string;
  readonly anchor: string;
  readonly page: PageDraft;
  readonly window?: Window;
}

export const A3 = { long: 1190.55, short: 841.89 } as const;
export const A4 = { long: 841.89, short: 595.28 } as const;
export const A5 = { long: 595.28, short: 419.53 } as const;

export const WHOLE: Window = { x: 0, y: 0, ...EXTENT };
export const VELL: Window = { x: 10.6, y: 12.4, width: 41, height: 28.7 };
export const SKERROW: Window = { x: 43.2, y: 3.6, width: 16.4, height: 11.4 };
export const ANNET: Window = { x: 47, y: 29, width: 25, height: 20 };

/** The style of notes on a map. */
export const italicStyle = (
  faces: Faces,
  size: number,
  forms: LetterForms = 'text',
): TextStyle => ({
  ...serifStyle(faces, size, forms),
  roman: faces.serifItalic,
  italic: faces.serif,
});

/** Sets the title of a map. */
export function heading(
  page: PageDraft,
  faces: Faces,
  title: string,
  x: number,
  y: number,
  size = 20,
): void {
  page.word(toWord(title, serifStyle(faces, size)), x, y, ATLAS_INK.frame);
  page.words.push('\n');
}

/** Sets a note on a map. */
export function note(
  page: PageDraft,
  faces: Faces,
  words: string,
  x: number,
  y: number,
  size = 8.6,
  ink: Ink = INK.grey,
): void {
  page.word(toWord(words, italicStyle(faces, size)), x, y, ink);
  page.words.push('\n');
}

/** Whether a window shows a place. */
export const inside = ({ x, y, width, height }: Window, [px, py]: Point): boolean =>
  px > x && px < x + width && py > y && py < y + height;

/** A window without its edge, for the middle of a long name. */
const inner = ({ x, y, width, height }: Window): Window => ({
  x: x + width * 0.08,
  y: y + height * 0.05,
  width: width * 0.84,
  height: height * 0.9,
});

/** Sets the names of all places that the map shows. */
export function names(map: MapFrame, faces: Faces, scale = 1): void {
  for (const { name, kind, at, left } of PLACES) {
    if (!inside(map.window, at)) continue;
    const wide = kind === 'island' || kind === 'water';
    if (wide && !inside(inner(map.window), at)) continue;
    if (kind === 'town' || kind === 'village') map.town(name, at, kind === 'town', left);
    else if (kind === 'island')
      map.label(name.toLowerCase(), at, {
        size: 15 * scale,
        forms: 'smallCaps',
        tracking: 180,
        centred: true,
      });
    else if (kind === 'water')
      map.label(name, at, {
        size: 12 * scale,
        roman: faces.serifItalic,
        tracking: 120,
        centred: true,
        ink: ATLAS_INK.sea,
      });
    else if (kind === 'hill') {
      const [x, y] = map.at(at);
      map.page.draw(
        `0.1 0.09 0.08 rg ${n(x - 2.4)} ${n(y - 1.6)} m ${n(x + 2.4)} ${n(y - 1.6)} l ${n(x)} ${n(y + 2.6)} l f`,
      );
      map.label(`${name} ${Math.round(heightAt(...at))}`, at, {
        size: 8,
        roman: faces.serifItalic,
        dx: 4,
        dy: -2.4,
      });
    }
  }
}

/** Draws relief, contours, rivers and coast. */
export function baseMap(
  page: PageDraft,
  box: Box,
  window: Window,
  faces: Faces,
  pixels: number,
): MapFrame {
  const map = new MapFrame(page, box, window, faces);
  page.image(shadedRelief(window, pixels), box.x, box.y, box.width, box.height);
  map.contours([-100, -50, -20], ATLAS_INK.depth, 0.3);
  map.contours(
    Array.from({ length: 13 }, (_, at) => 100 + at * 100),
    ATLAS_INK.contour,
    0.28,
  );
  for (const spring of SPRINGS) map.course(river(spring), ATLAS_INK.river, 0.7);
  map.contours([0], ATLAS_INK.coast, 0.9);
  return map;
}
