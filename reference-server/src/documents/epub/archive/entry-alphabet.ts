import { type Entry, getFileNameLowLevel } from 'yauzl';
import { decodeLegacy } from './decode-text.ts';
import { loosePath } from './entry-path.ts';

/** What old programs of Western Europe wrote: the bytes 80 to FF. */
const CODE_PAGE_850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';
/** Says that a name is UTF-8, which the names that come here are not. */
const UTF8_NAMES = 0x0800;

/** Reads the name of an entry; undefined where it cannot be written so. */
export type Alphabet = (entry: Entry) => string | undefined;

function readAs(encoding: string): Alphabet {
  return ({ fileNameRaw }) => {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(fileNameRaw);
    } catch {
      return undefined;
    }
  };
}

/** What ZIP has when it says nothing else; it may also say a name again, in UTF-8. */
const ofArchives = ({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string =>
  getFileNameLowLevel(generalPurposeBitFlag & ~UTF8_NAMES, fileNameRaw, extraFields, true);

const ALPHABETS: readonly Alphabet[] = [
  ofArchives,
  ({ fileNameRaw }) =>
    fileNameRaw
      .toString('latin1')
      .replace(/[\x80-\xFF]/g, (mark) => CODE_PAGE_850[mark.charCodeAt(0) - 0x80] ?? mark),
  ({ fileNameRaw }) => decodeLegacy(fileNameRaw),
  // As whoever encodes bytes by percents means them.
  ({ fileNameRaw }) => fileNameRaw.toString('latin1'),
  ...['macintosh', 'shift_jis', 'gb18030', 'big5', 'euc-kr', 'windows-1251', 'ibm866'].map(readAs),
];

const asUtf8 = readAs('utf-8');

/** Whether the name of an entry is UTF-8, as EPUB wants it and many archives hold it without saying so. */
export const isUtf8 = (entry: Entry): boolean => asUtf8(entry) !== undefined;

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** The names of the files that a package document speaks of, however it writes them. */
function namesIn(text: string): ReadonlySet<string> {
  const hrefs = Array.from(text.matchAll(/\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/g), ([, a, b]) =>
    (a ?? b ?? '').replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (_, hex, decimal) =>
      String.fromCodePoint(Math.min(hex ? Number.parseInt(hex, 16) : Number(decimal), 0x10ffff)),
    ),
  );
  return new Set(hrefs.map((href) => nameOf(loosePath(href))));
}

/**
 * In which alphabet the names of an archive are that are no UTF-8: the one in which most of them are called
 * as the package document calls them. No archive says it, and each old program had its own.
 *
 * @param entries those whose names are no UTF-8
 * @param text of the package document; empty where none is found
 */
export function chooseAlphabet(entries: readonly Entry[], text: string): (entry: Entry) => string {
  const names = namesIn(text);
  const known = (alphabet: Alphabet) =>
    entries.filter((entry) => names.has(nameOf(loosePath(alphabet(entry) ?? '')))).length;
  const counts = ALPHABETS.map((alphabet) => ({ alphabet, count: known(alphabet) }));
  const best = counts.reduce((most, one) => (one.count > most.count ? one : most));
  return (entry) => asUtf8(entry) ?? best.alphabet(entry) ?? ofArchives(entry);
}
