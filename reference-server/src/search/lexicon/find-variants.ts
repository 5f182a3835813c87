import type { Forms, Variants } from '../query/clause.contract.ts';
import {
  COMPOUNDING,
  continuesAsCompound,
  endsAsCompound,
  SHORTEST_PART,
} from '../words/compounds.ts';
import { isStemmable, stemWord } from '../words/stem-word.ts';
import { WORD_LANGUAGES } from '../words/word-language.ts';
import type { Lexicon, Part, Stem, WordOfPart, WordOfStem } from './lexicon.contract.ts';

/** The most variants of each kind for a word. */
const VARIANTS_AT_MOST = 40;

const stemsOf = (word: string): Stem[] =>
  WORD_LANGUAGES.map((language) => ({ language, stem: stemWord(language, word) }));

function partsOf(word: string): Part[] {
  if (word.length < SHORTEST_PART) return [];
  return COMPOUNDING.flatMap((language): Part[] => {
    const stem = stemWord(language, word);
    // A stem may be another word: Dutch `maan` has the stem `man`.
    const isOwn = word.startsWith(stem);
    const beginnings = new Set(isOwn && stem.length > SHORTEST_PART ? [word, stem] : [word]);
    return [
      ...[...beginnings].map((letters): Part => ({ language, at: 'beginning', letters })),
      { language, at: 'end', letters: word },
      ...(isOwn ? [{ language, at: 'stem', letters: stem } as const] : []),
    ];
  });
}

function isCompound(typed: string, { at, letters, word, isKnown, language }: WordOfPart): boolean {
  if (at === 'beginning') return continuesAsCompound(letters, word.slice(letters.length), isKnown);
  const whole = at === 'end' ? word : stemWord(language, word);
  return endsAsCompound(typed, whole.slice(0, whole.length - letters.length), isKnown);
}

const keyOf = ({ language, at, letters }: Part): string => `${language} ${at} ${letters}`;

function compoundsWith(typed: string, found: readonly WordOfPart[]): string[] {
  const parts = new Set(partsOf(typed).map(keyOf));
  return found
    .filter((part) => parts.has(keyOf(part)) && isCompound(typed, part))
    .map(({ word }) => word);
}

interface Answers {
  readonly ofStems: readonly WordOfStem[];
  readonly ofParts: readonly WordOfPart[];
}

/** The words with the stem of a typed one; `isNear` in the languages in which it occurs itself, or in all. */
function wordsWithStem(typed: string, found: readonly WordOfStem[]) {
  const same = found.filter(({ language, stem }) => stemWord(language, typed) === stem);
  const known = new Set(same.filter(({ word }) => word === typed).map(({ language }) => language));
  return same.map(({ word, language }) => ({
    word,
    isNear: known.size === 0 || known.has(language),
  }));
}

function variantsOf(forms: readonly string[], { ofStems, ofParts }: Answers): Variants {
  const typed = forms.filter(isStemmable);
  const withStem = typed.flatMap((form) => wordsWithStem(form, ofStems));
  const stems = new Set(withStem.filter(({ isNear }) => isNear).map(({ word }) => word));
  for (const form of forms) stems.delete(form);
  const others = new Set([
    ...typed.flatMap((form) => compoundsWith(form, ofParts)),
    ...withStem.map(({ word }) => word),
  ]);
  for (const word of [...forms, ...stems]) others.delete(word);
  return {
    stems: [...stems].slice(0, VARIANTS_AT_MOST),
    others: [...others].slice(0, VARIANTS_AT_MOST),
  };
}

/**
 * Looks up the variants of words, each given in its forms: the words of the vocabulary with the stem of one in any of
 * the languages, as each record's words are stemmed in its own, and Dutch and German compounds that have one as a part.
 */
export async function findVariants(
  lexicon: Lexicon,
  words: readonly Forms[],
): Promise<readonly Variants[]> {
  const forms = [...new Set(words.flat())].filter(isStemmable);
  const [ofStems, ofParts] = await Promise.all([
    lexicon.wordsOfStems(forms.flatMap(stemsOf)),
    lexicon.wordsOfParts(forms.flatMap(partsOf)),
  ]);
  return words.map((each) => variantsOf(each, { ofStems, ofParts }));
}
