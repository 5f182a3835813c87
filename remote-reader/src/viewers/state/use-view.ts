import { useCallback, useSyncExternalStore } from 'react';
import type { View, Viewer, ViewerState } from '../contract/viewer.contract.ts';

const never = () => () => undefined;

function useViewerState<T>(viewer: Viewer | undefined, read: (state?: ViewerState) => T): T {
  const subscribe = useCallback(
    (listener: () => void) => viewer?.subscribe(listener) ?? never(),
    [viewer],
  );
  return useSyncExternalStore(subscribe, () => read(viewer?.state()));
}

/** The state of the viewer, or its last one while another page is loading. */
export function useView(viewer: Viewer | undefined): View | undefined {
  return useOfView(viewer, (view) => view);
}

/**
 * A part of the view; the component renders only when that part changes.
 *
 * @param read returns the same object while nothing changes
 */
export function useOfView<T>(viewer: Viewer | undefined, read: (view: View | undefined) => T): T {
  return useViewerState(viewer, (state) => read(state && 'view' in state ? state.view : undefined));
}

/** Whether the first page is loading. */
export function useIsFirstAwaited(viewer: Viewer | undefined): boolean {
  return useViewerState(viewer, (state) => waitOf(state) === 'first');
}

/** The page that is loading and not visible, if any: the first or another. */
export function useWait(viewer: Viewer | undefined): 'first' | 'other' | undefined {
  return useViewerState(viewer, (state) => {
    const isVisible = state?.kind === 'loading' && state.isVisible;
    return isVisible ? undefined : waitOf(state);
  });
}

function waitOf(state: ViewerState | undefined): 'first' | 'other' | undefined {
  if (state === undefined) return 'first';
  if (state.kind !== 'loading') return undefined;
  return state.view === undefined ? 'first' : 'other';
}
