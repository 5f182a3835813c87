import { newStemmer, type Stemmer } from 'snowball-stemmers';
import { singularOf } from './irregular-forms.ts';
import type { WordLanguage } from './word-language.ts';

const STEMMERS: Readonly<Record<WordLanguage, Stemmer>> = {
  nl: newStemmer('dutch'),
  en: newStemmer('english'),
  de: newStemmer('german'),
  fr: newStemmer('french'),
};

/** A word that can have a stem: letters alone, and not so long that it is an accident. */
const STEMMABLE = /^\p{L}{3,40}$/u;

/** Whether a folded word has forms: numbers, codes and very short words have none. */
export function isStemmable(folded: string): boolean {
  return STEMMABLE.test(folded);
}

/**
 * The stem of a folded word in a language, by Snowball. Two words are forms of one if their stems are equal. Dutch also
 * writes *huis* and *huizen*, *brief* and *brieven*, formerly *Nederlandsch*, French *loi* and *lois*, and each
 * language has irregular plurals.
 */
export function stemWord(language: WordLanguage, folded: string): string {
  const singular = singularOf(language, folded);
  if (language === 'fr') return STEMMERS.fr.stem(singular).replace(/(?<=..[aiou])s$/, '');
  if (language !== 'nl') return STEMMERS[language].stem(singular);
  // *haven* loses its ending as if it were a plural, so *havens* has to lose it too.
  const stem = STEMMERS.nl.stem(singular.replace(/ens$/, 'en'));
  return stem.replace(/v$/, 'f').replace(/(?:z|sch)$/, 's');
}
