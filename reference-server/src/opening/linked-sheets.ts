import type { OpeningAnswer } from './opening-stream.ts';

/** Sheets that one segment refers to; the reader asks for others itself. */
const MOST_SHEETS = 8;

/** Bytes at the beginning of a segment in which they are named: more than most heads have. */
const HEAD_BYTES = 64 * 1024;

// A tag ends before the next one begins, or a hostile segment of unclosed tags would be searched again from each.
const LINK = /<(?:link|\?xml-stylesheet)\b[^<>]*>/gi;
const IS_SHEET = /<\?xml-stylesheet|\brel\s*=\s*["'][^"']*\bstylesheet\b/i;
const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i;

/** A base for relative addresses; the folder of the document is its root. */
const ROOT = 'http://document/';

/**
 * The files of the style sheets that the beginning of a segment refers to, as the path of `getDocumentFile` names them.
 *
 * @param file the segment's own path
 */
export function linkedSheets(
  { mediaType, body }: Pick<OpeningAnswer, 'mediaType' | 'body'>,
  file: string,
): readonly string[] {
  if (!/html|xml/.test(mediaType)) return [];
  const markup = new TextDecoder().decode(body.subarray(0, HEAD_BYTES));
  const base = ROOT + file.split('/').map(encodeURIComponent).join('/');
  const files = new Set<string>();
  for (const [tag] of markup.matchAll(LINK)) {
    const file = IS_SHEET.test(tag) ? linkedFile(tag, base) : undefined;
    if (file !== undefined) files.add(file);
    if (files.size === MOST_SHEETS) break;
  }
  return [...files];
}

/** The file to which a tag refers; undefined for none, or for an address outside the document. */
function linkedFile(tag: string, base: string): string | undefined {
  const [, quoted, single] = HREF.exec(tag) ?? [];
  const address = (quoted ?? single ?? '').replaceAll('&amp;', '&');
  if (address === '' || !URL.canParse(address, base)) return undefined;
  const { href, pathname } = new URL(address, base);
  return href.startsWith(ROOT) ? decoded(pathname.slice(1)) : undefined;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
