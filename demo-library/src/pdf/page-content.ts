import { type EmbeddedFace, showGlyphs } from './embedded-face.ts';
import type { Face, PlacedGlyph } from './face.ts';
import { type GlyphRun, type Ink, n, type PageDraft, type RasterImage } from './page-draft.ts';
import { layOnSheet } from './turned-sheet.ts';

/** Where a page finds the faces and images of its file. */
export interface PageResources {
  face(face: Face): EmbeddedFace;
  imageName(image: RasterImage): string;
}

function endOf(run: GlyphRun): number {
  return run.x + (run.glyphs.reduce((sum, glyph) => sum + glyph.advance, 0) * run.size) / 1000;
}

const sameInk = (one: Ink, other: Ink): boolean => one.every((share, at) => share === other[at]);

function continues(run: GlyphRun, end: number, next: GlyphRun): boolean {
  return (
    run.face === next.face &&
    run.size === next.size &&
    run.y === next.y &&
    run.angle === 0 &&
    next.angle === 0 &&
    sameInk(run.ink, next.ink) &&
    Math.abs(end - next.x) < 0.01
  );
}

function showRun(run: GlyphRun, glyphs: readonly PlacedGlyph[], shared: PageResources): string {
  const face = shared.face(run.face);
  const turn = (run.angle * Math.PI) / 180;
  const [cos, sin] = [n(Math.cos(turn)), n(Math.sin(turn))];
  const matrix = `${cos} ${sin} ${n(-Math.sin(turn))} ${cos} ${n(run.x)} ${n(run.y)} Tm`;
  return `BT /${face.name} ${n(run.size)} Tf ${run.ink.map(n).join(' ')} rg ${matrix} ${showGlyphs(face, glyphs)} ET`;
}

/** The content stream of a page: neighbouring runs of one look become one. */
export function contentOf(page: PageDraft, shared: PageResources): string {
  const operators: string[] = [layOnSheet(page)];
  let run: GlyphRun | undefined;
  let glyphs: PlacedGlyph[] = [];
  let end = 0;
  const flush = (): void => {
    if (run !== undefined) operators.push(showRun(run, glyphs, shared));
    run = undefined;
  };
  for (const mark of page.marks) {
    if (mark.kind === 'glyphs') {
      if (run !== undefined && continues(run, end, mark)) glyphs.push(...mark.glyphs);
      else {
        flush();
        run = mark;
        glyphs = [...mark.glyphs];
      }
      end = endOf(mark);
      continue;
    }
    flush();
    if (mark.kind === 'operators') operators.push(mark.operators);
    else {
      const { x, y, width, height } = mark;
      operators.push(
        `q ${n(width)} 0 0 ${n(height)} ${n(x)} ${n(y)} cm /${shared.imageName(mark.image)} Do Q`,
      );
    }
  }
  flush();
  return operators.join('\n');
}
