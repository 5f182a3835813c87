import { drawCover } from '../../epub/cover.ts';
import { makeProseBook } from '../../epub/prose-book.ts';
import { type Faces, loadFaces } from '../../pdf/face.ts';
import { randomFrom } from '../../picture/random.ts';
import { element, group } from '../../picture/svg.ts';
import type { DocumentMaker } from '../demo-document.contract.ts';
import { readRecord } from '../read-record.ts';

const RECORD = readRecord(import.meta.url);

/** A thin space that doesn't break is put before the tall marks of French, and within its quotes. */
const french = (text: string): string =>
  text.replace(/ (?=[;:!?»])/g, '\u202f').replace(/« /g, '«\u202f');

const SPINES = [
  '#7d2f36',
  '#24485a',
  '#a97b2d',
  '#4b5d3f',
  '#54426b',
  '#8c5530',
  '#2f3d57',
] as const;

/** Three shelves; on the one in the middle a book is missing, and its neighbours lean. */
function art(): string {
  const random = randomFrom(12);
  const shelves = [430, 610, 790].map((floor, shelf) => {
    const books: string[] = [];
    for (let x = 46; x < 548; ) {
      const width = 14 + random() * 22;
      const height = 96 + random() * 40;
      const fill = SPINES[Math.floor(random() * SPINES.length)] ?? '';
      const gap = shelf === 1 && x > 296 && x < 330;
      if (gap) {
        x += 40;
        continue;
      }
      const leaning = shelf === 1 && x > 262 && x <= 296 ? ` rotate(9 ${x + width} ${floor})` : '';
      books.push(
        group(
          leaning === '' ? {} : { transform: leaning.trim() },
          element('rect', { x, y: floor - height, width, height, fill, rx: 2 }),
          element('rect', {
            x: x + 3,
            y: floor - height * 0.82,
            width: width - 6,
            height: 4,
            fill: '#ead9b0',
          }),
        ),
      );
      x += width + 2;
    }
    return (
      books.join('') +
      element('rect', { x: 30, y: floor, width: 540, height: 14, fill: '#6e4c30', rx: 3 })
    );
  });
  return shelves.join('');
}

const cover = (faces: Faces): string =>
  drawCover(faces, {
    ground: '#efe4cd',
    ink: '#3a2a20',
    accent: '#8c5530',
    art: art(),
    title: ['Petit traité des', 'livres perdus'],
    author: 'Adèle Marchand',
    titleTop: 172,
    titleSize: 58,
  });

const NUMBERS = ['I', 'II', 'III', 'IV', 'V', 'VI'];

/** Six short essays in French. */
export const lostBooks: DocumentMaker = {
  record: RECORD,
  format: 'epub',
  make: async () =>
    makeProseBook({
      record: RECORD,
      base: import.meta.url,
      cover: cover(await loadFaces()),
      coverDescription:
        'Petit traité des livres perdus, d’Adèle Marchand. Trois rayons ; sur celui du milieu il manque un livre.',
      backLabel: 'Retour au texte',
      numberOf: (index) => NUMBERS[index] ?? '',
      contentsTitle: 'Table des matières',
      prepare: french,
    }),
};
