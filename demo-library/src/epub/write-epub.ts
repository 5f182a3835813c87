import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { EpubBook } from './epub-book.contract.ts';
import { containerXml, navXhtml, packageOpf, segmentXhtml, tocNcx } from './package-files.ts';

/**
 * The time that every entry carries. A zip holds local time, so it is made from local parts: the
 * bytes are the same in every time zone.
 */
const ENTRY_TIME = new Date(2026, 0, 15, 9, 0, 0);

/** Packs a book as an EPUB file. The same book gives the same bytes. */
export async function writeEpub(book: EpubBook): Promise<Uint8Array> {
  const zip = new ZipFile();
  const add = (path: string, content: Uint8Array | string, compress = true): void => {
    const bytes = typeof content === 'string' ? Buffer.from(content, 'utf8') : Buffer.from(content);
    zip.addBuffer(bytes, path, {
      mtime: ENTRY_TIME,
      compress,
      forceDosTimestamp: true,
      mode: 0o100644,
    });
  };
  // First and uncompressed, so that a program can tell the format from the first bytes.
  add('mimetype', 'application/epub+zip', false);
  add('META-INF/container.xml', containerXml);
  add('OEBPS/package.opf', packageOpf(book));
  add('OEBPS/nav.xhtml', navXhtml(book));
  add('OEBPS/toc.ncx', tocNcx(book));
  for (const segment of book.segments) add(`OEBPS/${segment.path}`, segmentXhtml(book, segment));
  for (const { path, content } of book.resources) add(`OEBPS/${path}`, content);
  zip.end();
  return buffer(zip.outputStream);
}
