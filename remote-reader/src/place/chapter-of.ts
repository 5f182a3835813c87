import type { ContentsEntry } from '@leeszaal/shared-contracts';

/** The title of the first entry that leads into the file, whatever anchor it has. */
export function chapterOf(entries: readonly ContentsEntry[], file: string): string | undefined {
  for (const { link, title, children } of entries) {
    if (link.split(/[?#]/)[0] === file && title !== '') return title;
    const below = chapterOf(children, file);
    if (below !== undefined) return below;
  }
  return undefined;
}
