export { type IndexedPublication, indexPublications } from './indexing/index-publications.ts';
export { indexTexts } from './indexing/index-texts.ts';
export { searchEngineOf } from './postgres/engine-of.ts';
export {
  type PlannedConnection,
  type PlannedRequest,
  type PlannedSearch,
  planSearch,
} from './query/plan-search.ts';
export type * from './search-engine.contract.ts';
