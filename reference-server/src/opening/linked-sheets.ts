import type { OpeningAnswer } from './opening-stream.ts';

/** Sheets that one segment refers to; the reader asks for others itself. */
const MOST_SHEETS = 8;

const LINK = /<(?:link|\?xml-stylesheet)\b[^>]*>/gi;
const IS_SHEET = /<\?xml-stylesheet|\brel\s*=\s*["'][^"']*\bstylesheet\b/i;
const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i;

/** A base for relative addresses; the folder of the document is its root. */
const ROOT = 'http://document/';

/**
 * The files of the style sheets that a segment refers to, as the path of `getDocumentFile` names them.
 *
 * @param file the segment's own path
 */
export function linkedSheets(
  { mediaType, body }: Pick<OpeningAnswer, 'mediaType' | 'body'>,
  file: string,
): readonly string[] {
  if (!/html|xml/.test(mediaType)) return [];
  const markup = Buffer.from(body).toString('utf8');
  const base = ROOT + file.split('/').map(encodeURIComponent).join('/');
  const files = [...markup.matchAll(LINK)]
    .filter(([tag]) => IS_SHEET.test(tag))
    .map(([tag]) => HREF.exec(tag))
    .map((found) => (found?.[1] ?? found?.[2] ?? '').replaceAll('&amp;', '&'))
    .filter((address) => address !== '' && URL.canParse(address, base))
    .map((address) => new URL(address, base))
    .filter(({ href }) => href.startsWith(ROOT))
    .map(({ pathname }) => decoded(pathname.slice(1)));
  return [...new Set(files)].slice(0, MOST_SHEETS);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
