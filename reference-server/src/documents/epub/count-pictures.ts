import { decodeText } from './archive/decode-text.ts';
import { openArchive } from './archive/open-archive.ts';
import { readEntry } from './archive/read-entry.ts';
import { markupModeOf } from './package/markup-mode.ts';
import { servedMediaType } from './package/media-type.ts';
import { readPackage } from './package/read-package.ts';
import { readSegment } from './segment/read-segment.ts';

/**
 * Counts the pictures in each segment of a book, for books from imports that did not count them.
 *
 * @param paths of the segments in the archive
 * @throws DocumentError
 */
export async function countPictures(path: string, paths: readonly string[]): Promise<number[]> {
  const archive = await openArchive(path);
  try {
    const { manifest } = await readPackage(archive);
    const stated = new Map([...manifest.values()].map((item) => [item.path, item.mediaType]));
    const counts: number[] = [];
    for (const segment of paths) {
      const mode = markupModeOf(servedMediaType(segment, stated.get(segment)));
      const text = mode && decodeText(await readEntry(archive, segment));
      counts.push(mode && text ? readSegment(text, mode, segment).images.length : 0);
    }
    return counts;
  } finally {
    archive.close();
  }
}
