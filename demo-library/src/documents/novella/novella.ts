import { drawCover } from '../../epub/cover.ts';
import { makeProseBook } from '../../epub/prose-book.ts';
import { type Faces, loadFaces } from '../../pdf/face.ts';
import { randomFrom } from '../../picture/random.ts';
import { element, group, polyline } from '../../picture/svg.ts';
import type { DocumentMaker } from '../demo-document.contract.ts';
import { readRecord } from '../read-record.ts';

const RECORD = readRecord(import.meta.url);

const ORDINALS = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** Night, a tower whose stair is drawn by the spines of books, and the beams. */
function art(): string {
  const random = randomFrom(31);
  const beams = [-0.06, 0.02].map((slope, index) =>
    element('path', {
      d: polyline(
        [
          [300, 402],
          [640, 402 + slope * 340 + 60],
          [640, 402 + slope * 340 - 70],
        ],
        true,
      ),
      fill: '#f6e7b0',
      opacity: index === 0 ? 0.16 : 0.2,
    }),
  );
  const tower = element('path', {
    d: polyline(
      [
        [262, 800],
        [280, 430],
        [320, 430],
        [338, 800],
      ],
      true,
    ),
    fill: '#f2ece0',
  });
  const spines = Array.from({ length: 96 }, (_, index) => {
    const height = 790 - index * 3.6;
    const share = (790 - height) / 360;
    const half = 36 - share * 17;
    const turn = Math.cos(index * 0.42);
    const colours = ['#8a3b2e', '#2e5d73', '#b98a3a', '#4c6b4f', '#5d4a6b'];
    return Math.sin(index * 0.42) < -0.15
      ? ''
      : element('rect', {
          x: 298 + turn * half,
          y: height - 12,
          width: 3.4,
          height: 12,
          fill: colours[index % 5] ?? '',
        });
  });
  const lamp = [
    element('rect', { x: 284, y: 386, width: 32, height: 34, fill: '#f8dd7c' }),
    element('path', {
      d: polyline(
        [
          [278, 386],
          [300, 362],
          [322, 386],
        ],
        true,
      ),
      fill: '#22324a',
    }),
    element('rect', { x: 272, y: 420, width: 56, height: 10, fill: '#22324a' }),
  ];
  const stars = Array.from({ length: 60 }, (_, index) => {
    const x = random() * 600;
    const y = 100 + random() * 560;
    return element('circle', {
      cx: x,
      cy: y,
      r: 0.6 + (index % 4) * 0.35,
      fill: '#e9eef5',
      opacity: 0.75,
    });
  });
  const sea = Array.from({ length: 7 }, (_, row) => {
    const y = 790 + row * 17;
    const points = Array.from(
      { length: 61 },
      (_, at) => [at * 10, y + Math.sin(at * 0.7 + row * 1.7) * 4] as const,
    );
    return element('path', {
      d: `${polyline(points)}L600 900L0 900Z`,
      fill: row % 2 === 0 ? '#16263c' : '#1b2f49',
    });
  });
  return group({}, ...stars, ...beams, tower, ...spines, ...lamp, ...sea);
}

function cover(faces: Faces): string {
  return drawCover(faces, {
    ground: '#101c2e',
    ink: '#f2ece0',
    accent: '#c9a95a',
    art: art(),
    title: ['The Lighthouse', 'Index'],
    author: 'Hanne Verwey',
    titleTop: 190,
  });
}

/** The novella: a plain EPUB in nine chapters with notes and links between them. */
export const novella: DocumentMaker = {
  record: RECORD,
  format: 'epub',
  make: async () =>
    makeProseBook({
      record: RECORD,
      base: import.meta.url,
      subtitle: 'A novella',
      cover: cover(await loadFaces()),
      coverDescription:
        'The Lighthouse Index, by Hanne Verwey. A white tower at night, with books winding up it.',
      backLabel: 'Back to the text',
      numberOf: (index) => ORDINALS[index] ?? '',
      contentsTitle: 'Contents',
    }),
};
