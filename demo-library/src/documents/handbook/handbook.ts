import { parseBlocks } from '../../markup/parse-blocks.ts';
import { readLines, readText } from '../../markup/read-text.ts';
import { BookSetter, type Directive } from '../../pdf/book-setter.ts';
import { readingStyle } from '../../pdf/book-style.ts';
import { type Faces, loadFaces } from '../../pdf/face.ts';
import { drawHeads, roman } from '../../pdf/finish-book.ts';
import type { FlowPage, PageDesign } from '../../pdf/flow.ts';
import { INK } from '../../pdf/page-draft.ts';
import { sansStyle, toWord, wordWidth } from '../../pdf/words.ts';
import { type OutlineEntry, writePdf } from '../../pdf/write-pdf.ts';
import type { DocumentMaker } from '../demo-document.contract.ts';
import { setAbbreviations } from './abbreviations.ts';
import { nameAndSubjectTerms, setIndex, textOf, titleTerms } from './book-index.ts';
import { setFrontMatter } from './front-matter.ts';
import { HANDBOOK_RECORD, HANDBOOK_TITLE } from './handbook-record.ts';
import { PARTS, slugOf } from './plan.ts';
import { setReadingList } from './reading-list.ts';
import { airDirectives } from './tables/air.ts';
import { authorMarkDirectives } from './tables/author-marks.ts';
import { calendarDirectives } from './tables/calendars.ts';
import { characterDirectives } from './tables/characters.ts';
import { classificationDirectives } from './tables/classification.ts';
import { concordanceDirectives } from './tables/concordance.ts';
import { dateDueDirectives } from './tables/dates-due.ts';
import { daylightDirectives } from './tables/daylight.ts';
import { easterDirectives } from './tables/easter.ts';
import { formatDirectives } from './tables/formats.ts';
import { measureDirectives } from './tables/measures.ts';
import { numeralDirectives } from './tables/numerals.ts';
import { pointDirectives } from './tables/points.ts';
import { shelfDirectives } from './tables/shelves.ts';
import { writtenTables } from './tables/written-tables.ts';
import { setChronology, setGlossary, setVocabularies, toTerm } from './word-lists.ts';

/** 155 by 235 mm, as many learned books have it; about 63 characters to the line. */
export const HANDBOOK_PAGE: PageDesign = {
  width: 439.4,
  height: 666.1,
  left: 66.7,
  top: 78,
  measure: 306,
  depth: 469,
  leading: 15.6,
};

const directives = (faces: Faces): Readonly<Record<string, Directive>> => ({
  ...calendarDirectives,
  ...easterDirectives,
  ...concordanceDirectives,
  ...daylightDirectives,
  ...classificationDirectives,
  ...authorMarkDirectives,
  ...shelfDirectives,
  ...airDirectives,
  ...formatDirectives,
  ...pointDirectives(sansStyle(faces, 10, 'text')),
  ...numeralDirectives,
  ...writtenTables,
  ...characterDirectives,
  ...measureDirectives,
  ...dateDueDirectives,
});

function setPart(setter: BookSetter, number: number, title: string, motto: string): void {
  const { flow, style } = setter;
  const { height, width } = style.page;
  flow.setColumns(1);
  const page = flow.startPage(false);
  const anchor = `part-${number}`;
  flow.anchor(anchor);
  setter.enter(1, `${roman(number).toUpperCase()}. ${title}`, anchor);
  const lines = [
    [
      `part ${roman(number)}`,
      { ...style.label, size: 12, tracking: 140 },
      height - 220,
      style.accent,
    ],
    [title, { ...style.title, size: 34 }, height - 268, INK.black],
    [
      motto,
      { ...style.body.text, roman: style.body.text.italic, size: 11.5 },
      height - 312,
      INK.grey,
    ],
  ] as const;
  for (const [words, look, y, ink] of lines) {
    const word = toWord(words, look);
    page.word(word, (width - wordWidth(word)) / 2, y, ink);
    page.words.push('\n');
  }
  page.rule(width / 2 - 20, height - 288, width / 2 + 20, height - 288, 1, style.accent);
}

/** Sets the texts of the parts, and the computed lists of the last one. */
async function setChapters(setter: BookSetter, numbers: Map<string, string>): Promise<void> {
  const base = import.meta.url;
  const terms = (await readLines('text/glossary.txt', base)).map(toTerm);
  const events = await readLines('text/chronology.txt', base);
  const abbreviations = await readLines('text/abbreviations.txt', base);
  let number = 0;
  for (const [index, part] of PARTS.entries()) {
    setPart(setter, index + 1, part.title, part.motto);
    for (const { title, head } of part.chapters) {
      number += 1;
      const anchor = slugOf(title);
      numbers.set(anchor, String(number));
      setter.chapter(title, anchor, {
        number: String(number),
        level: 2,
        ...(head === undefined ? {} : { head }),
      });
      if (number <= 31) {
        const file = `text/${String(number).padStart(2, '0')}-${anchor}.txt`;
        setter.blocks(parseBlocks(await readText(file, base)), 3);
      } else if (number === 32) setGlossary(setter, terms);
      else if (number === 33) setVocabularies(setter, terms);
      else if (number === 34) setAbbreviations(setter, abbreviations);
      else if (number === 35) setChronology(setter, events);
      else setReadingList(setter);
    }
  }
}

/** Names every page, so that the index can lead to it. */
function namePages(setter: BookSetter, pages: readonly FlowPage[]): void {
  for (const [index, { draft }] of pages.entries()) {
    setter.flow.anchors.set(`page-${index + 1}`, { page: draft, y: HANDBOOK_PAGE.height });
  }
}

async function setIndexes(setter: BookSetter, pages: readonly string[]): Promise<void> {
  setter.chapter('Index of Names and Subjects', 'index', { level: 1 });
  setter.flow.setColumns(2, 20);
  const subjects = await readLines('text/index.txt', import.meta.url);
  setIndex(setter, nameAndSubjectTerms(subjects), pages);
  setter.chapter('Index of Titles', 'index-of-titles', { level: 1 });
  setter.flow.setColumns(2, 20);
  setIndex(setter, titleTerms(), pages);
}

/** The handbook: a PDF of more than three hundred pages with an outline of three levels. */
async function makeHandbook(): Promise<Uint8Array> {
  const faces = await loadFaces();
  const style = readingStyle(faces, HANDBOOK_PAGE);
  const body = new BookSetter(style, directives(faces));
  const numbers = new Map<string, string>();
  await setChapters(body, numbers);
  const text = [...body.flow.pages];
  namePages(body, text);
  await setIndexes(body, text.map(textOf));

  const { pages, anchors } = body.flow;
  const positions = new Map(pages.map(({ draft }, index) => [draft, String(index + 1)]));
  const folioOf = (anchor: string): string => {
    const place = anchors.get(anchor);
    return place === undefined ? '' : (positions.get(place.page) ?? '');
  };
  const preface = await readText('text/preface.txt', import.meta.url);
  const front = setFrontMatter(style, body.outline, numbers, folioOf, preface);
  drawHeads(front.flow.pages, style, HANDBOOK_TITLE, (index) =>
    index < 2 ? '' : roman(index + 1),
  );
  drawHeads(pages, style, HANDBOOK_TITLE, (index) => String(index + 1));

  const outline: OutlineEntry[] = [
    { title: 'Title page', anchor: 'title-page', children: [] },
    ...front.outline,
    ...body.outline,
  ];
  return writePdf({
    title: HANDBOOK_TITLE,
    authors: ['Oosterhuis, Marit'],
    subject:
      'Essays and tables for those who work in a reading room, and those who like to sit in one.',
    keywords: ['libraries', 'reading rooms', 'cataloguing', 'typography', 'preservation'],
    language: 'en',
    pages: [...front.flow.pages, ...pages].map(({ draft }) => draft),
    labels: [
      { from: 0, style: 'r' },
      { from: front.flow.pages.length, style: 'D', start: 1 },
    ],
    anchors: new Map([...front.flow.anchors, ...anchors]),
    outline,
    destinations: 'explicit',
  });
}

/** The handbook, as the demonstration library makes it. */
export const handbook: DocumentMaker = {
  record: HANDBOOK_RECORD,
  format: 'pdf',
  make: makeHandbook,
};
