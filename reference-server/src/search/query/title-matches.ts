import { LEADING_ARTICLES } from '@leeszaal/shared-contracts';

/** A title that matches typed words, and its bonus. */
export interface TitleMatch {
  readonly titleKey: string;
  readonly bonus: number;
}

const WHOLE = 2;
/** The typed words after an article, or without theirs. */
const BUT_FOR_ARTICLE = 1.9;
const WORDS_AT_MOST = 8;

/**
 * The titles within the typed words: all words, then runs of two words or more, so that `multatuli max havelaar`
 * finds the book of that title before books about it. An article at the beginning of a title may be left out.
 */
export function titleMatches(words: readonly string[]): TitleMatch[] {
  if (words.length === 0) return [];
  const whole = words.join(' ');
  const fits = new Map([[whole, WHOLE]]);
  for (const article of LEADING_ARTICLES) fits.set(`${article} ${whole}`, BUT_FOR_ARTICLE);
  const [first = '', ...others] = words;
  if (LEADING_ARTICLES.has(first) && others.length > 0) fits.set(others.join(' '), BUT_FOR_ARTICLE);
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
