import type { DocumentRecord } from '../demo-record.ts';
import { readText } from '../markup/read-text.ts';
import { type ChapterOptions, navOf, toSegments } from './blocks-to-xhtml.ts';
import { coverResource, coverSegment } from './cover.ts';
import type { EpubResource } from './epub-book.contract.ts';
import { readChapters } from './read-chapters.ts';
import { writeEpub } from './write-epub.ts';

/** A book of chapters, whose texts are in `text/` beside its module. */
export interface ProseBook extends Omit<ChapterOptions, 'styles'> {
  readonly record: DocumentRecord;
  /** `import.meta.url` of its module. */
  readonly base: string;
  readonly subtitle?: string;
  /** An SVG file, and its description for people who can't see it. */
  readonly cover: string;
  readonly coverDescription: string;
  /** The heading of the table of contents. */
  readonly contentsTitle: string;
  /** A style sheet beside its module, applied after that of all books. */
  readonly styleSheet?: string;
  readonly resources?: readonly EpubResource[];
  /** Changes a text before it is parsed. */
  readonly prepare?: (text: string) => string;
}

async function styleResource(path: string, base: string): Promise<EpubResource> {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return { path: `styles/${name}`, mediaType: 'text/css', content: await readText(path, base) };
}

/** Makes an EPUB from a book of chapters: its cover, chapters, notes and contents. */
export async function makeProseBook(book: ProseBook): Promise<Uint8Array> {
  const { record, base, styleSheet, resources = [] } = book;
  const chapters = await readChapters('text/', base, book.prepare);
  const sheets = await Promise.all([
    styleResource('book.css', import.meta.url),
    ...(styleSheet === undefined ? [] : [styleResource(styleSheet, base)]),
  ]);
  return writeEpub({
    record,
    ...(book.subtitle !== undefined && { subtitle: book.subtitle }),
    layout: 'reflowable',
    segments: [
      coverSegment(record.title, book.coverDescription),
      ...toSegments(chapters, { ...book, styles: sheets.map(({ path }) => path) }),
    ],
    resources: [coverResource(book.cover), ...resources, ...sheets],
    cover: 'images/cover.svg',
    contents: navOf(chapters),
    contentsTitle: book.contentsTitle,
  });
}
