import type { Correction } from '@leeszaal/shared-contracts';
import type { Clause } from '../query/clause.contract.ts';
import type { SearchHits, SearchPlan, WantedIds } from '../query/search-engine.contract.ts';

/** The result of a search by words. */
export interface WordHits extends SearchHits {
  /** The query that found them: with other forms of its words, compounds, and corrected words. */
  readonly main: Clause;
  readonly corrections: readonly Correction[];
}

/** A search engine that also finds other forms of the typed words, and corrects typing errors. */
export interface WordEngine {
  /** As `SearchEngine.search`. */
  search(plan: SearchPlan): Promise<WordHits>;
  /** As `SearchEngine.findIds`; words are found in their other forms, and never corrected. */
  findIds(plan: SearchPlan, wanted: WantedIds): Promise<readonly number[]>;
  /** As `SearchEngine.prepare`. */
  prepare(connectionId: number): Promise<void>;
}
