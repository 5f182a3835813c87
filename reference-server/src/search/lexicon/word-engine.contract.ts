import type { Correction } from '@leeszaal/shared-contracts';
import type { Clause } from '../query/clause.contract.ts';
import type { SearchHits, SearchPlan, WantedIds } from '../query/search-engine.contract.ts';

/** The result of a search by words. */
export interface WordHits extends SearchHits {
  /** The query that found them: with other forms of its words, compounds, and corrected words. */
  readonly main: Clause;
  readonly corrections: readonly Correction[];
}

/** A typed word that a connection does not have in any form. */
export interface UnfoundWord {
  /** Folded. */
  readonly typed: string;
  /** Its likeliest correction, which the connection has; undefined without one. */
  readonly correction: string | undefined;
}

/** A search engine that also finds other forms of the typed words, and corrects typing errors. */
export interface WordEngine {
  /** As `SearchEngine.search`. */
  search(plan: SearchPlan): Promise<WordHits>;
  /** As `SearchEngine.findIds`; words are found in their other forms, and never corrected. */
  findIds(plan: SearchPlan, wanted: WantedIds): Promise<readonly number[]>;
  /** As `SearchEngine.count`, with other forms of the typed words and without corrections. */
  count(plan: SearchPlan): Promise<number>;
  /** The typed words that the connection does not have, of the first six that may be corrected. */
  unfound(plan: SearchPlan): Promise<readonly UnfoundWord[]>;
  /** As `SearchEngine.prepare`. */
  prepare(connectionId: number): Promise<void>;
  /** As `SearchEngine.warm`. */
  warm(connectionId: number, signal: AbortSignal): Promise<void>;
}
