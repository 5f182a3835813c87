import type { Directive } from '../../../pdf/book-setter.ts';
import { bookTable } from './book-table.ts';

const MARKS: Readonly<Record<string, string>> = {
  '\u0300': 'grave',
  '\u0301': 'acute',
  '\u0302': 'circumflex',
  '\u0303': 'tilde',
  '\u0304': 'macron',
  '\u0306': 'breve',
  '\u0307': 'dot above',
  '\u0308': 'diaeresis',
  '\u030a': 'ring',
  '\u030b': 'double acute',
  '\u030c': 'caron',
  '\u0323': 'dot below',
  '\u0326': 'comma below',
  '\u0327': 'cedilla',
  '\u0328': 'ogonek',
};

/** How a letter comes apart: its plain letter and its marks, or nothing when it is whole. */
export function takenApart(letter: string): string {
  const [plain = '', ...marks] = letter.normalize('NFD');
  return marks.length === 0 ? '' : [plain, ...marks.map((mark) => MARKS[mark] ?? '')].join(' + ');
}

const bytesOf = (letter: string): string =>
  [...new TextEncoder().encode(letter)]
    .map((byte) => byte.toString(16).toUpperCase().padStart(2, '0'))
    .join(' ');

function row(letter: string): string[] {
  const number = letter.codePointAt(0) ?? 0;
  return [
    letter,
    number.toString(16).toUpperCase().padStart(4, '0'),
    String(number),
    bytesOf(letter),
    takenApart(letter),
  ];
}

const letters = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));

const GROUPS: readonly (readonly [title: string, anchor: string, letters: readonly string[]])[] = [
  [
    'Western Europe',
    'western-letters',
    letters(0xc0, 0xff).filter((letter) => letter !== '×' && letter !== '÷'),
  ],
  [
    'Central and eastern Europe',
    'eastern-letters',
    letters(0x100, 0x17e).filter((letter) => letter !== 'ŉ'),
  ],
  [
    'Punctuation and signs',
    'signs',
    [...'¡§©«­®°±²³¶·¹º»¼½¾¿‐–—‘’‚“”„†‡•…‰′″‹›€№™←→−'].filter((sign) => sign !== '\u00ad'),
  ],
];

/** The chapter of characters. */
export const characterDirectives: Readonly<Record<string, Directive>> = {
  characters: (setter) => {
    for (const [title, anchor, group] of GROUPS) {
      setter.heading(2, [{ kind: 'text', text: title }], anchor, 3);
      bookTable(setter, {
        columns: ['Sign', 'Unicode', 'decimal', 'UTF-8', 'taken apart'].map((name, at) => ({
          title: name,
          share: at === 0 ? 0.6 : at === 4 ? 1.7 : 1,
        })),
        rows: group.map(row),
        groups: 8,
        leading: 12.4,
      });
    }
  },
};
