import * as v from 'valibot';
import { type DocumentRecord, priceSchema } from '../../demo-record.ts';
import type { Block, Span } from '../../markup/block.contract.ts';
import { parseBlocks } from '../../markup/parse-blocks.ts';
import { readText } from '../../markup/read-text.ts';
import { BookSetter } from '../../pdf/book-setter.ts';
import { readingStyle } from '../../pdf/book-style.ts';
import { loadFaces } from '../../pdf/face.ts';
import { drawHeads } from '../../pdf/finish-book.ts';
import { writePdf } from '../../pdf/write-pdf.ts';
import { readData } from '../../read-data.ts';
import type { DocumentMaker } from '../demo-document.contract.ts';
import { HANDBOOK_PAGE, handbook } from '../handbook/handbook.ts';
import { HANDBOOK_TITLE } from '../handbook/handbook-record.ts';
import { PARTS, slugOf } from '../handbook/plan.ts';

/** A chapter of the handbook that is also given out by itself. */
const offprintSchema = v.strictObject({
  chapter: v.number(),
  keywords: v.array(v.string()),
  abstract: v.string(),
  acquiredDaysAgo: v.number(),
  /** The bookshop sells it, and the library does not have it yet; the number is made up. */
  sale: v.exactOptional(v.strictObject({ isbn: v.string(), price: priceSchema })),
});
type Offprint = v.InferOutput<typeof offprintSchema>;

const OFFPRINTS = readData(new URL('offprints.json', import.meta.url), v.array(offprintSchema));

const TITLES = PARTS.flatMap(({ chapters }) => chapters.map(({ title }) => title));

function recordOf(offprint: Offprint): DocumentRecord {
  const { chapter, keywords, abstract, acquiredDaysAgo, sale } = offprint;
  const title = TITLES[chapter - 1] ?? '';
  const { authors, publisher, place, year, language, ddc } = handbook.record;
  return {
    key: `offprint-${slugOf(title)}`,
    title,
    authors,
    publisher,
    place,
    year,
    language,
    ddc,
    keywords,
    abstract,
    type: 'Article',
    source: HANDBOOK_TITLE,
    sourceDetails: `Chapter ${chapter}`,
    partOf: [handbook.record.key],
    acquiredDaysAgo,
    ...(sale && { ...sale, isOnlyForSale: true }),
  };
}

/** Links to other chapters lead nowhere in an offprint: their words stay. */
const withoutLinks = (spans: readonly Span[]): Span[] =>
  spans.map((span) => {
    if (span.kind === 'note' || !span.href?.startsWith('#')) return span;
    const { href: _href, ...rest } = span;
    return rest;
  });

const standingAlone = (block: Block): Block =>
  block.kind === 'paragraph' || block.kind === 'heading'
    ? { ...block, spans: withoutLinks(block.spans) }
    : block;

/** One chapter as a PDF of its own. */
async function makeOffprint(offprint: Offprint): Promise<Uint8Array> {
  const record = recordOf(offprint);
  const style = readingStyle(await loadFaces(), HANDBOOK_PAGE);
  const setter = new BookSetter(style);
  const anchor = slugOf(record.title);
  const number = String(offprint.chapter).padStart(2, '0');
  const text = await readText(`../handbook/text/${number}-${anchor}.txt`, import.meta.url);
  setter.chapter(record.title, anchor);
  setter.blocks(parseBlocks(text).map(standingAlone));
  const { pages, anchors } = setter.flow;
  drawHeads(pages, style, HANDBOOK_TITLE, (index) => String(index + 1));
  return writePdf({
    title: record.title,
    authors: record.authors,
    subject: `${HANDBOOK_TITLE}, chapter ${offprint.chapter}`,
    keywords: record.keywords,
    language: 'en',
    pages: pages.map(({ draft }) => draft),
    labels: [],
    anchors,
    outline: setter.outline,
    destinations: 'explicit',
  });
}

/** Some chapters of the handbook by themselves, as the demonstration library makes them. */
export const offprints: readonly DocumentMaker[] = OFFPRINTS.map((offprint) => ({
  record: recordOf(offprint),
  format: 'pdf',
  make: () => makeOffprint(offprint),
}));
