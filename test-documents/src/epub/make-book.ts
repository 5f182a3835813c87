import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { container } from './make-epub.ts';

/** A file of a book. */
export interface BookFile {
  readonly path: string;
  readonly bytes: string | Uint8Array;
}

/** A file in the reading order. */
export interface SpineFile extends BookFile {
  /** XHTML by default. */
  readonly mediaType?: string;
  /** The path in the manifest, if it differs from the path in the archive. */
  readonly href?: string;
  readonly properties?: string;
  /** In the table of contents; numbered by default. */
  readonly title?: string;
}

/** A book of whole files. */
export interface Book {
  readonly title: string;
  /** English by default. */
  readonly language?: string;
  readonly spine: readonly SpineFile[];
  /** Attributes of the spine. */
  readonly spineAttributes?: string;
  readonly metadata?: string;
  readonly files?: readonly BookFile[];
  /** Manifest items, before those of the spine. */
  readonly items?: string;
  readonly zip64?: boolean;
  /** The folder of the package document; the root without one. Each file then has its `href`. */
  readonly folder?: string;
}

const XHTML = 'application/xhtml+xml';

/** Zips a book; its table of contents has an entry for each file of the spine. */
export function makeBook(book: Book): Promise<Buffer> {
  const zip = new ZipFile();
  const { folder = '' } = book;
  const add = (path: string, bytes: string | Uint8Array, compress = true) =>
    zip.addBuffer(Buffer.from(bytes as string), path, { compress });
  const each = (write: (file: SpineFile, at: number) => string) => book.spine.map(write).join('');
  const href = (file: SpineFile) => file.href ?? encodeURI(file.path);
  add('mimetype', 'application/epub+zip', false);
  add('META-INF/container.xml', container(`${folder}book.opf`));
  add(
    `${folder}book.opf`,
    `<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">urn:leeszaal:${encodeURI(book.title)}</dc:identifier>
<dc:title>${book.title}</dc:title><dc:language>${book.language ?? 'en'}</dc:language>${book.metadata ?? ''}</metadata>
<manifest>${book.items ?? ''}<item id="nav" href="nav.xhtml" media-type="${XHTML}" properties="nav"/>
${each((file, at) => `<item id="s${at}" href="${href(file)}" media-type="${file.mediaType ?? XHTML}"/>`)}</manifest>
<spine ${book.spineAttributes ?? ''}>${each((file, at) => `<itemref idref="s${at}" properties="${file.properties ?? ''}"/>`)}</spine></package>`,
  );
  add(
    `${folder}nav.xhtml`,
    `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><body>
<nav epub:type="toc"><ol>${each((file, at) => `<li><a href="${href(file)}">${file.title ?? `Entry ${at + 1}`}</a></li>`)}</ol></nav></body></html>`,
  );
  for (const { path, bytes } of [...book.spine, ...(book.files ?? [])]) add(path, bytes);
  zip.end({ forceZip64Format: book.zip64 ?? false, comment: '' });
  return buffer(zip.outputStream);
}
