import type { LoadEvent, LoadState } from './load-state.contract.ts';

/** The initial state of every load. */
export const firstLoadState: LoadState = { phase: 'resolving', attempt: 0 };

/** The next state of a load. An event of an earlier attempt, or an unexpected one, returns the same state. */
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
    case 'faulted':
      return state.phase === 'mounting' || state.phase === 'mounted'
        ? { phase: 'failed', attempt, failure: { reason: 'fault', error: event.error } }
        : state;
    case 'failed':
      return isUnderWay(state) ? { phase: 'failed', attempt, failure: event.failure } : state;
  }
}

/** Whether a load is in progress, so that it can still fail. */
export function isUnderWay(state: LoadState): boolean {
  return state.phase !== 'mounted' && state.phase !== 'failed';
}
