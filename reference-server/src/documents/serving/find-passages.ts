import type { Passage } from '@leeszaal/shared-contracts';
import { foldText } from '../../text/fold-text.ts';

/** Text around a hit on each side, in UTF-16 units at most. */
const AROUND = 60;

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Places of the terms in a folded text, in order; at one place the longest wins, and none overlap. */
export function findSpans(folded: string, terms: readonly string[]): readonly Span[] {
  const escaped = [...terms]
    .sort((a, b) => b.length - a.length)
    .map((term) => term.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  if (escaped.length === 0) return [];
  return [...folded.matchAll(new RegExp(escaped.join('|'), 'g'))].map(
    ({ index, 0: { length } }) => ({
      from: index,
      to: index + length,
    }),
  );
}

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

/** Without the part of a word at the end that was cut. */
function surroundings(text: string, from: number, to: number): Passage {
  const start = Math.max(0, from - AROUND);
  const end = Math.min(text.length, to + AROUND);
  const before = text.slice(start, from).replace(start > 0 ? /^\S*\s/ : /^/, '');
  const after = text.slice(to, end).replace(end < text.length ? /\s\S*$/ : /$/, '');
  return {
    before: onOneLine(before),
    text: onOneLine(text.slice(from, to)),
    after: onOneLine(after),
  };
}

/** Where in a word its folded letter stands. */
function offsetIn(word: string, folded: number): number {
  if (foldText(word).length === word.length) return folded;
  let [at, length] = [0, 0];
  for (const letter of word) {
    length += foldText(letter).length;
    if (length > folded) return at;
    at += letter.length;
  }
  return at;
}

/**
 * The first hits of the terms in a text, as they are written.
 *
 * @param spans of the terms in the folded text, in order
 */
export function passagesOf(text: string, spans: readonly Span[]): Passage[] {
  const edges = spans.flatMap(({ from, to }) => [from, to - 1]);
  const places: number[] = [];
  // Folded, a text is its folded words with a space between them.
  let length = 0;
  for (const { index, 0: word } of text.matchAll(/\S+/gu)) {
    if (places.length === edges.length) break;
    const folded = foldText(word).length;
    if (folded === 0) continue;
    for (let edge = edges[places.length]; edge !== undefined; edge = edges[places.length]) {
      if (edge > length + folded) break;
      places.push(index + offsetIn(word, Math.max(0, edge - length)));
    }
    length += folded + 1;
  }
  return spans.flatMap((_span, at) => {
    const [from, last] = [places[2 * at], places[2 * at + 1]];
    if (from === undefined || last === undefined) return [];
    const letter = text.codePointAt(last) ?? 0;
    // Marks that combine with the last letter belong to it.
    const marks = /^\p{Mark}*/u.exec(text.slice(last + (letter > 0xffff ? 2 : 1), last + 9))?.[0];
    return [surroundings(text, from, last + (letter > 0xffff ? 2 : 1) + (marks?.length ?? 0))];
  });
}
