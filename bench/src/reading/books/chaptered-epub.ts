import { container, makeZip } from '@leeszaal/test-documents';
import { randomFrom } from '../../search/random.ts';
import type { BenchEpub, BookFile } from './bench-book.contract.ts';
import { sentences } from './sentences.ts';

/** The properties of an EPUB of the bench. */
interface EpubOutline {
  readonly name: string;
  readonly title: string;
  readonly fileName: string;
  /** How many paragraphs each chapter has; 60 are 25 KB. */
  readonly paragraphs: readonly number[];
  readonly jumps: readonly number[];
}

/** An EPUB with chapters of these lengths. */
async function makeEpub({ paragraphs, ...book }: EpubOutline): Promise<BenchEpub> {
  const files = filesOf(book.title, paragraphs);
  const entries = files.map(({ path, text }) => [path, text] as const);
  const bytes = await makeZip({ mimetype: 'application/epub+zip', ...Object.fromEntries(entries) });
  return { kind: 'EPUB', ...book, bytes, files };
}

/** Twenty chapters of some ten pages. */
export const makeShortChapters = (): Promise<BenchEpub> =>
  makeEpub({
    name: 'short chapters',
    title: 'A Novel for the Bench',
    fileName: 'novel.epub',
    paragraphs: Array(20).fill(60),
    jumps: [17, 12, 9, 7, 14],
  });

/** A first chapter of 500 KB, and short ones. */
export const makeLongChapter = (): Promise<BenchEpub> =>
  makeEpub({
    name: 'a chapter of 500 KB',
    title: 'A Chronicle for the Bench',
    fileName: 'chronicle.epub',
    paragraphs: [1240, 60, 60, 60, 60],
    jumps: [4, 2, 5, 3],
  });

function filesOf(title: string, paragraphs: readonly number[]): readonly BookFile[] {
  const random = randomFrom(2);
  const names = paragraphs.map((_count, at) => `chapter-${at + 1}.xhtml`);
  const each = (write: (name: string, at: number) => string) => names.map(write).join('');
  const texts = paragraphs.map((count, at) => ({
    path: `chapter-${at + 1}.xhtml`,
    text: `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title>Chapter ${at + 1}</title><link rel="stylesheet" href="book.css"/></head><body><h1>Chapter ${at + 1}</h1>${[...Array(count)].map(() => `<p>${sentences(random, 6).join(' ')}</p>`).join('')}</body></html>`,
  }));
  return [
    { path: 'META-INF/container.xml', text: container('book.opf') },
    {
      path: 'book.opf',
      text: `<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">urn:${title.replaceAll(' ', '-')}</dc:identifier><dc:title>${title}</dc:title><dc:language>en</dc:language></metadata><manifest><item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/><item id="css" href="book.css" media-type="text/css"/>${each((name, at) => `<item id="c${at}" href="${name}" media-type="application/xhtml+xml"/>`)}</manifest><spine>${each((_name, at) => `<itemref idref="c${at}"/>`)}</spine></package>`,
    },
    {
      path: 'nav.xhtml',
      text: `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>c</title></head><body><nav epub:type="toc"><ol>${each((name, at) => `<li><a href="${name}">Chapter ${at + 1}</a></li>`)}</ol></nav></body></html>`,
    },
    { path: 'book.css', text: 'p{text-indent:1em;margin:0;text-align:justify}' },
    ...texts,
  ];
}
