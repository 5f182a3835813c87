import { container, makeZip, rawStream, writePdf } from '@leeszaal/test-documents';
import { randomFrom } from '../search/random.ts';

/** A book that every measured reader opens. */
export interface BenchBook {
  readonly title: string;
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

/** A file in an EPUB. */
export interface BookFile {
  readonly path: string;
  readonly text: string;
}

const WORDS =
  'lamp paper shelf reader quiet letter ink page cover margin table index window river stone'.split(
    ' ',
  );

function sentences(random: () => number, count: number): string[] {
  const word = () => WORDS[Math.floor(random() * WORDS.length)] ?? '';
  return [...Array(count)].map(() => `${[...Array(11)].map(word).join(' ')}.`);
}

/**
 * A PDF with this many pages of text, each with a picture of a few kilobytes, as in scans and
 * reports.
 */
export function makeLongPdf(pages: number): BenchBook {
  const title = `A Report of ${pages} Pages`;
  const random = randomFrom(1);
  const picture = [...Array(48 * 48)]
    .map(() =>
      Math.floor(random() * 256)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
  const objects: string[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${[...Array(pages)].map((_page, at) => `${6 + at * 2} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman >>',
    `<< /Title (${title}) >>`,
    rawStream(
      picture,
      '/Type /XObject /Subtype /Image /Width 48 /Height 48 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /ASCIIHexDecode',
    ),
  ];
  for (let page = 1; page <= pages; page += 1) {
    const lines = sentences(random, 34).map((line) => `(${line}) '`);
    const content = `BT /F1 11 Tf 16 TL 50 760 Td (Page ${page}) ' ${lines.join(' ')} ET q 90 0 0 90 440 60 cm /I Do Q`;
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + page * 2} 0 R /Resources << /Font << /F1 3 0 R >> /XObject << /I 5 0 R >> >> >>`,
      rawStream(content),
    );
  }
  const numbered = Object.fromEntries(objects.map((object, index) => [index + 1, object]));
  return { title, fileName: 'report.pdf', bytes: writePdf(numbered, '/Info 4 0 R') };
}

/** The files of an EPUB with this many chapters of some ten pages. */
export function makeChapters(chapters: number): readonly BookFile[] {
  const random = randomFrom(2);
  const names = [...Array(chapters)].map((_chapter, at) => `chapter-${at + 1}.xhtml`);
  const each = (write: (name: string, at: number) => string) => names.map(write).join('');
  const texts = names.map((path, at) => ({
    path,
    text: `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title>Chapter ${at + 1}</title><link rel="stylesheet" href="book.css"/></head><body><h1>Chapter ${at + 1}</h1>${[...Array(60)].map(() => `<p>${sentences(random, 6).join(' ')}</p>`).join('')}</body></html>`,
  }));
  return [
    {
      path: 'META-INF/container.xml',
      text: container('book.opf'),
    },
    {
      path: 'book.opf',
      text: `<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">urn:bench</dc:identifier><dc:title>${NOVEL_TITLE}</dc:title><dc:language>en</dc:language></metadata><manifest><item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/><item id="css" href="book.css" media-type="text/css"/>${each((name, at) => `<item id="c${at}" href="${name}" media-type="application/xhtml+xml"/>`)}</manifest><spine>${each((_name, at) => `<itemref idref="c${at}"/>`)}</spine></package>`,
    },
    {
      path: 'nav.xhtml',
      text: `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>c</title></head><body><nav epub:type="toc"><ol>${each((name, at) => `<li><a href="${name}">Chapter ${at + 1}</a></li>`)}</ol></nav></body></html>`,
    },
    { path: 'book.css', text: 'p{text-indent:1em;margin:0;text-align:justify}' },
    ...texts,
  ];
}

const NOVEL_TITLE = 'A Novel for the Bench';

/** Packs the files into one EPUB. */
export async function packEpub(files: readonly BookFile[]): Promise<BenchBook> {
  const entries = files.map(({ path, text }) => [path, text] as const);
  const bytes = await makeZip({
    mimetype: 'application/epub+zip',
    ...Object.fromEntries(entries),
  });
  return { title: NOVEL_TITLE, fileName: 'novel.epub', bytes };
}
