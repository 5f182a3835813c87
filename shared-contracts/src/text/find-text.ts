import { type FoldedText, foldLetters, foldText, spellOut } from './fold-text.ts';

/** A range of a text, in UTF-16 code units. */
export interface TextSpan {
  readonly from: number;
  readonly to: number;
}

const escaped = (needle: string) => needle.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Matches of folded needles in a folded text, in order, without overlaps. At one position the longest wins. */
export function findFolded(folded: string, needles: readonly string[]): TextSpan[] {
  const wanted = needles.filter(Boolean).sort((a, b) => b.length - a.length);
  if (wanted.length === 0) return [];
  const pattern = new RegExp(wanted.map(escaped).join('|'), 'g');
  return [...folded.matchAll(pattern)].map(({ index, 0: { length } }) => ({
    from: index,
    to: index + length,
  }));
}

/** Where a match lies in the original; whole letters, also where one of them folds to several (`Ⅶ`). */
export function originalSpan({ from, to }: TextSpan, { origins }: FoldedText): TextSpan {
  const last = origins[to - 1] ?? 0;
  let next = to;
  while (origins[next] === last) next += 1;
  return { from: origins[from] ?? 0, to: origins[next] ?? last };
}

/** The first of the spans at each place; two matches within one letter mark it once. */
function withoutOverlaps(spans: readonly TextSpan[]): TextSpan[] {
  let end = 0;
  return spans.filter(({ from, to }) => {
    if (from < end) return false;
    end = to;
    return true;
  });
}

/**
 * All matches of the needles, in order, ignoring case and diacritics. Matches do not overlap: at one position the
 * longest needle wins.
 */
export function findText(text: string, needles: readonly string[]): TextSpan[] {
  const wanted = needles.map(foldText);
  if (!wanted.some(Boolean)) return [];
  const folded = foldLetters(text);
  return withoutOverlaps(findFolded(folded.text, wanted).map((span) => originalSpan(span, folded)));
}

/** Scripts without spaces between words; characters they share, such as a length mark, count as theirs. */
const UNSPACED = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar']
  .map((script) => String.raw`\p{Script_Extensions=${script}}`)
  .join('');
/** A character that continues a word. In a script without spaces words have no visible boundary. */
const LETTER = String.raw`(?![${UNSPACED}])[\p{Letter}\p{Mark}\p{Number}]`;
const LETTER_BEFORE = new RegExp(`${LETTER}$`, 'u');
const LETTER_AFTER = new RegExp(`^${LETTER}`, 'u');

/**
 * Like {@link findText}, for whole words; a `*` at an end of a needle matches part of a word. As in the search of the
 * catalogue, *ü* is *u* and *ue*.
 */
export function findWords(text: string, needles: readonly string[]): TextSpan[] {
  const wanted = needles.map((needle) => {
    const plain = needle.replaceAll('*', ' ');
    return {
      forms: [foldText(plain), foldText(spellOut(plain))],
      isOpenBefore: needle.startsWith('*'),
      isOpenAfter: needle.endsWith('*'),
    };
  });
  if (!wanted.some(({ forms }) => forms.some(Boolean))) return [];
  const spans = [foldLetters(text), foldLetters(text, spellOut)].flatMap((folded) =>
    wanted.flatMap(({ forms, isOpenBefore, isOpenAfter }) =>
      findFolded(folded.text, forms)
        .filter(
          ({ from, to }) =>
            (isOpenBefore || !LETTER_BEFORE.test(folded.text.slice(Math.max(0, from - 2), from))) &&
            (isOpenAfter || !LETTER_AFTER.test(folded.text.slice(to, to + 2))),
        )
        .map((span) => originalSpan(span, folded)),
    ),
  );
  return withoutOverlaps(spans.sort((a, b) => a.from - b.from || b.to - a.to));
}
