import type { SearchHelp, SearchHelpRequest } from '@leeszaal/shared-contracts';
import type { UnfoundWord } from '../lexicon/word-engine.contract.ts';

/** A question to count. */
export type Question = SearchHelp['question'];

/** The search that found nothing. */
export interface HelpedSearch {
  readonly question: Question;
  /** Whether its words were searched without corrections. */
  readonly isAsTyped: NonNullable<SearchHelpRequest['asTyped']>;
  /** The names of the active facets, of all connections. */
  readonly facets: readonly string[];
}

/** Counts in the connections of a search. @typeParam Hits of a count */
interface Counts<Hits> {
  /** The hits of a question as it is typed, with the active facets. */
  count(question: Question): Promise<Hits>;
  /** The hits of a question as a search corrects it, with the active facets. */
  countCorrected(question: Question): Promise<Hits>;
  /**
   * The hits of the words of the search with other field rows and without some facets, as a search corrects these
   * words.
   */
  countUnfiltered(fields: Question['fields'], withoutFacets: readonly string[]): Promise<Hits>;
  /** The typed words that no connection has. */
  unfound(): Promise<readonly UnfoundWord[]>;
}

/** Counts everything that it is asked, or rejects. */
export type HelpPort = Counts<number>;

/** Makes a port for one question, which asks no further connection once the question is given up. */
export type HelpPortUntil = (givenUp: AbortSignal) => HelpPort;

/**
 * Never rejects: what it did not count, in time or at all, is undefined, and words that it did not look up are found.
 */
export type BoundedHelpPort = Counts<number | undefined>;
