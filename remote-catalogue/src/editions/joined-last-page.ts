import type { Publication } from '@leeszaal/shared-contracts';
import { RESULTS_PER_PAGE } from '../search/module/module-state.contract.ts';
import type { FoundWork } from './group-editions.ts';

/** The number of results on the last loaded page if all of them are on cards of earlier pages, else 0. */
export function joinedLastPage(
  works: readonly FoundWork[],
  { publications, page }: { readonly publications: readonly Publication[]; readonly page: number },
): number {
  const before = (page - 1) * RESULTS_PER_PAGE;
  // Cards are in the order of their first results.
  const last = works.at(-1)?.publication;
  return last && publications.indexOf(last) < before ? publications.length - before : 0;
}
