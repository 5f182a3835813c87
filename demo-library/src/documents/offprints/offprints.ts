import type { DemoPrice } from '../../demo-record.ts';
import type { Block, Span } from '../../markup/block.contract.ts';
import { parseBlocks } from '../../markup/parse-blocks.ts';
import { readText } from '../../markup/read-text.ts';
import { BookSetter } from '../../pdf/book-setter.ts';
import { readingStyle } from '../../pdf/book-style.ts';
import { loadFaces } from '../../pdf/face.ts';
import { drawHeads } from '../../pdf/finish-book.ts';
import { writePdf } from '../../pdf/write-pdf.ts';
import type { DemoDocument, DocumentMaker, DocumentRecord } from '../demo-document.contract.ts';
import { HANDBOOK_PAGE, handbook } from '../handbook/handbook.ts';
import { HANDBOOK_TITLE } from '../handbook/handbook-record.ts';
import { PARTS, slugOf } from '../handbook/plan.ts';

/** A chapter of the handbook that is also given out by itself. */
interface Offprint {
  readonly chapter: number;
  readonly keywords: readonly string[];
  readonly abstract: string;
  readonly acquiredDaysAgo: number;
  /** The bookshop sells it, and the library does not have it yet; the number is made up. */
  readonly sale?: { readonly isbn: string; readonly price: DemoPrice };
}

const OFFPRINTS: readonly Offprint[] = [
  {
    chapter: 5,
    keywords: ['cataloguing', 'catalogues', 'Panizzi', 'libraries'],
    abstract:
      'A catalogue promises three things: to find, to gather and to help in choosing; and one more, which is to be able to say no.',
    acquiredDaysAgo: 16,
  },
  {
    chapter: 10,
    keywords: ['typography', 'typefaces', 'book design', 'reading'],
    abstract:
      'On the care of white: measure and leading, the families of letters, and the small things that one notices when they are missing.',
    acquiredDaysAgo: 21,
  },
  {
    chapter: 13,
    keywords: ['preservation', 'conservation', 'paper', 'insects'],
    abstract:
      'Acid, insects, mould and kindness: what happens to books when nothing is done, and what may be done about it.',
    acquiredDaysAgo: 27,
  },
  {
    chapter: 11,
    keywords: ['paper', 'bookbinding', 'ink', 'book production'],
    abstract:
      'Rags and wood, soot and oil, linen and glue: what a book is made of before there is anything to read in it, and how to tell by touch.',
    acquiredDaysAgo: 3,
    sale: { isbn: '9789999900010', price: { amount: 450, currency: 'eur' } },
  },
  {
    chapter: 15,
    keywords: ['lending', 'fines', 'privacy', 'libraries'],
    abstract:
      'What a reader promises in borrowing a book, what the library promises in return, and why neither writes it all down.',
    acquiredDaysAgo: 34,
  },
];

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
async function makeOffprint(offprint: Offprint): Promise<DemoDocument> {
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
  const bytes = await writePdf({
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
  return { fileName: `${record.key}.pdf`, bytes, record };
}

/** Some chapters of the handbook by themselves, as the demonstration library makes them. */
export const offprints: readonly DocumentMaker[] = OFFPRINTS.map((offprint) => ({
  record: recordOf(offprint),
  make: () => makeOffprint(offprint),
}));
