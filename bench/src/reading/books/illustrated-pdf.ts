import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as fontkit from '@cantoo/fontkit';
import { PDFDocument, type PDFFont } from '@cantoo/pdf-lib';
import { makeJpeg, makePixels } from '@leeszaal/test-documents';
import { randomFrom } from '../../search/random.ts';
import type { BenchPdf } from './bench-book.contract.ts';
import { sentences } from './sentences.ts';

const FACES = ['400Regular', '400Regular_Italic', '700Bold', '500Medium'];
const [WIDTH, HEIGHT] = [595, 842] as const;
const LINES = 38;

const faceFile = (face: string): string =>
  fileURLToPath(
    import.meta.resolve(`@expo-google-fonts/eb-garamond/${face}/EBGaramond_${face}.ttf`),
  );

/** A PDF with this many pages in four embedded fonts, as publishers make them, and a picture on its first page. */
export async function makeIllustratedPdf(pages: number): Promise<BenchPdf> {
  const title = `A History of ${pages} Pages`;
  const random = randomFrom(3);
  const document = await PDFDocument.create();
  document.registerFontkit(fontkit);
  document.setTitle(title);
  const [text, italic, bold, medium] = await Promise.all(
    FACES.map(async (face) => document.embedFont(await readFile(faceFile(face)), { subset: true })),
  );
  const picture = await document.embedJpg(await makeJpeg(makePixels(1200, 800)));
  const fontOf = (line: number): PDFFont | undefined =>
    line === 0 ? bold : line % 9 === 0 ? medium : line % 7 === 0 ? italic : text;
  for (let number = 1; number <= pages; number += 1) {
    const page = document.addPage([WIDTH, HEIGHT]);
    const isFirst = number === 1;
    if (isFirst) page.drawImage(picture, { x: 50, y: 100, width: 495, height: 330 });
    const lines = [`Page ${number}`, ...sentences(random, isFirst ? LINES / 2 : LINES)];
    for (const [at, line] of lines.entries()) {
      const font = fontOf(at);
      page.drawText(line, { x: 50, y: 780 - at * 18, size: 12, ...(font && { font }) });
    }
  }
  return {
    kind: 'PDF',
    name: `embedded fonts, ${pages} pages`,
    title,
    fileName: 'history.pdf',
    bytes: await document.save(),
    pages,
    jumps: [0.7, 0.5, 0.12, 0.94, 0.33].map((part) => Math.round(part * pages)),
  };
}
