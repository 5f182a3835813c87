import type { LoadEvent, LoadState } from './load-state.contract.ts';

/** Where every load starts. */
export const firstLoadState: LoadState = { phase: 'resolving', attempt: 0 };

/**
 * What a load becomes by an event. An event of an earlier attempt, or one that the state doesn't
 * expect, changes nothing: the very same state is answered.
 */
export function loadStep(state: LoadState, event: LoadEvent): LoadState {
  if (event.kind === 'retried') {
    return state.phase === 'failed' ? { phase: 'resolving', attempt: state.attempt + 1 } : state;
  }
  if (event.attempt !== state.attempt) return state;
  const { attempt } = state;
  switch (event.kind) {
    case 'resolved':
      return state.phase === 'resolving'
        ? { phase: 'verifying', attempt, release: event.release }
        : state;
    case 'verified':
      return state.phase === 'verifying'
        ? { phase: 'loading', attempt, release: state.release, manifest: event.manifest }
        : state;
    case 'loaded':
      return state.phase === 'loading'
        ? { phase: 'mounting', attempt, release: state.release, module: event.module }
        : state;
    case 'mounted':
      return state.phase === 'mounting'
        ? { phase: 'mounted', attempt, release: state.release, handle: event.handle }
        : state;
    case 'failed':
      return isUnderWay(state) ? { phase: 'failed', attempt, failure: event.failure } : state;
  }
}

/** Whether a load is still going on, so that it may yet fail. */
export function isUnderWay(state: LoadState): boolean {
  return state.phase !== 'mounted' && state.phase !== 'failed';
}
