import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pdfium } from './pdfium.contract.ts';
import { viewMemory } from './pdfium-memory.ts';

/** Where systems keep their fonts. */
const FOLDERS = ['/usr/share/fonts', '/usr/local/share/fonts', '/System/Library/Fonts'];
/** Fonts that have the signs of Chinese, Japanese and Korean, each in a file of its own. */
const NAMES =
  /(?:DroidSansFallback|NotoSans(?:CJK|SC|JP|KR)|SourceHanSans|WenQuanYi|wqy-|NanumGothic|ipag|TakaoGothic).*\.(?:ttf|otf)$/i;
/** The engine's names for the sets of signs that its own fonts do not have: Japanese, Korean, Chinese twice. */
const EAST_ASIAN = new Set([128, 129, 134, 136]);
/** The number by which the engine is told of the font. */
const FONT = 1;
/** The engine's `FPDF_SYSFONTINFO`: a version, and eight functions. */
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
 * Lends the engine a font of the system's for East Asian text whose own font is not in its file: it has
 * none, and would leave such pages empty. Nothing changes where the system has none either.
 */
export async function lendEastAsianFont(pdfium: Pdfium): Promise<void> {
  const path = await findFont();
  if (path === undefined) return;
  let bytes: Buffer | undefined;
  // Few documents need it.
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
        // The whole file is asked for, or a part of it by name, which nothing needs.
        if (table !== 0) return 0;
        if (buffer !== 0 && room >= font().length) pdfium.heap().set(font(), buffer >>> 0);
        return font().length;
      },
    ],
    ['iiiii', () => 0],
    ['iii', () => 0],
    ['vii', () => 0],
  ];
  // Stays as long as the engine does.
  const info = pdfium.allocate(WORDS * 4);
  const view = viewMemory(pdfium, info, WORDS * 4);
  const pointers = functions.map(([signature, run]) => pdfium.addCallback(run, signature));
  view.setUint32(0, VERSION, true);
  for (const [at, pointer] of pointers.entries()) view.setUint32(4 * (at + 1), pointer, true);
  pdfium.api.FPDF_SetSystemFontInfo(info);
}
