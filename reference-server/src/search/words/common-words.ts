import { WORD_LANGUAGES, type WordLanguage } from './word-language.ts';

/* Articles, pronouns, prepositions and conjunctions, folded. */
const COMMON: Readonly<Record<WordLanguage, string>> = {
  nl: `de het een en of van in op te ten ter aan met voor door uit bij naar om over tot als dan dat die dit deze
    er is zijn was ik je u hij zij ze we wij niet ook maar onder tussen zonder tegen hun haar`,
  en: `the a an and or of in on to for by with from at as is are was be it its this that these those his her
    their our your not but about into over under between i you he she we they`,
  de: `der die das den dem des ein eine einer eines einem einen und oder von vom im in am an auf aus bei beim mit
    nach zu zum zur fur fuer uber ueber unter um ist sind war es er sie wir ihr nicht auch aber als wie
    durch ohne gegen zwischen`,
  fr: `le la les un une des du de et ou en dans sur sous par pour avec sans au aux ce cet cette ces son sa ses
    leur leurs il elle on nous vous ils elles est sont ne pas que qui se chez entre`,
};

const BY_LANGUAGE: ReadonlyMap<WordLanguage, ReadonlySet<string>> = new Map(
  WORD_LANGUAGES.map((language) => [language, new Set(COMMON[language].split(/\s+/))] as const),
);
const ALL: ReadonlySet<string> = new Set([...BY_LANGUAGE.values()].flatMap((words) => [...words]));

/** What a library's catalogue puts before titles, folded. */
export const ARTICLES: readonly string[] =
  'de het een the a an der die das ein eine le la les l un une'.split(' ');

/** Whether a folded word is so common in one of the languages that it says little. */
export function isCommonWord(folded: string): boolean {
  return ALL.has(folded);
}

const SAMPLE = 2000;
/** The least share of common words in a text of a language. */
const SHARE = 0.15;

/** The language of a text by its common words; undefined for a text with few of them. */
export function guessLanguage(words: readonly string[]): WordLanguage | undefined {
  const sample = words.slice(0, SAMPLE);
  const counted = WORD_LANGUAGES.map((language) => ({
    language,
    hits: sample.filter((word) => BY_LANGUAGE.get(language)?.has(word)).length,
  }));
  const best = counted.reduce((a, b) => (b.hits > a.hits ? b : a));
  return best.hits > 0 && best.hits >= sample.length * SHARE ? best.language : undefined;
}
