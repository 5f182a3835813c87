import { parseBlocks } from '../../markup/parse-blocks.ts';
import { parseSpans, plainText } from '../../markup/parse-spans.ts';
import { readText } from '../../markup/read-text.ts';
import { BookSetter } from '../../pdf/book-setter.ts';
import { type BookStyle, guideStyle } from '../../pdf/book-style.ts';
import { loadFaces } from '../../pdf/face.ts';
import { drawHeads } from '../../pdf/finish-book.ts';
import type { PageDesign } from '../../pdf/flow.ts';
import { INK, type Ink } from '../../pdf/page-draft.ts';
import { setTable } from '../../pdf/table.ts';
import { toWord, wordWidth } from '../../pdf/words.ts';
import { writePdf } from '../../pdf/write-pdf.ts';
import type { DocumentMaker } from '../demo-document.contract.ts';
import { readRecord } from '../read-record.ts';
import { readTables } from '../read-tables.ts';

const RECORD = readRecord(import.meta.url);

/** A5, with a wide margin at the left. */
const PAGE: PageDesign = {
  width: 419.5,
  height: 595.3,
  left: 78,
  top: 66,
  measure: 288,
  depth: 446,
  leading: 15,
};

const GREEN: Ink = [0.12, 0.36, 0.38];

const directives = readTables(import.meta.url, ({ flow, style }, table) => {
  flow.skip(8);
  const text = { ...style.small.text, size: 9.2, forms: 'table' as const };
  setTable(flow, { ...table, text, head: { ...text, roman: text.bold }, leading: 13.4 });
});

function titlePage(setter: BookSetter): void {
  const { flow, style } = setter;
  const { width, height } = style.page;
  const page = flow.startPage(false);
  flow.anchor('omslag');
  page.fill(0, 0, width, height, GREEN);
  // The sun over three waves: the library's mark, large.
  page.draw(
    `0.84 0.56 0.2 rg ${width / 2 - 70} 330 m ${width / 2 - 70} 423 ${width / 2 + 70} 423 ${width / 2 + 70} 330 c f`,
  );
  for (const [index, y] of [300, 268, 236].entries()) {
    const wave = Array.from({ length: 8 }, (_, at) => {
      const x = 60 + at * 37.4;
      const lift = at % 2 === 0 ? 16 : -16;
      return `${x + 12} ${y + lift} ${x + 25} ${y + lift} ${x + 37.4} ${y} c`;
    });
    page.draw(`0.95 0.96 0.94 RG ${9 - index * 2} w 1 J 60 ${y} m ${wave.join(' ')} S`);
  }
  const lines = [
    ['Thuis in de', style.title, 38, 500],
    ['leeszaal', style.title, 38, 458],
    ['een gids voor lezers', style.body.text, 14, 180],
    ['Bibliotheek Waterland', style.subsection, 12, 70],
  ] as const;
  for (const [words, look, size, y] of lines) {
    const word = toWord(words, { ...look, size });
    page.word(word, (width - wordWidth(word)) / 2, y, INK.white);
    page.words.push('\n');
  }
}

function contentsPage(
  setter: BookSetter,
  entries: readonly (readonly [title: string, anchor: string, level: number])[],
  folioOf: (anchor: string) => string,
): void {
  const { flow, style } = setter;
  flow.head = 'Inhoud';
  flow.startPage(false);
  flow.anchor('inhoud');
  flow.sink(30);
  flow.paragraph(parseSpans('Inhoud'), {
    text: style.title,
    leading: 40,
    justified: false,
    ink: GREEN,
  });
  for (const [title, anchor, level] of entries) {
    const text =
      level === 1 ? { ...style.body.text, roman: style.body.text.bold } : style.body.text;
    const leading = level === 1 ? 17 : 14;
    flow.reserve(leading);
    if (level === 1) flow.skip(5);
    const y = flow.y - leading * 0.74;
    const folio = toWord(folioOf(anchor), text);
    flow.page.word(toWord(title, text), flow.x + (level - 1) * 14, y);
    flow.page.word(folio, flow.x + flow.width - wordWidth(folio), y);
    flow.page.words.push('\n');
    flow.page.link(flow.x, y - 3, flow.width, leading, `#${anchor}`);
    flow.sink(leading);
  }
}

const guideLook = (style: BookStyle): BookStyle => ({ ...style, accent: GREEN });

/** A guide to the library in Dutch: a PDF whose links go by names. */
async function makeGuide(): Promise<Uint8Array> {
  const style = guideLook(guideStyle(await loadFaces(), PAGE));
  const blocks = parseBlocks(await readText('text/gids.txt', import.meta.url));
  const body = new BookSetter(style, directives);
  let number = 0;
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 1) {
      number += 1;
      body.chapter(plainText(block.spans), block.anchor, { number: String(number) });
    } else body.blocks([block], 2);
  }
  const { pages, anchors } = body.flow;
  const positions = new Map(pages.map(({ draft }, index) => [draft, String(index + 3)]));
  const folioOf = (anchor: string): string => {
    const place = anchors.get(anchor);
    return place === undefined ? '' : (positions.get(place.page) ?? '');
  };
  const front = new BookSetter(style);
  titlePage(front);
  const entries = body.outline.flatMap(({ title, anchor, children }) => [
    [title, anchor, 1] as const,
    ...children.map((child) => [child.title, child.anchor, 2] as const),
  ]);
  contentsPage(front, entries, folioOf);
  const all = [...front.flow.pages, ...pages];
  drawHeads(all, style, RECORD.title, (index) => (index === 0 ? '' : String(index + 1)));
  return writePdf({
    title: RECORD.title,
    authors: ['Bibliotheek Waterland'],
    subject: 'Een gids voor lezers',
    keywords: RECORD.keywords,
    language: 'nl',
    pages: all.map(({ draft }) => draft),
    labels: [],
    anchors: new Map([...front.flow.anchors, ...anchors]),
    outline: [{ title: 'Inhoud', anchor: 'inhoud', children: [] }, ...body.outline],
    destinations: 'named',
  });
}

/** The guide, as the demonstration library makes it. */
export const guide: DocumentMaker = { record: RECORD, format: 'pdf', make: makeGuide };
