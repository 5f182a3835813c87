/** A title that fits the typed words, and what that adds to the score. */
export interface TitleFit {
  readonly titleKey: string;
  readonly bonus: number;
}

const WHOLE = 2;
const WORDS_AT_MOST = 8;

/**
 * The titles that the typed words hold: all of them first of all, then stretches of two words and
 * more, so that `multatuli max havelaar` finds the book of that title before books about it.
 */
export function titleFits(words: readonly string[]): TitleFit[] {
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
