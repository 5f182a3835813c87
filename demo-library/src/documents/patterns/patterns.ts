import { drawCover } from '../../epub/cover.ts';
import { makeProseBook } from '../../epub/prose-book.ts';
import { fontBytes, loadFaces } from '../../pdf/face.ts';
import { element, group } from '../../picture/svg.ts';
import type { DocumentMaker } from '../demo-document.contract.ts';
import { readRecord } from '../read-record.ts';
import { patternDirectives, plateResources } from './figures/figures.ts';

const RECORD = readRecord(import.meta.url);

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

async function makePatterns(): Promise<Uint8Array> {
  const faces = await loadFaces();
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
  return makeProseBook({
    record: RECORD,
    base: import.meta.url,
    subtitle: 'Ein Feldführer durch die Muster',
    cover,
    coverDescription: 'Die Gestalt der Dinge, von Johanna Reinfeld. Eine Sonnenblume aus Punkten.',
    directives: patternDirectives,
    backLabel: 'Zurück zum Text',
    contentsTitle: 'Inhalt',
    styleSheet: 'patterns.css',
    resources: [...plateResources(), ...fonts],
  });
}

/** The illustrated field guide: figures and tables that are computed, plates, an embedded font. */
export const patterns: DocumentMaker = { record: RECORD, format: 'epub', make: makePatterns };
