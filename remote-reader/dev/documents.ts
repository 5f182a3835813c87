import type { AppearanceMetadata, ContentsEntry } from '@leeszaal/shared-contracts';

const pageCount = 24;
const chapters = ['The quay', 'The lock', 'The ferry'];

/** The lines of page n of the PDF. */
export const pageLines = (n: number): readonly string[] => [
  `Page ${n} of ${pageCount}`,
  '',
  ...Array.from({ length: 22 }, (_, line) => `Line ${line + 1}: the river is wide here, and slow.`),
];

/** The EPUB's files by their path. */
export const segments: ReadonlyMap<string, string> = new Map(
  chapters.map((title, index) => [
    `text/${index + 1}.xhtml`,
    '<html xmlns="http://www.w3.org/1999/xhtml" lang="en">' +
      `<head><title>${title}</title></head><body><h1>${title}</h1>` +
      `<p id="top">${'The water was low that year, and the boats lay on the mud. '.repeat(60)}</p>` +
      '<p><a href="1.xhtml">Back to the quay</a></p></body></html>',
  ]),
);

function metadata(title: string, more: Partial<AppearanceMetadata>): AppearanceMetadata {
  return {
    title,
    pubKey: 'pub',
    cover: undefined,
    authors: ['Marit Duin'],
    isbn: '9789000200001',
    yearOfPublication: '2024',
    publisher: 'De Kade',
    edition: undefined,
    language: 'en',
    jurisdiction: [],
    abstract: 'A year beside the water.',
    appearance: { mimeType: 'application/pdf', numPages: pageCount },
    ...more,
  };
}

/** The documents, by document key; `taken` is always on loan. */
export const documents: ReadonlyMap<string, AppearanceMetadata> = new Map([
  ['pdf', metadata('Beside the water, on paper', {})],
  [
    'epub',
    metadata('Beside the water', {
      appearance: { mimeType: 'application/epub+zip', numPages: 0 },
      pageProgression: 'ltr',
      spine: [...segments.keys()].map((path) => ({ path, linear: true, layout: 'reflowable' })),
    }),
  ],
  ['taken', metadata('Always in use', { pubKey: 'taken' })],
]);

/** The contents table of a document. */
export function contentsOf(docKey: string): readonly ContentsEntry[] {
  if (docKey === 'epub') {
    return chapters.map((title, index) => ({
      link: `text/${index + 1}.xhtml`,
      title,
      children: [],
    }));
  }
  return chapters.map((title, index) => ({ link: `${index * 8 + 1}.pdf`, title, children: [] }));
}

/** The text of each file, for the search. */
export function textsOf(docKey: string): ReadonlyMap<string, string> {
  if (docKey === 'epub') return segments;
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1);
  return new Map(pages.map((n) => [`${n}.pdf`, pageLines(n).join(' ')]));
}
