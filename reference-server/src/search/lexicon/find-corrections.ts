import { isCommonWord } from '@leeszaal/shared-contracts';
import type { SearchPlan } from '../query/search-engine.contract.ts';
import { errorsAllowed, errorsBetween, oneErrorAway } from '../words/typing-errors.ts';
import type { Lexicon } from './lexicon.contract.ts';

/** The most words to count in the connection. */
const COUNTED_AT_MOST = 12;
/** The most corrections of a word. */
const CORRECTIONS_AT_MOST = 4;

interface Candidate {
  readonly word: string;
  readonly errors: number;
  readonly hits: number;
}

async function similarWords(lexicon: Lexicon, typed: string): Promise<Omit<Candidate, 'hits'>[]> {
  const allowed = errorsAllowed(typed);
  if (allowed === 0) return [];
  const near = await lexicon.known(oneErrorAway(typed));
  const one = near.map((word) => ({ word, errors: 1 }));
  if (allowed === 1) return one;
  const known = new Set(near);
  const further = (await lexicon.similar(typed))
    .filter((word) => word !== typed && !known.has(word))
    .map((word) => ({ word, errors: errorsBetween(typed, word, allowed) }))
    // *eilanden* is not *landen*: of two errors none is in the first letter.
    .filter(({ word, errors }) => errors <= allowed && word.charAt(0) === typed.charAt(0));
  return [...one, ...further];
}

/** Fewer errors first; then those that keep the first letter, which people seldom miss. */
function byLikelihood(typed: string) {
  const cost = ({ word, errors }: Omit<Candidate, 'hits'>): number =>
    errors + (word.charAt(0) === typed.charAt(0) ? 0 : 0.6);
  return (a: Omit<Candidate, 'hits'>, b: Omit<Candidate, 'hits'>): number => cost(a) - cost(b);
}

/**
 * The likeliest corrections of a typed word, among words that occur in the connection: one typing error in a word of
 * four letters or more, two in one of eight or more (`docs/decisions.md` 112).
 */
export async function findCorrections(
  lexicon: Lexicon,
  { connectionId, context }: Pick<SearchPlan, 'connectionId' | 'context'>,
  typed: string,
): Promise<string[]> {
  const byCost = byLikelihood(typed);
  const candidates = (await similarWords(lexicon, typed))
    .filter(({ word }) => !isCommonWord(word))
    .toSorted((a, b) => byCost(a, b) || a.word.localeCompare(b.word))
    .slice(0, COUNTED_AT_MOST);
  const counted = await lexicon.frequencies(
    connectionId,
    context,
    candidates.map(({ word }) => word),
  );
  const hitsOf = new Map(counted.map(({ word, hits }) => [word, hits]));
  return candidates
    .map((candidate): Candidate => ({ ...candidate, hits: hitsOf.get(candidate.word) ?? 0 }))
    .filter(({ hits }) => hits > 0)
    .toSorted((a, b) => byCost(a, b) || b.hits - a.hits)
    .slice(0, CORRECTIONS_AT_MOST)
    .map(({ word }) => word);
}
