import { foldText } from './fold-text.ts';

/** A stretch of a text, from and to in UTF-16 units. */
export interface TextSpan {
  readonly from: number;
  readonly to: number;
}

const escaped = (needle: string) => needle.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/**
 * Every place where one of the needles stands, in order, case and diacritics folded. Places don't
 * overlap: at one place the longest needle wins.
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
    // Two hits within one letter mark it once.
    if (from < (spans.at(-1)?.to ?? 0)) continue;
    spans.push({ from, to: endOf(index + match.length - 1, origins) });
  }
  return spans;
}

/** Where the original letter of a folded one ends: `Ⅶ` folds to three, and is found by any of them. */
function endOf(last: number, origins: readonly number[]): number {
  let next = last + 1;
  while (origins[next] === origins[last]) next += 1;
  return origins[next] ?? origins[last] ?? 0;
}

/** Scripts that put no space between words; what they share, as a length mark, counts as theirs. */
const UNSPACED = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar']
  .map((script) => String.raw`\p{Script_Extensions=${script}}`)
  .join('');
/** What a word goes on with; in a script without spaces nothing tells. */
const LETTER = String.raw`(?![${UNSPACED}])[\p{Letter}\p{Mark}\p{Number}]`;
const LETTER_BEFORE = new RegExp(`${LETTER}$`, 'u');
const LETTER_AFTER = new RegExp(`^${LETTER}`, 'u');

/** As {@link findText}, but whole words only; a needle that begins or ends in `*` may stand within one there. */
export function findWords(text: string, needles: readonly string[]): TextSpan[] {
  const spans = needles.flatMap((needle) => {
    const [isOpenBefore, isOpenAfter] = [needle.startsWith('*'), needle.endsWith('*')];
    return findText(text, [needle.replaceAll('*', ' ')]).filter(
      ({ from, to }) =>
        (isOpenBefore || !LETTER_BEFORE.test(text.slice(Math.max(0, from - 2), from))) &&
        (isOpenAfter || !LETTER_AFTER.test(text.slice(to, to + 2))),
    );
  });
  // One after another: at one place the longest wins.
  const inOrder = spans.sort((a, b) => a.from - b.from || b.to - a.to);
  let end = 0;
  return inOrder.filter(({ from, to }) => {
    if (from < end) return false;
    end = to;
    return true;
  });
}
