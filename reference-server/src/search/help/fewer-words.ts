import type { SearchHelp } from '@leeszaal/shared-contracts';
import type { UnfoundWord } from '../lexicon/word-engine.contract.ts';
import { withCorrections } from './corrections.ts';
import type { BoundedHelpPort, Question } from './help-port.contract.ts';
import { partsOf, type QueryPart, withoutParts } from './query-parts.ts';

/** The most searches with fewer words in one answer. */
const ANSWERED_AT_MOST = 3;

type FewerWords = Extract<SearchHelp, { kind: 'fewer' }>;

type Count = BoundedHelpPort['count'];

interface Typed {
  readonly question: Question;
  readonly unfound: readonly UnfoundWord[];
}

/** A left-out part, and the query without it, in which words that do not occur are corrected. */
function candidateOf({ question, unfound }: Typed, leftOut: readonly QueryPart[]) {
  const query = withCorrections(withoutParts(question.query, leftOut), unfound);
  const inOrder = leftOut.toSorted((a, b) => a.from - b.from);
  return { question: { ...question, query }, leftOut: inOrder.map(({ text }) => text) };
}

async function found(
  typed: Typed,
  choices: readonly (readonly QueryPart[])[],
  count: Count,
): Promise<FewerWords[]> {
  const helps: FewerWords[] = [];
  for (const choice of choices) {
    const candidate = candidateOf(typed, choice);
    const total = await count(candidate.question);
    if (total) helps.push({ kind: 'fewer', ...candidate, withoutFacets: [], total });
  }
  return helps.sort((a, b) => b.total - a.total).slice(0, ANSWERED_AT_MOST);
}

const isFoundless = ({ words, isWanted }: QueryPart, unfound: readonly UnfoundWord[]): boolean =>
  isWanted &&
  unfound.some(({ typed, correction }) => correction === undefined && words.includes(typed));

/**
 * Searches with fewer words that find something. At first words that do not occur are left out, all together; then one
 * more part; then all parts but one. The first of these steps that finds something is the last.
 */
export async function fewerWords(typed: Typed, count: Count): Promise<FewerWords[]> {
  const parts = partsOf(typed.question.query);
  const foundless = parts.filter((part) => isFoundless(part, typed.unfound));
  const others = parts.filter((part) => !foundless.includes(part));
  const wanted = others.filter(({ isWanted }) => isWanted);
  if (wanted.length === 0) return [];
  if (foundless.length > 0) {
    const helps = await found(typed, [foundless], count);
    if (helps.length > 0) return helps;
  }
  if (others.length < 2) return [];
  const oneLess = others
    .filter((part) => !part.isWanted || wanted.length > 1)
    .map((part) => [...foundless, part]);
  const helps = await found(typed, oneLess, count);
  if (helps.length > 0 || others.length === 2) return helps;
  return found(
    typed,
    wanted.map((kept) => parts.filter((part) => part !== kept)),
    count,
  );
}
