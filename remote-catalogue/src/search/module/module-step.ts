import type { SearchEntry } from '@leeszaal/shared-contracts';
import {
  type ModuleAnswer,
  type ModuleEvent,
  type ModuleFindings,
  type ModuleState,
  RESULTS_PER_PAGE,
} from './module-state.contract.ts';

/** Found results. */
type ReadyState = Extract<ModuleState, { kind: 'ready' }>;

/** The state before the first search. */
export const firstModuleState: ModuleState = { kind: 'initial', sequence: 0, active: {} };

/** Whether the next page can be requested: one call per page (`docs/decisions.md` 20). */
export function canLoadMore(state: ModuleState): state is ReadyState {
  return state.kind === 'ready' && state.more === 'idle' && !state.allLoaded;
}

/** The state after an event; unexpected events and late answers change nothing. */
export function moduleStep(state: ModuleState, event: ModuleEvent): ModuleState {
  if ('sequence' in event && event.sequence !== state.sequence) return state;
  switch (event.kind) {
    case 'started':
      return { kind: 'loading', sequence: state.sequence + 1, active: event.active };
    case 'answered':
      return state.kind === 'loading' ? answered(state, event) : state;
    case 'more-started':
      return canLoadMore(state) ? { ...state, more: 'loading' } : state;
    case 'more-answered':
      return state.kind === 'ready' && state.more === 'loading'
        ? moreAnswered(state, event.answer)
        : state;
  }
}

/** Findings of an empty result. */
const NO_FINDINGS: ModuleFindings = {
  publications: [],
  filtered: 0,
  total: 0,
  facets: {},
  page: 1,
  allLoaded: true,
};

function answered(
  { sequence, active }: ModuleState,
  { answer, total, depth = 1 }: Extract<ModuleEvent, { kind: 'answered' }>,
): ModuleState {
  if (isEmptyByRefusal(answer)) {
    return { kind: 'ready', more: 'idle', sequence, active, ...NO_FINDINGS };
  }
  if (answer.kind !== 'results') return { kind: 'error', sequence, active, depth };
  const filtered = countOf(answer, depth);
  const findings: ModuleFindings = {
    publications: answer.publications,
    filtered,
    total: total === null ? undefined : (total ?? filtered),
    facets: answer.facets,
    page: depth,
    allLoaded: isComplete(answer.publications.length, depth, answer.total),
    ...(answer.corrections && { corrections: answer.corrections }),
    ...(answer.alsoFound && { alsoFound: answer.alsoFound }),
    ...(answer.reading && { reading: answer.reading }),
    ...(answer.typeLabels && { typeLabels: answer.typeLabels }),
  };
  return { kind: 'ready', more: 'idle', sequence, active, ...findings };
}

/**
 * The number of hits: the total of the answer, else the number of results if its pages are not full. Undefined if
 * unknown (`docs/decisions.md` 20).
 *
 * @param pages the number of pages in the answer
 */
export function countOf(
  { total, publications }: Extract<SearchEntry, { kind: 'results' }>,
  pages = 1,
): number | undefined {
  if (total !== undefined) return total;
  return isComplete(publications.length, pages, total) ? publications.length : undefined;
}

/** After a next page: 400 means that there is none; another failure clears the module (`docs/decisions.md` 18). */
function moreAnswered(state: ReadyState, answer: ModuleAnswer): ModuleState {
  if (isEmptyByRefusal(answer)) return { ...state, ...allLoaded(state), more: 'idle' };
  if (answer.kind !== 'results') {
    return { kind: 'error', sequence: state.sequence, active: state.active, depth: state.page };
  }
  const publications = [...state.publications, ...answer.publications];
  const page = state.page + 1;
  const isLast =
    answer.publications.length < RESULTS_PER_PAGE ||
    isComplete(publications.length, page, state.filtered);
  const alsoFound = [...new Set([...(state.alsoFound ?? []), ...(answer.alsoFound ?? [])])];
  const next = {
    ...state,
    more: 'idle' as const,
    publications,
    page,
    ...(alsoFound.length > 0 && { alsoFound }),
  };
  return isLast ? { ...next, ...allLoaded(next) } : next;
}

/** Everything is loaded: an unknown number of hits becomes the number of results. */
function allLoaded({
  active,
  publications,
  filtered = publications.length,
  total,
}: ReadyState): Pick<ModuleFindings, 'allLoaded' | 'filtered' | 'total'> {
  const isFiltered = Object.keys(active).length > 0;
  return { allLoaded: true, filtered, total: total ?? (isFiltered ? undefined : filtered) };
}

/** Status 400 is an empty result (`docs/decisions.md` 17). */
function isEmptyByRefusal(answer: ModuleAnswer): boolean {
  return answer.kind === 'failure' && answer.status === 400;
}

/** Whether all results are loaded; an unknown total never says so (`docs/decisions.md` 20). */
function isComplete(loaded: number, pages: number, total: number | undefined): boolean {
  return loaded < pages * RESULTS_PER_PAGE || (total !== undefined && loaded >= total);
}
