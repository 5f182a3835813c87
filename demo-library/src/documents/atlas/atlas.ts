import { parseSpans } from '../../markup/parse-spans.ts';
import { readText } from '../../markup/read-text.ts';
import { readingStyle } from '../../pdf/book-style.ts';
import { type Faces, loadFaces } from '../../pdf/face.ts';
import { Flow, type PageDesign } from '../../pdf/flow.ts';
import { n, PageDraft } from '../../pdf/page-draft.ts';
import { setTable } from '../../pdf/table.ts';
import { serifStyle, toWord, wordWidth } from '../../pdf/words.ts';
import { type Anchor, writePdf } from '../../pdf/write-pdf.ts';
import type { DocumentMaker } from '../demo-document.contract.ts';
import { readRecord } from '../read-record.ts';
import { PLACES, squareOf } from './gazetteer.ts';
import { ATLAS_INK } from './map-frame.ts';
import { annet } from './plates/annet.ts';
import { fourMaps } from './plates/four-maps.ts';
import { generalMap } from './plates/general-map.ts';
import { greatVell } from './plates/great-vell.ts';
import type { Plate } from './plates/plate-parts.ts';
import { seaChart } from './plates/sea-chart.ts';
import { section } from './plates/section.ts';
import { windRoses } from './plates/wind-roses.ts';
import { shadedRelief } from './relief.ts';

const RECORD = readRecord(import.meta.url);

const TEXT_PAGE: PageDesign = {
  width: 419.5,
  height: 595.3,
  left: 60,
  top: 66,
  measure: 300,
  depth: 458,
  leading: 14.4,
};

function coverPage(faces: Faces): PageDraft {
  const [width, height] = [595.28, 841.89];
  const page = new PageDraft(width, height);
  page.image(shadedRelief({ x: 14, y: 12, width: 34, height: 48.1 }, 330), 0, 0, width, height);
  page.fill(90, 486, width - 180, 226, ATLAS_INK.paper);
  page.draw(
    `${ATLAS_INK.frame.map(n).join(' ')} RG 0.5 w 98 494 ${n(width - 196)} 210 re S 1.6 w 90 486 ${n(width - 180)} 226 re S`,
  );
  const lines = [
    ['an atlas of the', { ...serifStyle(faces, 15, 'smallCaps'), tracking: 120 }, 660],
    ['Leeward', serifStyle(faces, 44), 612],
    ['Archipelago', serifStyle(faces, 44), 566],
    ['by Ivo Tully', { ...serifStyle(faces, 14), roman: faces.serifItalic }, 524],
  ] as const;
  for (const [words, style, y] of lines) {
    const word = toWord(words, style);
    page.word(word, (width - wordWidth(word)) / 2, y);
    page.words.push('\n');
  }
  return page;
}

function textPages(faces: Faces, plates: readonly Plate[], preface: string): Flow {
  const style = readingStyle(faces, TEXT_PAGE);
  const flow = new Flow(TEXT_PAGE);
  flow.startPage(false);
  flow.anchor('reader');
  flow.sink(24);
  flow.paragraph(parseSpans('To whoever opens it'), {
    text: style.title,
    leading: 30,
    justified: false,
  });
  flow.sink(14);
  for (const [index, text] of preface.split(/\n\s*\n/).entries()) {
    flow.paragraph(parseSpans(text.replaceAll("'", '’').trim()), {
      ...style.body,
      indent: index === 0 ? 0 : 13,
    });
  }
  flow.sink(16);
  for (const [index, { title, anchor }] of plates.entries()) {
    flow.reserve(16);
    flow.paragraph(parseSpans(`[${index + 1}. ${title}](#${anchor})`), {
      ...style.body,
      indent: 0,
      justified: false,
    });
  }
  return flow;
}

function gazetteerPages(faces: Faces, plates: readonly Plate[]): Flow {
  const style = readingStyle(faces, TEXT_PAGE);
  const flow = new Flow(TEXT_PAGE);
  flow.startPage(false);
  flow.anchor('gazetteer');
  flow.sink(18);
  flow.paragraph(parseSpans('Gazetteer'), { text: style.title, leading: 30, justified: false });
  flow.sink(8);
  const kinds = {
    island: 'island',
    town: 'town',
    village: 'village',
    hill: 'hill',
    water: 'water',
    light: 'light',
  } as const;
  const rows = PLACES.toSorted((a, b) => a.name.localeCompare(b.name, 'en')).map(
    ({ name, kind, at }) => {
      const shown = plates.flatMap(({ window, anchor }, index) =>
        window !== undefined &&
        at[0] > window.x &&
        at[0] < window.x + window.width &&
        at[1] > window.y &&
        at[1] < window.y + window.height
          ? [`[${index + 1}](#${anchor})`]
          : [],
      );
      return [name, `*${kinds[kind]}*`, squareOf(at), shown.join(', ')];
    },
  );
  const text = serifStyle(faces, 9.4, 'table');
  setTable(flow, {
    columns: [
      { title: 'Name', share: 2.4 },
      { title: '', share: 1 },
      { title: 'Square', share: 0.8, align: 'centre' },
      { title: 'Plates', share: 1, align: 'right' },
    ],
    rows,
    text,
    head: { ...text, roman: text.italic },
    leading: 12.8,
    groups: 5,
  });
  return flow;
}

/** Where a plate begins: its upper edge. */
const topOf = ({ page }: Plate): Anchor => ({ page, y: page.height });

/** An atlas: images, pages of several sizes, some of them turned. */
async function makeAtlas(): Promise<Uint8Array> {
  const faces = await loadFaces();
  const plates = [generalMap, greatVell, seaChart, section, windRoses, fourMaps, annet].map(
    (draw) => draw(faces),
  );
  const preface = await readText('preface.txt', import.meta.url);
  const cover = coverPage(faces);
  const front = textPages(faces, plates, preface);
  const back = gazetteerPages(faces, plates);
  const frontPages = front.pages.map(({ draft }) => draft);
  const backPages = back.pages.map(({ draft }) => draft);
  const anchors = new Map<string, Anchor>([
    ['cover', { page: cover, y: cover.height }],
    ...front.anchors,
    ...back.anchors,
    ...plates.map((plate) => [plate.anchor, topOf(plate)] as const),
  ]);
  return writePdf({
    title: RECORD.title,
    authors: RECORD.authors,
    subject: 'Seven plates, with a gazetteer',
    keywords: RECORD.keywords,
    language: 'en',
    pages: [cover, ...frontPages, ...plates.map(({ page }) => page), ...backPages],
    labels: [
      { from: 0, style: 'r' },
      { from: 1 + frontPages.length, style: 'D', prefix: 'Plate ', start: 1 },
      { from: 1 + frontPages.length + plates.length, style: 'D', prefix: 'G', start: 1 },
    ],
    anchors,
    outline: [
      { title: 'Cover', anchor: 'cover', children: [] },
      { title: 'To whoever opens it', anchor: 'reader', children: [] },
      {
        title: 'Plates',
        anchor: 'plate-1',
        children: plates.map(({ title, anchor }) => ({ title, anchor, children: [] })),
      },
      { title: 'Gazetteer', anchor: 'gazetteer', children: [] },
    ],
    destinations: 'explicit',
  });
}

/** The atlas, as the demonstration library makes it. */
export const atlas: DocumentMaker = { record: RECORD, format: 'pdf', make: makeAtlas };
