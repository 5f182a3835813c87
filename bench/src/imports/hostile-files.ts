import { contentBomb, makeEpub, manyPages, recursiveForm } from '@leeszaal/test-documents';

/** A hostile file, and its name in the table. */
export interface HostileFile {
  readonly name: string;
  readonly extension: 'pdf' | 'epub';
  readonly make: () => Uint8Array | Promise<Uint8Array>;
}

const SENTENCE = 'Deep in the stacks the lamps burn over pages that few have asked for. ';
const MEGABYTE = 1024 * 1024;

/** Paragraphs with different words, so that they do not compress to nothing. */
function prose(bytes: number): string {
  const parts: string[] = [];
  for (let at = 0, length = 0; length < bytes; at += 1) {
    const word = (at * 2_654_435_761).toString(36);
    const part = `<p>${SENTENCE}${word}</p>`;
    parts.push(part);
    length += part.length;
  }
  return parts.join('');
}

const pagesOf = (count: number, text: (at: number) => string) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`${at}.xhtml`, `<p>${text(at)}</p>`]),
  );

/** Files made to exhaust a server, and some at its limits. */
export const HOSTILE_FILES: readonly HostileFile[] = [
  { name: 'a form that paints itself', extension: 'pdf', make: recursiveForm },
  { name: 'a Flate bomb', extension: 'pdf', make: contentBomb },
  { name: 'a million pages', extension: 'pdf', make: () => manyPages(1_000_000) },
  { name: '50,000 pages', extension: 'pdf', make: () => manyPages(50_000) },
  {
    name: '19,000 segments',
    extension: 'epub',
    make: () => makeEpub({ pages: pagesOf(19_000, (at) => `${SENTENCE}${at}`) }),
  },
  {
    name: 'two segments of 24 MB',
    extension: 'epub',
    make: () =>
      makeEpub({ pages: { 'a.xhtml': prose(24 * MEGABYTE), 'b.xhtml': prose(24 * MEGABYTE) } }),
  },
];
