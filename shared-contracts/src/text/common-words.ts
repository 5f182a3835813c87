type WordLanguage = 'nl' | 'en' | 'de' | 'fr';

/** Articles, pronouns, prepositions and conjunctions by language, folded. */
const WORDS: Readonly<Record<WordLanguage, string>> = {
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

/**
 * The words of each language that say little of what a text is about, folded (`docs/decisions.md` 128). A search finds
 * by the other words where it has any, and results mark only those.
 */
export const COMMON_WORDS: Readonly<Record<WordLanguage, ReadonlySet<string>>> = {
  nl: wordsOf(WORDS.nl),
  en: wordsOf(WORDS.en),
  de: wordsOf(WORDS.de),
  fr: wordsOf(WORDS.fr),
};

const SETS: readonly ReadonlySet<string>[] = Object.values(COMMON_WORDS);

/** Whether a folded word is so common in one of the languages that it says little. */
export function isCommonWord(folded: string): boolean {
  return SETS.some((words) => words.has(folded));
}

/** The articles that catalogues pass over at the beginning of a title, folded; *l* is that of *l'été*. */
export const LEADING_ARTICLES: ReadonlySet<string> = wordsOf(
  'de het een the a an der die das ein eine le la les l un une',
);

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/));
}
