import { foldText, spellOut } from '@leeszaal/shared-contracts';

/** One word of a text, folded. */
export interface Word {
  readonly folded: string;
  /** The word with ä, ö and ü written ae, oe and ue, if that differs. */
  readonly spelled: string | undefined;
  /** The hyphen, apostrophe, full stop or ampersand that alone separates it from the previous word, if one does. */
  readonly joiner: string | undefined;
}

// Longer than any natural word, shorter than the limit of an index entry.
const LONGEST = 100;
const JOINERS = new Set(['-', "'", '.', '&']);
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const WORD_OR_WILDCARD = /[\p{L}\p{N}\p{M}*?]+/gu;

function clip(word: string): string {
  return word.length <= LONGEST ? word : [...word].slice(0, LONGEST / 2).join('');
}

/** Splits a text into its words, in order, for the index and for queries. With `wildcards`, `*` and `?` are letters. */
export function wordsOf(text: string, wildcards = false): Word[] {
  const pattern = wildcards ? WORD_OR_WILDCARD : WORD;
  const folded = foldText(text);
  const spelling = spellOut(text);
  const spelled = spelling === text.normalize('NFC') ? [] : foldText(spelling).match(pattern);
  let end = -2;
  return [...folded.matchAll(pattern)].map((match, at) => {
    const between = match.index === end + 1 ? folded.charAt(end) : '';
    const joiner = JOINERS.has(between) ? between : undefined;
    end = match.index + match[0].length;
    const word = clip(match[0]);
    const other = clip(spelled?.[at] ?? word);
    return { folded: word, spelled: other === word ? undefined : other, joiner };
  });
}

/** Groups joined words, such as the two of `e-book`. */
export function compoundsOf(words: readonly Word[]): Word[][] {
  const compounds: Word[][] = [];
  for (const word of words) {
    const last = compounds.at(-1);
    if (word.joiner !== undefined && last) last.push(word);
    else compounds.push([word]);
  }
  return compounds;
}

/** The forms of a word: folded and, if different, spelled out. */
export function formsOf(word: Word): [string, ...string[]] {
  return word.spelled === undefined ? [word.folded] : [word.folded, word.spelled];
}

/** A compound written as one word (`ebook`), in its forms. */
export function writtenTogether(compound: readonly Word[]): [string, ...string[]] {
  const folded = clip(compound.map((word) => word.folded).join(''));
  const spelled = clip(compound.map((word) => word.spelled ?? word.folded).join(''));
  return spelled === folded ? [folded] : [folded, spelled];
}

/** The forms of a whole value: its words separated by one space, or the folded text if it has none. */
export function wholeForms(
  text: string,
  words: readonly Word[] = wordsOf(text),
): [string, ...string[]] {
  if (words.length === 0) return [foldText(text)];
  const folded = words.map((word) => word.folded).join(' ');
  if (words.every((word) => word.spelled === undefined)) return [folded];
  return [folded, words.map((word) => word.spelled ?? word.folded).join(' ')];
}
