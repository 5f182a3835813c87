import { foldText } from './fold-text.ts';

/** A range of a text, in UTF-16 code units. */
export interface TextSpan {
  readonly from: number;
  readonly to: number;
}

const escaped = (needle: string) => needle.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/**
 * All matches of the needles, in order, ignoring case and diacritics. Matches do not overlap: at
 * one position the longest needle wins.
 */
export function findText(text: string, needles: readonly string[]): TextSpan[] {
  const wanted = needles
    .map((needle) => foldText(needle).text.trim())
    .filter((needle) => needle !== '')
    .sort((a, b) => b.length - a.length);
  if (wanted.length === 0) return [];
  const { text: folded, origins } = foldText(text);
  const pattern = new RegExp(wanted.map(escaped).join('|'), 'g');
  const spans: TextSpan[] = [];
  for (const { index, 0: match } of folded.matchAll(pattern)) {
    const from = origins[index] ?? 0;
    // Two matches within one letter mark it once.
    if (from < (spans.at(-1)?.to ?? 0)) continue;
    spans.push({ from, to: endOf(index + match.length - 1, origins) });
  }
  return spans;
}

/**
 * The end of the original letter: `Ⅶ` folds to three letters, and a match of any of them marks it.
 */
function endOf(last: number, origins: readonly number[]): number {
  let next = last + 1;
  while (origins[next] === origins[last]) next += 1;
  return origins[next] ?? origins[last] ?? 0;
}

/**
 * Scripts without spaces between words; characters they share, such as a length mark, count as
 * theirs.
 */
const UNSPACED = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar']
  .map((script) => String.raw`\p{Script_Extensions=${script}}`)
  .join('');
/** A character that continues a word. In a script without spaces words have no visible boundary. */
const LETTER = String.raw`(?![${UNSPACED}])[\p{Letter}\p{Mark}\p{Number}]`;
const LETTER_BEFORE = new RegExp(`${LETTER}$`, 'u');
const LETTER_AFTER = new RegExp(`^${LETTER}`, 'u');

/** Like {@link findText}, for whole words; a `*` at an end of a needle matches part of a word. */
export function findWords(text: string, needles: readonly string[]): TextSpan[] {
  const spans = needles.flatMap((needle) => {
    const [isOpenBefore, isOpenAfter] = [needle.startsWith('*'), needle.endsWith('*')];
    return findText(text, [needle.replaceAll('*', ' ')]).filter(
      ({ from, to }) =>
        (isOpenBefore || !LETTER_BEFORE.test(text.slice(Math.max(0, from - 2), from))) &&
        (isOpenAfter || !LETTER_AFTER.test(text.slice(to, to + 2))),
    );
  });
  // In order; at one position the longest wins.
  const inOrder = spans.sort((a, b) => a.from - b.from || b.to - a.to);
  let end = 0;
  return inOrder.filter(({ from, to }) => {
    if (from < end) return false;
    end = to;
    return true;
  });
}
