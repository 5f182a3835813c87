import { create } from '@cantoo/fontkit';
import { COVER_SIZE } from '../../epub/cover.ts';
import { makeProseBook } from '../../epub/prose-book.ts';
import { Face, fontBytes } from '../../pdf/face.ts';
import { lettering } from '../../picture/lettering.ts';
import { element, group, num, type Point, polyline, svg } from '../../picture/svg.ts';
import type { DocumentMaker } from '../demo-document.contract.ts';
import { readRecord } from '../read-record.ts';

const AMIRI = '@expo-google-fonts/amiri/400Regular/Amiri_400Regular.ttf';

const RECORD = readRecord(import.meta.url);

/** A star of eight points with its rosette, as on a tiled wall. */
function star(x: number, y: number, radius: number): string {
  const ring = (size: number, turn: number): Point[] =>
    Array.from({ length: 16 }, (_, at) => {
      const distance = size * (at % 2 === 0 ? 1 : 0.7654);
      const angle = (at * Math.PI) / 8 + turn;
      return [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance];
    });
  return (
    element('path', { d: polyline(ring(radius, 0), true), fill: '#d8b45f' }) +
    element('path', { d: polyline(ring(radius * 0.78, 0), true), fill: '#1d5a57' }) +
    element('path', { d: polyline(ring(radius * 0.5, Math.PI / 8), true), fill: '#f4ead2' }) +
    element('circle', { cx: x, cy: y, r: radius * 0.16, fill: '#9a3b2e' })
  );
}

function cover(face: Face): string {
  const { width, height } = COVER_SIZE;
  const stars: string[] = [];
  for (let row = -1; row < 8; row += 1) {
    for (let column = -1; column < 6; column += 1)
      stars.push(star(column * 120 + 60, row * 120 + 60, 58));
  }
  const arch = `M120 780L120 400C120 250 240 190 300 130C360 190 480 250 480 400L480 780Z`;
  const centred = { face, align: 'centre', forms: 'text' } as const;
  return svg(
    width,
    height,
    { width, height },
    element('rect', { width, height, fill: '#123f44' }),
    group({ opacity: num(0.95) }, ...stars),
    element('path', { d: arch, fill: '#f7efdc', stroke: '#d8b45f', 'stroke-width': 12 }),
    lettering('بيت الحكمة', 300, 420, { ...centred, size: 76, fill: '#123f44' }),
    lettering('الصغير', 300, 520, { ...centred, size: 76, fill: '#123f44' }),
    lettering('ليلى النسّاخ', 300, 660, { ...centred, size: 38, fill: '#9a3b2e' }),
  );
}

async function makeArabicTale(): Promise<Uint8Array> {
  const content = await fontBytes(AMIRI);
  const font = create(content);
  if (!('layout' in font)) throw new Error('Amiri holds several fonts');
  return makeProseBook({
    record: RECORD,
    base: import.meta.url,
    cover: cover(new Face(font)),
    coverDescription: 'غلاف: بيت الحكمة الصغير، تأليف ليلى النسّاخ',
    backLabel: 'عودة إلى النصّ',
    contentsTitle: 'المحتويات',
    styleSheet: 'arabic-tale.css',
    resources: [{ path: 'fonts/Amiri-Regular.ttf', mediaType: 'font/ttf', content }],
  });
}

/** A tale in Arabic: pages turn from right to left. */
export const arabicTale: DocumentMaker = { record: RECORD, format: 'epub', make: makeArabicTale };
