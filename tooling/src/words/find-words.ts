import type { AvoidedWord } from './avoided-words.ts';

/** An avoided word in a text. */
export interface WordFinding {
  /** Counted from 1. */
  readonly line: number;
  /** As it is spelt in the text. */
  readonly word: string;
  readonly instead: string;
}

/** The title in a call of a test, as in `test('…')` and `test.each(rows)('…')`, or in a row of its table. */
const TITLE_OF_TEST =
  /(?<=(?:\b(?:test|it|describe)(?:\.\w+)*|[)`])\(\s*|\[)(?<quote>['"`])(?:\\.|(?!\k<quote>)[^\\])*\k<quote>/gs;
/** The title of a test in a table of proofs: `file` › title. */
const TITLE_IN_PROOF = /(?<=` › ).*?(?=<br>| \||$)/gm;
/** A word alone between quotes or backticks is a name, such as the Unix user `nobody`. */
const NAME = /(?<quote>['"`])\w+\k<quote>/g;

/**
 * Finds avoided words, in order. Ignores titles of tests, which tables of proofs refer to, and names in
 * quotes.
 *
 * @param text the text of a source file or document
 */
export function findWords(text: string, avoided: readonly AvoidedWord[]): readonly WordFinding[] {
  const prose = [TITLE_OF_TEST, TITLE_IN_PROOF, NAME].reduce(
    (rest, exempt) => rest.replaceAll(exempt, blank),
    text,
  );
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

/** A blank of the same length, with the same line breaks. */
const blank = (title: string): string => title.replaceAll(/\S/g, ' ');

function patternOf(word: string): RegExp {
  return new RegExp(
    String.raw`\b${word.replaceAll(' ', String.raw`\s+(?:(?:\*|//)\s*)?`)}\b`,
    'gi',
  );
}
