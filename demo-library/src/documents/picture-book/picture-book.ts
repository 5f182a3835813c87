import type { DocumentRecord } from '../../demo-record.ts';
import { coverResource } from '../../epub/cover.ts';
import type { EpubSegment, NavEntry } from '../../epub/epub-book.contract.ts';
import { writeEpub } from '../../epub/write-epub.ts';
import { readText } from '../../markup/read-text.ts';
import { escapeXml } from '../../markup/xml.ts';
import { type Faces, fontBytes, loadFaces } from '../../pdf/face.ts';
import { lettering } from '../../picture/lettering.ts';
import { svg } from '../../picture/svg.ts';
import type { DocumentMaker } from '../demo-document.contract.ts';
import { readRecord } from '../read-record.ts';
import { SPREAD } from './art/paint.ts';
import { littleNight } from './art/scenes-winter.ts';
import { SPREADS, type Spread, type Words } from './pages.ts';
import { PICTURE_LINKS } from './spread-pictures.ts';

const RECORD: DocumentRecord = {
  ...readRecord(import.meta.url),
  multimedia: {
    images: PICTURE_LINKS,
    copyDocuments: PICTURE_LINKS.slice(0, 8).map(({ url }, index) => ({
      url,
      label: `Losse plaat ${index + 1}`,
    })),
  },
};

const HALF = SPREAD.width / 2;
const VIEWPORT = { width: HALF, height: SPREAD.height } as const;
const STYLES = ['styles/picture-book.css'] as const;

function wordsOf({ place, tone, text }: Words): string {
  return text === '' ? '' : `<p class="words ${place} ${tone}">${escapeXml(text)}</p>`;
}

/** One page: half of the spread's picture, and its own words. */
function page(spread: Spread, drawing: string, index: number, side: 'left' | 'right'): EpubSegment {
  const from = side === 'left' ? 0 : HALF;
  const label = escapeXml(spread.describes);
  const picture = svg(
    HALF,
    SPREAD.height,
    { viewBox: `${from} 0 ${HALF} ${SPREAD.height}`, role: 'img', 'aria-label': label },
    drawing,
  );
  const number = index * 2 + (side === 'left' ? 1 : 2);
  return {
    path: `pages/${String(number).padStart(2, '0')}.xhtml`,
    title: `${RECORD.title}, ${number}`,
    body: `<div class="page">${picture}${wordsOf(spread[side])}</div>`,
    styles: STYLES,
    hasSvg: true,
    spread: side,
    viewport: VIEWPORT,
  };
}

function cover(faces: Faces): string {
  const look = { face: faces.sansBold, fill: '#fdf6e3', align: 'centre', forms: 'text' } as const;
  return svg(
    HALF,
    SPREAD.height,
    { viewBox: `${HALF} 0 ${HALF} ${SPREAD.height}`, width: HALF, height: SPREAD.height },
    littleNight(),
    lettering('Egel', 1500, 210, { ...look, size: 170 }),
    lettering('en de winter', 1500, 330, { ...look, size: 108 }),
    lettering('Jet Zandstra', 1500, 430, { ...look, face: faces.sansMedium, size: 44 }),
  );
}

const coverPage: EpubSegment = {
  path: 'pages/cover.xhtml',
  title: RECORD.title,
  body: `<div class="page"><img src="../images/cover.svg" alt="${RECORD.title}, door Jet Zandstra. Een egel leest bij een lamp in de sneeuw."/></div>`,
  styles: STYLES,
  spread: 'right',
  viewport: VIEWPORT,
};

const CONTENTS: readonly (readonly [title: string, spread: number])[] = [
  ['Wat de anderen zeggen', 0],
  ['De leeszaal onder de eik', 5],
  ['Het dikke boek', 8],
  ['Sneeuw', 12],
  ['Lente', 16],
];

/** A picture book in a fixed layout: twenty spreads of two pages, and a cover. */
async function makePictureBook(): Promise<Uint8Array> {
  const [faces, css, font] = await Promise.all([
    loadFaces(),
    readText('picture-book.css', import.meta.url),
    fontBytes('@expo-google-fonts/alegreya-sans/500Medium/AlegreyaSans_500Medium.ttf'),
  ]);
  const pages = SPREADS.flatMap((spread, index) => {
    const drawing = spread.draw();
    return (['left', 'right'] as const).map((side) => page(spread, drawing, index, side));
  });
  const contents: NavEntry[] = CONTENTS.map(([title, spread]) => ({
    title,
    href: `pages/${String(spread * 2 + 1).padStart(2, '0')}.xhtml`,
    children: [],
  }));
  return writeEpub({
    record: RECORD,
    layout: 'pre-paginated',
    segments: [coverPage, ...pages],
    resources: [
      coverResource(cover(faces)),
      { path: 'fonts/AlegreyaSans-Medium.ttf', mediaType: 'font/ttf', content: font },
      { path: 'styles/picture-book.css', mediaType: 'text/css', content: css },
    ],
    cover: 'images/cover.svg',
    contents,
    contentsTitle: 'Inhoud',
  });
}

/** The picture book, as the demonstration library makes it. */
export const pictureBook: DocumentMaker = {
  record: RECORD,
  format: 'epub',
  make: makePictureBook,
};
