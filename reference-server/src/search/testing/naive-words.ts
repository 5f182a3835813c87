import { wordsOf } from '../../text/words.ts';
import { COMPOUNDING, continuesAsCompound, endsAsCompound } from '../words/compounds.ts';
import { stemWord } from '../words/stem-word.ts';
import { languagesOf, type WordLanguage } from '../words/word-language.ts';

/** A record of a title in a language. */
export interface TitledRecord {
  readonly title: string;
  readonly language: string;
}

/** A word that occurs in a language. */
interface KnownWord {
  readonly language: WordLanguage;
  readonly word: string;
}

const BEFORE_REST = /^(?:en|es|er|s|n|e)/;
const AFTER_REST = /(?:en|es|er|s|n|e)$/;

/** The model of a `WordEngine`: it compares each typed word with each word of all records so far. */
export function createNaiveWords() {
  const vocabulary = new Map<string, KnownWord>();

  function isKnown(language: WordLanguage, rest: string, link: RegExp): boolean {
    const long = rest.replace(link, '');
    const short = link === BEFORE_REST ? rest.replace(/^[sne]/, '') : rest.replace(/[sne]$/, '');
    return [rest, long, short].some((word) => vocabulary.has(`${language} ${word}`));
  }

  function isCompound(typed: string, { language, word }: KnownWord): boolean {
    if (!COMPOUNDING.includes(language)) return false;
    const stem = stemWord(language, typed);
    const beginnings = stem.length > 3 && typed.startsWith(stem) ? [typed, stem] : [typed];
    const ends = [
      { whole: word, part: typed },
      { whole: stemWord(language, word), part: stem },
    ];
    return (
      beginnings.some((part) => {
        const rest = word.slice(part.length);
        const begins = rest !== '' && word.startsWith(part);
        return begins && continuesAsCompound(part, rest, isKnown(language, rest, BEFORE_REST));
      }) ||
      ends.some(({ whole, part }) => {
        const before = whole.slice(0, whole.length - part.length);
        const isEnd = before !== '' && whole.endsWith(part);
        return isEnd && endsAsCompound(typed, before, isKnown(language, before, AFTER_REST));
      })
    );
  }

  return {
    learn({ title, language }: TitledRecord): void {
      for (const { folded: word } of wordsOf(title)) {
        for (const each of languagesOf(language)) {
          vocabulary.set(`${each} ${word}`, { language: each, word });
        }
      }
    },
    /** Whether a record has each of some typed words, another form of it, or a compound with it. */
    finds(typed: readonly string[], { title }: TitledRecord): boolean {
      const words = new Set(wordsOf(title).map(({ folded }) => folded));
      return typed.every((each) => {
        const meant = [...vocabulary.values()].filter(
          (known) =>
            stemWord(known.language, known.word) === stemWord(known.language, each) ||
            isCompound(each, known),
        );
        return words.has(each) || meant.some(({ word }) => words.has(word));
      });
    },
  };
}
