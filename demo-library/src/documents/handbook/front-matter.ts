import { parseBlocks } from '../../markup/parse-blocks.ts';
import { BookSetter } from '../../pdf/book-setter.ts';
import type { BookStyle } from '../../pdf/book-style.ts';
import { INK } from '../../pdf/page-draft.ts';
import { type TextStyle, toWord, wordWidth } from '../../pdf/words.ts';
import type { OutlineEntry } from '../../pdf/write-pdf.ts';

/** A line of the list of contents. */
interface ContentsLine {
  readonly title: string;
  readonly number: string | undefined;
  readonly anchor: string;
  readonly level: number;
}

function centred(
  setter: BookSetter,
  words: string,
  style: TextStyle,
  y: number,
  ink = INK.black as readonly [number, number, number],
): void {
  const { page, design } = setter.flow;
  const word = toWord(words, style);
  page.word(word, (design.width - wordWidth(word)) / 2, y, ink);
  page.words.push('\n');
}

function titlePage(setter: BookSetter): void {
  const { flow, style } = setter;
  const { height, width } = style.page;
  const page = flow.startPage(false);
  flow.anchor('title-page');
  centred(
    setter,
    'a handbook of',
    { ...style.label, size: 15, tracking: 120 },
    height - 190,
    style.accent,
  );
  centred(setter, 'The Reading', { ...style.title, size: 46 }, height - 246);
  centred(setter, 'Room', { ...style.title, size: 46 }, height - 296);
  page.rule(width / 2 - 24, height - 324, width / 2 + 24, height - 324, 1.2, style.accent);
  const italic = { ...style.body.text, roman: style.body.text.italic, size: 13 };
  centred(setter, 'essays and tables', italic, height - 352);
  centred(setter, 'Marit Oosterhuis', { ...style.body.text, size: 14 }, height - 410);
  centred(setter, '❦', { ...style.body.text, size: 20 }, 132, style.accent);
  centred(setter, 'leeszaal press', { ...style.label, size: 10, tracking: 120 }, 96);
}

const IMPRINT = [
  'First published in 2026 by Leeszaal Press.',
  'Written and set for the demonstration library of Leeszaal. The author is an invention; the facts are not, as far as could be ascertained.',
  'You may copy, print and change this book, in whole or in part, for any purpose.',
  'The text is set in EB Garamond, designed by Georg Duffner and Octavio Pardo after the types of Claude Garamont, and some specimens in Alegreya Sans, by Juan Pablo del Peral. Both are under the SIL Open Font License.',
];

function imprint(setter: BookSetter): void {
  const { flow, style } = setter;
  flow.startPage(false);
  flow.sink(330);
  for (const line of IMPRINT) {
    flow.paragraph([{ kind: 'text', text: line }], {
      ...style.small,
      justified: false,
      right: 60,
      ink: INK.grey,
    });
    flow.skip(6);
  }
}

function contentsLine(setter: BookSetter, line: ContentsLine, page: string): void {
  const { flow, style } = setter;
  const { text } = style.body;
  const part = line.level === 1;
  const leading = part ? 17 : line.level === 2 ? 15.4 : 12.6;
  flow.reserve(part ? leading * 4 : leading);
  if (part) flow.skip(12);
  const look: TextStyle = part
    ? { ...style.label, size: 11, tracking: 90 }
    : line.level === 2
      ? { ...text, size: 11 }
      : { ...text, roman: text.italic, size: 9.4 };
  const left = part ? 0 : line.level === 2 ? 22 : 38;
  const y = flow.y - leading * 0.74;
  const { x, width } = flow;
  if (line.number !== undefined) {
    const number = toWord(line.number, { ...text, size: 11 });
    flow.page.word(number, x + 15 - wordWidth(number), y, style.accent);
  }
  const title = toWord(part ? line.title.toLowerCase() : line.title, look);
  const folio = toWord(page, { ...text, size: part ? 11 : look.size });
  flow.page.word(title, x + left, y, part ? style.accent : INK.black);
  flow.page.word(folio, x + width - wordWidth(folio), y);
  if (line.level === 2)
    leaders(setter, x + left + wordWidth(title) + 5, x + width - wordWidth(folio) - 5, y);
  flow.page.words.push('\n');
  flow.page.link(x, y - 3, width, leading, `#${line.anchor}`);
  flow.sink(leading);
}

function leaders(setter: BookSetter, from: number, to: number, y: number): void {
  const dot = toWord('.', setter.style.body.text);
  const step = 8;
  for (let x = Math.ceil(from / step) * step; x < to - 2; x += step)
    setter.flow.page.word(dot, x, y, INK.rule);
}

/** The pages before the first chapter: title, imprint, contents and preface. */
export function setFrontMatter(
  style: BookStyle,
  outline: readonly OutlineEntry[],
  numbers: ReadonlyMap<string, string>,
  folioOf: (anchor: string) => string,
  preface: string,
): BookSetter {
  const setter = new BookSetter(style);
  titlePage(setter);
  imprint(setter);
  setter.chapter('Contents', 'contents');
  const lines = (entries: readonly OutlineEntry[], level: number): ContentsLine[] =>
    entries.flatMap((entry) => [
      { title: entry.title, anchor: entry.anchor, number: numbers.get(entry.anchor), level },
      ...(level < 3 ? lines(entry.children, level + 1) : []),
    ]);
  for (const line of lines(outline, 1)) contentsLine(setter, line, folioOf(line.anchor));
  setter.chapter('To the Reader', 'preface');
  setter.blocks(parseBlocks(preface));
  return setter;
}
