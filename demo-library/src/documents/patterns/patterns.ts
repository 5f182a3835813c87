import { navOf, toSegments } from '../../epub/blocks-to-xhtml.ts';
import { coverResource, coverSegment, drawCover } from '../../epub/cover.ts';
import { readChapters } from '../../epub/read-chapters.ts';
import { writeEpub } from '../../epub/write-epub.ts';
import { readText } from '../../markup/read-text.ts';
import { fontBytes, loadFaces } from '../../pdf/face.ts';
import { element, group } from '../../picture/svg.ts';
import type { DemoDocument, DocumentMaker, DocumentRecord } from '../demo-document.contract.ts';
import { patternDirectives, plateResources } from './figures/figures.ts';

const RECORD: DocumentRecord = {
  key: 'die-gestalt-der-dinge',
  title: 'Die Gestalt der Dinge',
  subtitle: 'ein Feldführer durch die Muster',
  authors: ['Reinfeld, Johanna'],
  publisher: 'Leeszaal Press',
  place: 'Amsterdam',
  year: '2026',
  type: 'E-book',
  language: 'de',
  ddc: '500',
  keywords: ['Muster', 'Natur', 'Spiralen', 'Fraktale', 'Kristalle', 'Mathematik'],
  abstract:
    'Spiralen, Verzweigungen, Wellen, Zellen, Flecken, Risse, Küsten und Kristalle: acht Muster, die man draußen findet, mit gerechneten Bildern, Tafeln und einem Bestimmungsschlüssel.',
  annotation: ['Für die Demonstrationsbibliothek geschrieben; frei zu kopieren.'],
  acquiredDaysAgo: 3,
};

const FONTS = [
  ['EBGaramond-Regular.ttf', '@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf'],
  [
    'EBGaramond-Italic.ttf',
    '@expo-google-fonts/eb-garamond/400Regular_Italic/EBGaramond_400Regular_Italic.ttf',
  ],
] as const;

/** A head of florets that runs out of the picture. */
function art(): string {
  const florets = Array.from({ length: 1100 }, (_, index) => {
    const turn = index * 2.399_963;
    const distance = Math.sqrt(index) * 11.2;
    const share = index / 1100;
    return element('circle', {
      cx: 300 + Math.cos(turn) * distance,
      cy: 640 + Math.sin(turn) * distance,
      r: 1.6 + share * 5.6,
      fill: index % 34 === 0 ? '#b5402f' : share < 0.12 ? '#e8c271' : '#d9a441',
      opacity: 0.35 + 0.65 * (1 - share),
    });
  });
  return group(
    {},
    ...florets,
    element('rect', { width: 600, height: 330, fill: '#1f3d3a' }),
    element('rect', { y: 820, width: 600, height: 80, fill: '#1f3d3a' }),
  );
}

/** The illustrated field guide: figures and tables that are computed, plates, an embedded font. */
async function makePatterns(): Promise<DemoDocument> {
  const [faces, chapters, bookCss, css] = await Promise.all([
    loadFaces(),
    readChapters('text/', import.meta.url),
    readText('../../epub/book.css', import.meta.url),
    readText('patterns.css', import.meta.url),
  ]);
  const fonts = await Promise.all(
    FONTS.map(async ([name, path]) => ({
      path: `fonts/${name}`,
      mediaType: 'font/ttf',
      content: await fontBytes(path),
    })),
  );
  const cover = drawCover(faces, {
    ground: '#1f3d3a',
    ink: '#f5ecd9',
    accent: '#f5ecd9',
    art: art(),
    title: ['Die Gestalt', 'der Dinge'],
    subtitle: 'ein Feldführer durch die Muster',
    author: 'Johanna Reinfeld',
    titleTop: 178,
  });
  const styles = ['styles/book.css', 'styles/patterns.css'];
  const bytes = await writeEpub({
    key: RECORD.key,
    title: RECORD.title,
    subtitle: 'Ein Feldführer durch die Muster',
    authors: RECORD.authors,
    language: 'de',
    publisher: RECORD.publisher,
    year: RECORD.year,
    subjects: RECORD.keywords,
    description: RECORD.abstract,
    direction: 'ltr',
    layout: 'reflowable',
    segments: [
      coverSegment(
        RECORD.title,
        'Die Gestalt der Dinge, von Johanna Reinfeld. Eine Sonnenblume aus Punkten.',
      ),
      ...toSegments(chapters, {
        styles,
        directives: patternDirectives,
        backLabel: 'Zurück zum Text',
      }),
    ],
    resources: [
      coverResource(cover),
      ...plateResources(),
      ...fonts,
      { path: 'styles/book.css', mediaType: 'text/css', content: bookCss },
      { path: 'styles/patterns.css', mediaType: 'text/css', content: css },
    ],
    cover: 'images/cover.svg',
    contents: navOf(chapters),
    contentsTitle: 'Inhalt',
  });
  return { fileName: 'die-gestalt-der-dinge.epub', bytes, record: RECORD };
}

/** The field guide, as the demonstration library makes it. */
export const patterns: DocumentMaker = { record: RECORD, make: makePatterns };
