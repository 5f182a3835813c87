import { PDFDocument } from '@cantoo/pdf-lib';
import { makeJpeg } from '@leeszaal/test-documents';
import { randomFrom } from '../../search/random.ts';
import type { BenchPdf } from './bench-book.contract.ts';

/** A page of A4 at 150 dots per inch. */
const [WIDTH, HEIGHT] = [1240, 1754] as const;
const PICTURES = 4;
/** Pixels between two lines of words. */
const LINE = 36;

/** A PDF of pictures of pages. */
export async function makeScannedPdf(pages: number): Promise<BenchPdf> {
  const title = `A Scan of ${pages} Pages`;
  const document = await PDFDocument.create();
  document.setTitle(title);
  const pictures: Uint8Array[] = [];
  for (let at = 0; at < PICTURES; at += 1) pictures.push(await makeJpeg(scan(10 + at)));
  for (let number = 1; number <= pages; number += 1) {
    const bytes = pictures[number % PICTURES] ?? new Uint8Array();
    const picture = await document.embedJpg(withComment(bytes, `Page ${number}`));
    document.addPage([595, 842]).drawImage(picture, { x: 0, y: 0, width: 595, height: 842 });
  }
  return {
    kind: 'PDF',
    name: `scan, ${pages} pages`,
    title,
    fileName: 'scan.pdf',
    bytes: await document.save(),
    pages,
    jumps: [0.7, 0.5, 0.9].map((part) => Math.round(part * pages)),
  };
}

/** Grey paper with grain, and lines of dark words. */
function scan(seed: number) {
  const random = randomFrom(seed);
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  let word = 0;
  for (let at = 0; at < WIDTH * HEIGHT; at += 1) {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
    if (x % 61 === 0) word = random();
    const isInk = x > 120 && x < WIDTH - 120 && y % LINE < 16 && word > 0.15 && (x + y) % 9 < 5;
    const grey = (isInk ? 40 : 235) + random() * 20;
    data.set([grey, grey, grey - 6, 255], at * 4);
  }
  return { width: WIDTH, height: HEIGHT, data };
}

/** Each page has a picture of its own: equal ones would be stored once. */
function withComment(jpeg: Uint8Array, text: string): Uint8Array {
  const comment = Buffer.from(text, 'latin1');
  const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, comment, jpeg.subarray(2)]);
}
