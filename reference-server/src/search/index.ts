export { facetKey, facetNumber } from './facets/facets.ts';
export { NOW, READABLE, TO_BUY } from './facets/record-forms.ts';
export { findHelp } from './help/find-help.ts';
export type * from './help/help-port.contract.ts';
export { together } from './help/together.ts';
export { indexTexts } from './indexing/index-texts.ts';
export type * from './lexicon/word-engine.contract.ts';
export { EngineError } from './opensearch/transport/engine-error.ts';
export { matchesPattern } from './passages/leaf-tests.ts';
export { loadTextHits } from './passages/load-text-hits.ts';
export { searchEngineOf } from './postgres/engine-of.ts';
export type * from './query/clause.contract.ts';
export { leavesOf } from './query/clauses.ts';
export { isbnQuery } from './query/isbn-query.ts';
export {
  isTooLarge,
  type PlannedConnection,
  type PlannedRequest,
  planSearch,
} from './query/plan-search.ts';
export type * from './query/search-engine.contract.ts';
