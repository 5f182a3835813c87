import { navOf, toSegments } from '../../epub/blocks-to-xhtml.ts';
import { coverResource, coverSegment, drawCover } from '../../epub/cover.ts';
import { readChapters } from '../../epub/read-chapters.ts';
import { writeEpub } from '../../epub/write-epub.ts';
import { readText } from '../../markup/read-text.ts';
import { type Faces, loadFaces } from '../../pdf/face.ts';
import { randomFrom } from '../../picture/random.ts';
import { element, group } from '../../picture/svg.ts';
import type { DemoDocument, DocumentMaker, DocumentRecord } from '../demo-document.contract.ts';

const RECORD: DocumentRecord = {
  key: 'petit-traite-des-livres-perdus',
  title: 'Petit traité des livres perdus',
  authors: ['Marchand, Adèle'],
  publisher: 'Leeszaal Press',
  place: 'Amsterdam',
  year: '2026',
  type: 'E-book',
  language: 'fr',
  ddc: '844.92',
  keywords: ['livres', 'bibliothèques', 'prêt', 'censure', 'objets trouvés', 'essais'],
  abstract:
    'Ceux qu’on a prêtés, brûlés, cachés, oubliés dans un train, ceux qu’on n’a jamais écrits et ceux qui reviennent : six courts essais d’une bibliothécaire de province sur ce qui manque aux rayons.',
  annotation: ['Écrit pour la bibliothèque de démonstration ; libre de copie.'],
  acquiredDaysAgo: 5,
};

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
async function makeLostBooks(): Promise<DemoDocument> {
  const [faces, chapters, css] = await Promise.all([
    loadFaces(),
    readChapters('text/', import.meta.url, french),
    readText('../../epub/book.css', import.meta.url),
  ]);
  const bytes = await writeEpub({
    key: RECORD.key,
    title: RECORD.title,
    authors: RECORD.authors,
    language: 'fr',
    publisher: RECORD.publisher,
    year: RECORD.year,
    subjects: RECORD.keywords,
    description: RECORD.abstract,
    direction: 'ltr',
    layout: 'reflowable',
    segments: [
      coverSegment(
        RECORD.title,
        'Petit traité des livres perdus, d’Adèle Marchand. Trois rayons ; sur celui du milieu il manque un livre.',
      ),
      ...toSegments(chapters, {
        styles: ['styles/book.css'],
        backLabel: 'Retour au texte',
        numberOf: (index) => NUMBERS[index] ?? '',
      }),
    ],
    resources: [
      coverResource(cover(faces)),
      { path: 'styles/book.css', mediaType: 'text/css', content: css },
    ],
    cover: 'images/cover.svg',
    contents: navOf(chapters),
    contentsTitle: 'Table des matières',
  });
  return { fileName: 'petit-traite-des-livres-perdus.epub', bytes, record: RECORD };
}

/** The French essays, as the demonstration library makes them. */
export const lostBooks: DocumentMaker = { record: RECORD, make: makeLostBooks };
