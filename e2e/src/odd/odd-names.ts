import { withWords } from './unique-words.ts';

/** A segment's path in the archive, and its spelling in the book, both from the root folder. */
interface NamedFile {
  readonly path: string;
  readonly said: string;
}

/** Names whose spellings in archive, manifest and text differ, in every way found in books. */
const NAMED: readonly NamedFile[] = [
  { path: 'OEBPS/text/Ünïcode ñame.xhtml', said: 'text/%C3%9Cn%C3%AFcode%20%C3%B1ame.xhtml' },
  { path: 'OEBPS/text/decomposed e\u0301.xhtml', said: 'text/decomposed %C3%A9.xhtml' },
  { path: 'OEBPS/text/日本語.xhtml', said: 'text/日本語.xhtml' },
  { path: 'OEBPS/text/CASE.XHTML', said: 'Text/case.xhtml' },
  { path: 'OEBPS/text/same.xhtml', said: 'text/same.xhtml' },
  { path: 'OEBPS/text/Same.xhtml', said: 'text/Same.xhtml' },
  { path: 'OEBPS/text/a%20b.xhtml', said: 'text/a%20b.xhtml' },
  { path: 'OEBPS/text/hash#1.xhtml', said: 'text/hash#1.xhtml' },
  { path: 'OEBPS/text/que?stion.xhtml', said: 'text/que%3Fstion.xhtml' },
  { path: 'OEBPS/text/plus+and&.xhtml', said: 'text/plus+and&amp;.xhtml' },
  { path: 'OEBPS/text/100%.xhtml', said: 'text/100%.xhtml' },
  { path: 'OEBPS/text/toc', said: 'text/toc' },
  { path: 'elsewhere/page.xhtml', said: '../elsewhere/page.xhtml' },
  { path: 'OEBPS/pack/cover', said: 'pack/cover' },
];

/** One picture, in the spellings that pages use. */
export const PICTURE_PATH = 'OEBPS/pictures/pïc 1.png';
const PICTURES = [
  'pictures/p%C3%AFc%201.png',
  'pictures/pïc 1.png',
  'Pictures/PÏC 1.png',
  'pictures\\pïc 1.png',
  './pictures/../pictures/pi\u0308c 1.png',
];

/** The segments: each shows a word and the picture, and links to the next one. */
export const ODD_NAMES = NAMED.map(({ path, said }, at) => {
  const up = path.startsWith('OEBPS/') ? '../' : '../OEBPS/';
  // A manifest may contain an unescaped hash, a link may not.
  const next = NAMED[(at + 1) % NAMED.length]?.said.replace('#', '%23');
  const picture = PICTURES[at % PICTURES.length];
  const page = `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>t</title></head><body><h1>{a}</h1>
    <p><img src="${up}${picture}" alt=""/></p><p><a href="${up}${next}">onwards</a></p></body></html>`;
  const bytes = withWords(page, `name${String.fromCharCode(65 + at)}`);
  return { path, href: `../${said}`, bytes, mediaType: 'application/xhtml+xml' };
});
