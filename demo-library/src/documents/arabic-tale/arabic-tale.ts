import { create } from '@cantoo/fontkit';
import { navOf, toSegments } from '../../epub/blocks-to-xhtml.ts';
import { COVER_SIZE, coverResource, coverSegment } from '../../epub/cover.ts';
import { readChapters } from '../../epub/read-chapters.ts';
import { writeEpub } from '../../epub/write-epub.ts';
import { readText } from '../../markup/read-text.ts';
import { Face, fontBytes } from '../../pdf/face.ts';
import { lettering } from '../../picture/lettering.ts';
import { element, group, num, type Point, polyline, svg } from '../../picture/svg.ts';
import type { DemoDocument, DocumentMaker, DocumentRecord } from '../demo-document.contract.ts';

const AMIRI = '@expo-google-fonts/amiri/400Regular/Amiri_400Regular.ttf';

const RECORD: DocumentRecord = {
  key: 'bayt-al-hikma-al-saghir',
  title: 'بيت الحكمة الصغير',
  subtitle: 'حكاية',
  authors: ['النسّاخ, ليلى'],
  publisher: 'Leeszaal Press',
  place: 'Amsterdam',
  year: '2026',
  type: 'E-book',
  language: 'ar',
  ddc: '892.737',
  keywords: ['مكتبات', 'كتب', 'حكايات', 'نسّاخون'],
  abstract:
    'في بيتٍ لا يُغلق بابُه يصل غريبٌ يحمل الكتاب الوحيد الذي أنقذه من مكتبةٍ احترقت، فإذا صفحاتُه بيضاء. حكايةٌ في ستّة فصول عن الذاكرة والكتب والجيران.',
  annotation: ['كُتبت لمكتبة العرض؛ يجوز نسخها بحرّية.'],
  acquiredDaysAgo: 6,
};

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

/** A tale in Arabic: pages turn from right to left. */
async function makeArabicTale(): Promise<DemoDocument> {
  const [font, chapters, bookCss, css] = await Promise.all([
    fontBytes(AMIRI),
    readChapters('text/', import.meta.url),
    readText('../../epub/book.css', import.meta.url),
    readText('arabic-tale.css', import.meta.url),
  ]);
  const loaded = create(font);
  if (!('layout' in loaded)) throw new Error('Amiri holds several fonts');
  const styles = ['styles/book.css', 'styles/arabic-tale.css'];
  const bytes = await writeEpub({
    key: RECORD.key,
    title: RECORD.title,
    authors: ['ليلى النسّاخ'],
    language: 'ar',
    publisher: RECORD.publisher,
    year: RECORD.year,
    subjects: RECORD.keywords,
    description: RECORD.abstract,
    direction: 'rtl',
    layout: 'reflowable',
    segments: [
      coverSegment(RECORD.title, 'غلاف: بيت الحكمة الصغير، تأليف ليلى النسّاخ'),
      ...toSegments(chapters, { styles, backLabel: 'عودة إلى النصّ' }),
    ],
    resources: [
      coverResource(cover(new Face(loaded))),
      { path: 'fonts/Amiri-Regular.ttf', mediaType: 'font/ttf', content: font },
      { path: 'styles/book.css', mediaType: 'text/css', content: bookCss },
      { path: 'styles/arabic-tale.css', mediaType: 'text/css', content: css },
    ],
    cover: 'images/cover.svg',
    contents: navOf(chapters),
    contentsTitle: 'المحتويات',
  });
  return { fileName: 'bayt-al-hikma-al-saghir.epub', bytes, record: RECORD };
}

/** The Arabic tale, as the demonstration library makes it. */
export const arabicTale: DocumentMaker = { record: RECORD, make: makeArabicTale };
