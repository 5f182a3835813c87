import { type Entry, getFileNameLowLevel } from 'yauzl';
import { decodeLegacy } from './decode-text.ts';
import { loosePath } from './entry-path.ts';

/** The bytes 80 to FF of code page 850, which old programs of Western Europe wrote. */
const CODE_PAGE_850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';
const UTF8_NAMES = 0x0800;

/** Decodes the name of an entry; undefined when the bytes are invalid. */
export type NameDecoder = (entry: Entry) => string | undefined;

function decodeAs(encoding: string): NameDecoder {
  return ({ fileNameRaw }) => {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(fileNameRaw);
    } catch {
      return undefined;
    }
  };
}

/** The encoding that ZIP defines: code page 437, or UTF-8 in an extra field. */
const decodeByZip = ({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string =>
  getFileNameLowLevel(generalPurposeBitFlag & ~UTF8_NAMES, fileNameRaw, extraFields, true);

const DECODERS: readonly NameDecoder[] = [
  decodeByZip,
  ({ fileNameRaw }) =>
    fileNameRaw
      .toString('latin1')
      .replace(/[\x80-\xFF]/g, (mark) => CODE_PAGE_850[mark.charCodeAt(0) - 0x80] ?? mark),
  ({ fileNameRaw }) => decodeLegacy(fileNameRaw),
  // For books whose references are percent-encoded bytes.
  ({ fileNameRaw }) => fileNameRaw.toString('latin1'),
  ...['macintosh', 'shift_jis', 'gb18030', 'big5', 'euc-kr', 'windows-1251', 'ibm866'].map(
    decodeAs,
  ),
];

const decodeUtf8 = decodeAs('utf-8');

/** Whether the name of an entry is UTF-8, as EPUB requires; many archives lack the flag for it. */
export const isUtf8 = (entry: Entry): boolean => decodeUtf8(entry) !== undefined;

/** The name of an entry as UTF-8, else as ZIP defines. */
export const entryName = (entry: Entry): string => decodeUtf8(entry) ?? decodeByZip(entry);

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** The names of the files that a package document references. */
function namesIn(text: string): ReadonlySet<string> {
  const hrefs = Array.from(text.matchAll(/\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/g), ([, a, b]) =>
    (a ?? b ?? '').replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (_, hex, decimal) =>
      String.fromCodePoint(Math.min(hex ? Number.parseInt(hex, 16) : Number(decimal), 0x10ffff)),
    ),
  );
  return new Set(hrefs.map((href) => nameOf(loosePath(href))));
}

/**
 * Chooses the encoding of names that are not UTF-8: the one in which most of them match the package document.
 * An archive does not state it.
 *
 * @param entries with names that are not UTF-8
 * @param text of the package document; empty when there is none
 */
export function chooseNameDecoder(
  entries: readonly Entry[],
  text: string,
): (entry: Entry) => string {
  const names = namesIn(text);
  const known = (decode: NameDecoder) =>
    entries.filter((entry) => names.has(nameOf(loosePath(decode(entry) ?? '')))).length;
  const counts = DECODERS.map((decode) => ({ decode, count: known(decode) }));
  const best = counts.reduce((most, one) => (one.count > most.count ? one : most));
  return (entry) => decodeUtf8(entry) ?? best.decode(entry) ?? decodeByZip(entry);
}
