import { COMMON_WORDS } from '@leeszaal/shared-contracts';
import { WORD_LANGUAGES, type WordLanguage } from './word-language.ts';

const SAMPLE = 2000;
/** The least share of common words in a text of a language. */
const SHARE = 0.15;

/** The language of a text by its common words; undefined for a text with few of them. */
export function guessLanguage(words: readonly string[]): WordLanguage | undefined {
  const sample = words.slice(0, SAMPLE);
  const counted = WORD_LANGUAGES.map((language) => ({
    language,
    hits: sample.filter((word) => COMMON_WORDS[language].has(word)).length,
  }));
  const best = counted.reduce((a, b) => (b.hits > a.hits ? b : a));
  return best.hits > 0 && best.hits >= sample.length * SHARE ? best.language : undefined;
}
