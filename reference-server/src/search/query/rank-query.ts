import { scoredBeginnings } from '../fields/beginnings.ts';
import { quoteLexeme, wordLexeme } from '../fields/lexeme.ts';
import { codeNamed } from '../fields/search-fields.ts';
import type { Clause, LeafClause, TermClause, Variants } from './clause.contract.ts';
import { leavesOf } from './clauses.ts';

const OPERANDS_AT_MOST = 100;

const TITLE_CODE = codeNamed('title');
const KEYWORDS_CODE = codeNamed('keywords');
/** A word scores more in a subject than in an abstract, and in a publisher's name than in a place. */
export const FAVOURED = [KEYWORDS_CODE, codeNamed('seriestitle'), codeNamed('publisher')];

/** Words that score, as a `tsquery` of alternatives. */
export interface RankedWords {
  readonly query: string;
  /** The alternatives, quoted. */
  readonly lexemes: readonly string[];
  /** Turns `ts_rank`, a mean of the alternatives, into a mean or sum of words. */
  readonly factor: number;
}

/** The scoring words of a search. */
export interface RankedQuery {
  /** The typed words; the factor makes the score their mean. */
  readonly exact: RankedWords | undefined;
  /** Their variants; the factor makes the score their sum for each typed word. */
  readonly stems: RankedWords | undefined;
  readonly others: RankedWords | undefined;
  /** All of them, for texts. */
  readonly all: string | undefined;
}

const NONE_RANKED: RankedQuery = {
  exact: undefined,
  stems: undefined,
  others: undefined,
  all: undefined,
};

const YEAR_CODE = codeNamed('yearofpublication');

/** Whether a leaf adds to scores. Whole values and years are conditions, which all hits meet alike. */
function scores(leaf: LeafClause): boolean {
  if (leaf.kind === 'phrase') return leaf.parts.every(scores);
  return leaf.kind !== 'value' && leaf.code !== YEAR_CODE;
}

/** The leaves that add to scores. */
export const scoringLeaves = (clauses: readonly Clause[]): LeafClause[] =>
  clauses.flatMap((clause) => leavesOf(clause, true)).filter(scores);

const lexemes = (code: string, word: string, favoured: readonly string[]): string[] =>
  (code === '' ? ['', ...favoured] : [code]).map((each) => quoteLexeme(wordLexeme(each, word)));

/** The lists of alternatives that stand for one word each. */
function operands(leaf: LeafClause): string[][] {
  if (leaf.kind === 'phrase') return leaf.parts.flatMap(operands);
  if (leaf.kind === 'word') return leaf.forms.map((form) => lexemes(leaf.code, form, FAVOURED));
  // The whole word scores in addition to words that begin with it.
  return leaf.forms
    .map((form) => form.replaceAll('*', ''))
    .flatMap((letters) => [
      [quoteLexeme(wordLexeme(leaf.code, letters))],
      scoredBeginnings(leaf.code, letters).map((lexeme) => `${quoteLexeme(lexeme)}:*`),
    ]);
}

function ranked(lists: readonly (readonly string[])[], words: number): RankedWords | undefined {
  const distinct = [...new Set(lists.flat())].slice(0, OPERANDS_AT_MOST);
  if (distinct.length === 0) return undefined;
  return { query: distinct.join('|'), lexemes: distinct, factor: distinct.length / words };
}

const isWord = (leaf: LeafClause): leaf is TermClause => leaf.kind === 'word';

/** The scoring words; all are undefined if every hit scores equally. */
export function rankQuery(...clauses: readonly Clause[]): RankedQuery {
  const leaves = scoringLeaves(clauses);
  const lists = leaves.flatMap(operands);
  const exact = ranked(lists, new Set(lists.map(([first]) => first)).size);
  if (exact === undefined) return NONE_RANKED;
  const variants = (kind: keyof Variants) =>
    ranked(
      leaves
        .filter(isWord)
        .flatMap(({ code, variants: found }) =>
          (found?.[kind] ?? []).map((word) => lexemes(code, word, [KEYWORDS_CODE])),
        ),
      leaves.length,
    );
  const [stems, others] = [variants('stems'), variants('others')];
  const all = [exact, stems, others].flatMap((each) => each?.query ?? []).join('|');
  return { exact, stems, others, all };
}

/** The bounds of the score of a hit. */
export type RankBound =
  /** Any number of words can score. */
  | { readonly kind: 'none' }
  /** Only the words of the query score. */
  | {
      readonly kind: 'words';
      /** A query of hits with the only scoring word in their title; undefined with more words. */
      readonly inTitle: string | undefined;
    };

function inTitle(leaves: readonly LeafClause[]): string | undefined {
  const [leaf, another] = leaves;
  if (another !== undefined || leaf?.kind !== 'word') return undefined;
  if (leaf.code !== '' && leaf.code !== TITLE_CODE) return undefined;
  return leaf.forms.map((form) => quoteLexeme(wordLexeme(TITLE_CODE, form))).join('|');
}

function standsForMany(leaf: LeafClause): boolean {
  if (leaf.kind === 'phrase') return leaf.parts.some(standsForMany);
  return leaf.kind === 'prefix' || leaf.kind === 'pattern';
}

/** The bound of scores by {@link rankQuery}. */
export function rankBound(...clauses: readonly Clause[]): RankBound {
  const scoring = scoringLeaves(clauses);
  if (scoring.some(standsForMany)) return { kind: 'none' };
  return { kind: 'words', inTitle: inTitle(scoring) };
}
