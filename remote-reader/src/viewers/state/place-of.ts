import type { Place, ViewerState } from '../contract/viewer.contract.ts';

/** The place of a state, if it has one. */
export function placeOf(state: ViewerState): Place | undefined {
  if (state.kind === 'empty') return state.place;
  return state.kind === 'failed' ? undefined : state.view?.place;
}
