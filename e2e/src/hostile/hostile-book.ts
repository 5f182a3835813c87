import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { tellingScript, type Vector } from './vectors.ts';

/** The title of the book. */
export const HOSTILE_TITLE = 'A Book That Means Harm';

const CONTAINER = `<?xml version="1.0"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>`;

/** The segment of a vector. */
export function segmentOf(vector: Vector, addressOf: (name: string) => string): string {
  const at = addressOf(vector.name);
  const js = tellingScript(at);
  return `<?xml version="1.0" encoding="utf-8"?>
<html xmlns="http://www.w3.org/1999/xhtml"><head><title>${vector.name}</title>${vector.head?.(at, js) ?? ''}</head>
<body><h1>Vector ${vector.name}</h1>${vector.body?.(at, js) ?? ''}</body></html>`;
}

/** An EPUB with a segment for each vector. */
export async function makeHostileBook(
  vectors: readonly Vector[],
  addressOf: (name: string) => string,
): Promise<Uint8Array> {
  const zip = new ZipFile();
  const add = (path: string, text: string, compress = true) =>
    zip.addBuffer(Buffer.from(text), path, { compress });
  add('mimetype', 'application/epub+zip', false);
  add('META-INF/container.xml', CONTAINER);
  const each = (write: (name: string) => string) => vectors.map(({ name }) => write(name)).join('');
  add(
    'book.opf',
    `<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">urn:leeszaal:harm</dc:identifier>
<dc:title>${HOSTILE_TITLE}</dc:title><dc:language>en</dc:language></metadata>
<manifest><item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
${each((name) => `<item id="${name}" href="${name}.xhtml" media-type="application/xhtml+xml"/>`)}</manifest>
<spine>${each((name) => `<itemref idref="${name}"/>`)}</spine></package>`,
  );
  add(
    'nav.xhtml',
    `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>c</title></head>
<body><nav epub:type="toc"><ol>${each((name) => `<li><a href="${name}.xhtml">${name}</a></li>`)}</ol></nav></body></html>`,
  );
  for (const vector of vectors) add(`${vector.name}.xhtml`, segmentOf(vector, addressOf));
  zip.end();
  return buffer(zip.outputStream);
}
