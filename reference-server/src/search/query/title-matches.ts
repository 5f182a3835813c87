/** A title that matches typed words, and its bonus. */
export interface TitleMatch {
  readonly titleKey: string;
  readonly bonus: number;
}

const WHOLE = 2;
const WORDS_AT_MOST = 8;

/**
 * The titles within the typed words: all words, then runs of two words or more, so that `multatuli max havelaar`
 * finds the book of that title before books about it.
 */
export function titleMatches(words: readonly string[]): TitleMatch[] {
  if (words.length === 0) return [];
  const fits = new Map([[words.join(' '), WHOLE]]);
  if (words.length <= WORDS_AT_MOST) {
    for (let length = words.length - 1; length >= 2; length -= 1) {
      const bonus = WHOLE * (length / words.length) ** 2;
      for (let from = 0; from + length <= words.length; from += 1) {
        const titleKey = words.slice(from, from + length).join(' ');
        if (!fits.has(titleKey)) fits.set(titleKey, bonus);
      }
    }
  }
  return Array.from(fits, ([titleKey, bonus]) => ({ titleKey, bonus }));
}
