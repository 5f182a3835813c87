import type { AvoidedWord } from './avoided-words.ts';

/** An avoided word in a text. */
export interface WordFinding {
  /** Counted from 1. */
  readonly line: number;
  /** As it is spelt in the text. */
  readonly word: string;
  readonly instead: string;
}

/** A word alone between quotes or backticks is a name, such as the Unix user `nobody`. */
const NAME = /(?<quote>['"`])\w+\k<quote>/g;

/**
 * Finds avoided words, in order. Ignores names in quotes.
 *
 * @param text the text of a source file or document
 */
export function findWords(text: string, avoided: readonly AvoidedWord[]): readonly WordFinding[] {
  const prose = text.replaceAll(NAME, (name) => ' '.repeat(name.length));
  return avoided
    .flatMap(({ word, instead }) =>
      [...prose.matchAll(patternOf(word))].map(({ 0: found, index }) => ({
        index,
        found,
        instead,
      })),
    )
    .sort((a, b) => a.index - b.index)
    .map(({ index, found, instead }) => ({
      line: prose.slice(0, index).split('\n').length,
      word: found.replaceAll(/\s+(?:\*|\/\/)?\s*/g, ' '),
      instead,
    }));
}

function patternOf(word: string): RegExp {
  return new RegExp(
    String.raw`\b${word.replaceAll(' ', String.raw`\s+(?:(?:\*|//)\s*)?`)}\b`,
    'gi',
  );
}
