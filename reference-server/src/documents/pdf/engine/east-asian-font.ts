import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pdfium } from './pdfium.contract.ts';
import { viewMemory } from './pdfium-memory.ts';

/** Font folders of operating systems. */
const FOLDERS = ['/usr/share/fonts', '/usr/local/share/fonts', '/System/Library/Fonts'];
/** Fonts with Chinese, Japanese and Korean characters, in files with one font. */
const NAMES =
  /(?:DroidSansFallback|NotoSans(?:CJK|SC|JP|KR)|SourceHanSans|WenQuanYi|wqy-|NanumGothic|ipag|TakaoGothic).*\.(?:ttf|otf)$/i;
/** The engine's numbers of the character sets that its own fonts lack: Japanese, Korean, Chinese twice. */
const EAST_ASIAN = new Set([128, 129, 134, 136]);
/** The handle of the font. */
const FONT = 1;
/** The engine's `FPDF_SYSFONTINFO`: a version and eight functions. */
const VERSION = 1;
const WORDS = 9;

async function findFont(): Promise<string | undefined> {
  for (const folder of FOLDERS) {
    const names = await readdir(folder, { recursive: true }).catch(() => []);
    const name = names.filter((one) => NAMES.test(one)).sort()[0];
    if (name !== undefined) return join(folder, name);
  }
  return undefined;
}

/**
 * Gives the engine a system font, if any, for East Asian text without an embedded font. The engine's own fonts
 * would leave such pages empty.
 */
export async function addEastAsianFont(pdfium: Pdfium): Promise<void> {
  const path = await findFont();
  if (path === undefined) return;
  let bytes: Buffer | undefined;
  // Read on demand: few documents need it.
  const font = () => {
    bytes ??= readFileSync(path);
    return bytes;
  };
  const functions: readonly (readonly [string, (...values: number[]) => number])[] = [
    ['vi', () => 0],
    ['vii', () => 0],
    ['iiiiiiii', (_info, _weight, _italic, charset = 0) => (EAST_ASIAN.has(charset) ? FONT : 0)],
    ['iii', () => 0],
    [
      'iiiiii',
      (_info, _font, table = 0, buffer = 0, room = 0) => {
        // The engine requests the whole file, or a table by name, which is not needed.
        if (table !== 0) return 0;
        if (buffer !== 0 && room >= font().length) pdfium.heap().set(font(), buffer >>> 0);
        return font().length;
      },
    ],
    ['iiiii', () => 0],
    ['iii', () => 0],
    ['vii', () => 0],
  ];
  // Never freed: the engine keeps it.
  const info = pdfium.allocate(WORDS * 4);
  const view = viewMemory(pdfium, info, WORDS * 4);
  const pointers = functions.map(([signature, run]) => pdfium.addCallback(run, signature));
  view.setUint32(0, VERSION, true);
  for (const [at, pointer] of pointers.entries()) view.setUint32(4 * (at + 1), pointer, true);
  pdfium.api.FPDF_SetSystemFontInfo(info);
}
