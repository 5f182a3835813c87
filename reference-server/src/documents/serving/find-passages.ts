import {
  type FoldedText,
  foldLetters,
  foldText,
  originalSpan,
  type Passage,
  type TextSpan,
} from '@leeszaal/shared-contracts';

/** Context on each side of a hit, in UTF-16 units. */
const AROUND = 60;

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

/** The context of a hit, without partial words. */
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

/** The passages of hits in a text. @param spans of the hits in the folded text, in order */
export function passagesOf(text: string, spans: readonly TextSpan[]): Passage[] {
  const edges = spans.flatMap(({ from, to }) => [from, to - 1]);
  const letters: TextSpan[] = [];
  // A folded text is its folded words, separated by spaces.
  let length = 0;
  for (const { index, 0: word } of text.matchAll(/\S+/gu)) {
    if (letters.length === edges.length) break;
    const end = length + foldText(word).length;
    if (end === length) continue;
    let folded: FoldedText | undefined;
    for (let edge = edges[letters.length]; edge !== undefined; edge = edges[letters.length]) {
      if (edge > end) break;
      folded ??= foldLetters(word);
      const { from, to } = originalSpan({ from: edge - length, to: edge - length + 1 }, folded);
      letters.push({ from: index + from, to: index + to });
    }
    length = end + 1;
  }
  return spans.flatMap((_span, at) => {
    const [first, last] = [letters[2 * at], letters[2 * at + 1]];
    return first && last ? [surroundings(text, first.from, last.to)] : [];
  });
}
