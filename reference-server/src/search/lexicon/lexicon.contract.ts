import type { SearchContext } from '@leeszaal/shared-contracts';
import type { WordLanguage } from '../words/word-language.ts';

/** A stem in a language. */
export interface Stem {
  readonly language: WordLanguage;
  readonly stem: string;
}

/** A word of the vocabulary with this stem. */
export interface WordOfStem extends Stem {
  readonly word: string;
}

/** A part of compounds: their beginning or end as written, or the stem of their end. */
export interface Part {
  readonly language: WordLanguage;
  readonly at: 'beginning' | 'end' | 'stem';
  readonly letters: string;
}

/** A word of the vocabulary that begins or ends with a part. */
export interface WordOfPart extends Part {
  readonly word: string;
  /** Whether the rest of it is a word as well. */
  readonly isKnown: boolean;
}

/** How many publications of a connection have a word, up to a limit. */
export interface WordFrequency {
  readonly word: string;
  readonly hits: number;
}

/** The vocabulary of the index: words of records and texts, without the forms of ISBNs. Every answer is bounded. */
export interface Lexicon {
  /** The version of the catalogue: while it is the same, so are the words of what can be found. */
  version(): Promise<number>;
  wordsOfStems(stems: readonly Stem[]): Promise<readonly WordOfStem[]>;
  wordsOfParts(parts: readonly Part[]): Promise<readonly WordOfPart[]>;
  /** Those of some words that occur. */
  known(words: readonly string[]): Promise<readonly string[]>;
  /** Words that share their beginning or their end with a word, and are about as long. */
  similar(word: string): Promise<readonly string[]>;
  /** For each list of words whether one of them occurs in a connection, in its metadata or texts. */
  occur(
    connectionId: number,
    context: SearchContext,
    lists: readonly (readonly string[])[],
  ): Promise<readonly boolean[]>;
  /** How often words occur in a connection, in its metadata or texts. */
  frequencies(
    connectionId: number,
    context: SearchContext,
    words: readonly string[],
  ): Promise<readonly WordFrequency[]>;
}
