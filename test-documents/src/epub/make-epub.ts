import { Buffer } from 'node:buffer';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** The files of an archive, by path. */
export type MadeFiles = Readonly<Record<string, string | Uint8Array>>;

/** Zips files in order; `mimetype` is stored, as EPUB requires. */
export async function makeZip(files: MadeFiles): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, content] of Object.entries(files)) {
    const compress = path !== 'mimetype' && !path.endsWith('.mp3');
    zip.addBuffer(Buffer.from(content as string), path, { compress });
  }
  zip.end();
  return buffer(zip.outputStream);
}

/** A container with one package document. */
export function container(path: string): string {
  return `<?xml version="1.0"?><container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0"><rootfiles><rootfile full-path="${path}" media-type="application/oebps-package+xml"/></rootfiles></container>`;
}

/** An XHTML page. */
export function xhtml(body: string, head = '<title>Page</title>'): string {
  return `<?xml version="1.0" encoding="UTF-8"?><html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head>${head}</head><body>${body}</body></html>`;
}

/** Content of an EPUB. */
export interface MadeEpub {
  /** Segments in reading order: path relative to the package document, and body. */
  readonly pages: Readonly<Record<string, string>>;
  readonly metadata?: string;
  /** Additional attributes of the package document's root. */
  readonly root?: string;
  /** 3.0 by default. */
  readonly version?: string;
  /** Additional manifest items, as XML. */
  readonly items?: string;
  /** The body of the navigation document; false for a book without one. */
  readonly nav?: string | false;
  readonly spine?: { readonly attributes?: string; readonly itemAttributes?: string };
  readonly guide?: string;
  /** Additional files, by archive path. */
  readonly files?: MadeFiles;
  /** Path of the package document. */
  readonly opf?: string;
}

/** The files of an EPUB. */
export function epubFiles(made: MadeEpub): MadeFiles {
  const opf = made.opf ?? 'OEBPS/content.opf';
  const folder = opf.slice(0, opf.lastIndexOf('/') + 1);
  const paths = Object.keys(made.pages);
  const nav = made.nav === false ? undefined : (made.nav ?? '');
  const navItem =
    '<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>';
  const manifest = paths
    .map(
      (path, at) =>
        `<item id="p${at}" href="${encodeURI(path)}" media-type="application/xhtml+xml"/>`,
    )
    .join('');
  const { attributes = '', itemAttributes = '' } = made.spine ?? {};
  const spine = paths.map((_, at) => `<itemref idref="p${at}" ${itemAttributes}/>`).join('');
  const metadata =
    made.metadata ??
    '<dc:title>A book</dc:title><dc:language>en</dc:language><dc:identifier id="uid">urn:uuid:12345678-1234-1234-1234-123456789abc</dc:identifier>';
  return {
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': container(opf),
    [opf]: `<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="${made.version ?? '3.0'}" unique-identifier="uid" ${made.root ?? ''}><metadata xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:opf="http://www.idpf.org/2007/opf">${metadata}</metadata><manifest>${nav === undefined ? '' : navItem}${manifest}${made.items ?? ''}</manifest><spine ${attributes}>${spine}</spine>${made.guide ?? ''}</package>`,
    ...(nav === undefined ? {} : { [`${folder}nav.xhtml`]: xhtml(nav) }),
    ...Object.fromEntries(paths.map((path) => [folder + path, xhtml(made.pages[path] ?? '')])),
    ...made.files,
  };
}

/** Makes an EPUB. */
export function makeEpub(made: MadeEpub): Promise<Buffer> {
  return makeZip(epubFiles(made));
}
