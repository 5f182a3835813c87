import type { SearchEntry } from '@leeszaal/shared-contracts';
import {
  type ModuleAnswer,
  type ModuleEvent,
  type ModuleFindings,
  type ModuleState,
  RESULTS_PER_PAGE,
} from './module-state.contract.ts';

/** Before anything was searched. */
export const firstModuleState: ModuleState = { kind: 'initial', sequence: 0, active: {} };

/** Whether the next page may be asked for: one call for each page (`docs/decisions.md` 20). */
export function canLoadMore(state: ModuleState): boolean {
  return state.kind === 'ready' && state.more === 'idle' && !state.allLoaded;
}

/** A module's search after an event; an event that the state does not expect changes nothing. */
export function moduleStep(state: ModuleState, event: ModuleEvent): ModuleState {
  if ('sequence' in event && event.sequence !== state.sequence) return state;
  switch (event.kind) {
    case 'started':
      return { kind: 'loading', sequence: state.sequence + 1, active: event.active };
    case 'answered':
      return state.kind === 'loading' ? answered(state, event) : state;
    case 'more-started':
      return canLoadMore(state) && state.kind === 'ready' ? { ...state, more: 'loading' } : state;
    case 'more-answered':
      return state.kind === 'ready' && state.more === 'loading'
        ? moreAnswered(state, event.answer)
        : state;
  }
}

function answered(
  { sequence, active }: ModuleState,
  { answer, total, took, depth = 1, keepTotal }: Extract<ModuleEvent, { kind: 'answered' }>,
): ModuleState {
  if (isEmptyByRefusal(answer)) {
    return { kind: 'ready', more: 'idle', sequence, active, ...emptyFindings(took) };
  }
  if (answer.kind !== 'results') return { kind: 'error', sequence, active, depth };
  const findings: ModuleFindings = {
    publications: answer.publications,
    filtered: answer.total,
    total: totalOf(answer, total, keepTotal),
    facets: answer.facets,
    page: depth,
    allLoaded: isComplete(answer.publications.length, depth, answer.total),
    took,
  };
  return { kind: 'ready', more: 'idle', sequence, active, ...findings };
}

function totalOf(
  answer: Extract<SearchEntry, { kind: 'results' }>,
  asked: number | null | undefined,
  kept: number | undefined,
): number | undefined {
  if (asked === null) return undefined;
  return asked ?? kept ?? answer.total;
}

/** Next page: a 400 means that there are no more; another failure clears the module (`docs/decisions.md` 18). */
function moreAnswered(
  state: Extract<ModuleState, { kind: 'ready' }>,
  answer: ModuleAnswer,
): ModuleState {
  if (isEmptyByRefusal(answer)) return { ...state, more: 'idle', allLoaded: true };
  if (answer.kind !== 'results') {
    return { kind: 'error', sequence: state.sequence, active: state.active, depth: state.page };
  }
  const publications = [...state.publications, ...answer.publications];
  return {
    ...state,
    more: 'idle',
    publications,
    page: state.page + 1,
    allLoaded:
      answer.publications.length < RESULTS_PER_PAGE ||
      isComplete(publications.length, state.page + 1, state.filtered),
  };
}

/** Status 400 is an empty result (`docs/decisions.md` 17). */
function isEmptyByRefusal(answer: ModuleAnswer): boolean {
  return answer.kind === 'failure' && answer.status === 400;
}

/** A total that nobody knows never says so (`docs/decisions.md` 20). */
function isComplete(loaded: number, pages: number, total: number | undefined): boolean {
  return loaded < pages * RESULTS_PER_PAGE || (total !== undefined && loaded >= total);
}

function emptyFindings(took: number): ModuleFindings {
  return { publications: [], filtered: 0, total: 0, facets: {}, page: 1, allLoaded: true, took };
}
