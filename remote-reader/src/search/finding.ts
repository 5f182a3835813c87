/*
 * The code of a search in a document: in a chunk of its own, which a first page without a search does not need
 * (`finding-code.ts`).
 */
export { searchTerms } from '../source/query-text.ts';
export { findHits } from './find-hits.ts';
export { fileOrderOf, firstHitFrom } from './first-hit.ts';
