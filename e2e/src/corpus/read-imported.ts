import type { StoredLine } from './import-part.ts';
import type { Desk } from './library-desk.ts';
import { OTHER_COLOURS, SAME_PAGE } from './limits.ts';
import { type ReadingTask, readThrough } from './read-through.ts';
import { tellFigures } from './tell-figures.ts';

/**
 * Reads each imported file, in order, from first page to last.
 *
 * @param most the limits of what to open in a long document
 */
export async function readImported(
  desk: Desk,
  imported: readonly StoredLine[],
  most: Pick<ReadingTask, 'mostPages' | 'mostTurns'> = {},
): Promise<void> {
  for (const [at, { file, title }] of imported.entries()) {
    const which = imported.slice(0, at).filter((line) => line.title === title).length;
    const limit = OTHER_COLOURS.has(file)
      ? { ...SAME_PAGE, colour: 255, structure: 0.5 }
      : SAME_PAGE;
    tellFigures(file, await readThrough(desk, { title, which, limit, ...most }));
  }
}
