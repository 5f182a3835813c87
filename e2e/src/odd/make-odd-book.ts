import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** A file of the book. */
export interface BookFile {
  readonly path: string;
  readonly bytes: string | Uint8Array;
}

/** A file in the reading order. */
export interface SpineFile extends BookFile {
  readonly mediaType: string;
  /** The path in the manifest, if it differs from the path in the archive. */
  readonly href?: string;
  readonly properties?: string;
}

/** The description of a book to make. */
export interface OddBook {
  readonly title: string;
  readonly spine: readonly SpineFile[];
  readonly metadata?: string;
  readonly files?: readonly BookFile[];
  /** Manifest items, before those of the spine. */
  readonly items?: string;
  readonly zip64?: boolean;
  /** The folder of the package document; the root without one. Each file then has its `href`. */
  readonly folder?: string;
}

const container = (
  folder: string,
) => `<?xml version="1.0"?><container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="${folder}book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`;

/** Replaces placeholders such as `{a}` in a page by unique words. */
export const withWords = (text: string, name: string) =>
  text.replaceAll(/\{([a-z])\}/g, (_, letter: string) => `Q${name}Q${letter}Q`);

/** The unique words in a text, in order. */
export const wordsIn = (text: string): readonly string[] => text.match(/Q[A-Za-z]+Q[a-z]Q/g) ?? [];

/** Zips a book; its table of contents has an entry for each file. */
export function makeOddBook(book: OddBook): Promise<Uint8Array> {
  const zip = new ZipFile();
  const { folder = '' } = book;
  const add = (path: string, bytes: string | Uint8Array, compress = true) =>
    zip.addBuffer(Buffer.from(bytes as string), path, { compress });
  const each = (write: (file: SpineFile, at: number) => string) => book.spine.map(write).join('');
  const href = (file: SpineFile) => file.href ?? encodeURI(file.path);
  add('mimetype', 'application/epub+zip', false);
  add('META-INF/container.xml', container(folder));
  add(
    `${folder}book.opf`,
    `<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">urn:leeszaal:${encodeURI(book.title)}</dc:identifier>
<dc:title>${book.title}</dc:title><dc:language>en</dc:language>${book.metadata ?? ''}</metadata>
<manifest>${book.items ?? ''}<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
${each((file, at) => `<item id="s${at}" href="${href(file)}" media-type="${file.mediaType}"/>`)}</manifest>
<spine>${each((file, at) => `<itemref idref="s${at}" properties="${file.properties ?? ''}"/>`)}</spine></package>`,
  );
  add(
    `${folder}nav.xhtml`,
    `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><body>
<nav epub:type="toc"><ol>${each((file, at) => `<li><a href="${href(file)}">Entry ${at + 1}</a></li>`)}</ol></nav></body></html>`,
  );
  for (const { path, bytes } of [...book.spine, ...(book.files ?? [])]) add(path, bytes);
  zip.end({ forceZip64Format: book.zip64 ?? false, comment: '' });
  return buffer(zip.outputStream);
}
