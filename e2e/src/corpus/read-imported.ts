import type { StoredLine } from './import-part.ts';
import type { Desk } from './library-desk.ts';
import { OTHER_COLOURS, SAME_PAGE } from './limits.ts';
import { readThrough } from './read-through.ts';
import { tellFigures } from './tell-figures.ts';

/**
 * Reads each imported file, in order, from first page to last.
 *
 * @param mostPages the maximum number of pages to open in a PDF
 */
export async function readImported(
  desk: Desk,
  imported: readonly StoredLine[],
  mostPages?: number,
): Promise<void> {
  for (const [at, { file, title }] of imported.entries()) {
    const which = imported.slice(0, at).filter((line) => line.title === title).length;
    const limit = OTHER_COLOURS.has(file)
      ? { ...SAME_PAGE, colour: 255, structure: 0.5 }
      : SAME_PAGE;
    tellFigures(file, await readThrough(desk, { title, which, limit, mostPages }));
  }
}
