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

/** What the viewer shows, or the last that it did while the next is on its way; follows it. */
export function useView(viewer: Viewer | undefined): View | undefined {
  return useOfView(viewer, (view) => view);
}

/**
 * One thing of what the viewer shows; a component that reads no more is not drawn anew with each page.
 *
 * @param read answers the same as long as the same is to be drawn: no new objects
 */
export function useOfView<T>(viewer: Viewer | undefined, read: (view: View | undefined) => T): T {
  return useViewerState(viewer, (state) => read(state && 'view' in state ? state.view : undefined));
}

/** Whether the first page is still to come; who reads no more is not drawn anew with each page on its way. */
export function useIsFirstAwaited(viewer: Viewer | undefined): boolean {
  return useViewerState(viewer, (state) => waitOf(state) === 'first');
}

/** What one waits for: the first page, when there is nothing to see yet, or another; follows it. */
export function useWait(viewer: Viewer | undefined): 'first' | 'other' | undefined {
  return useViewerState(viewer, waitOf);
}

function waitOf(state: ViewerState | undefined): 'first' | 'other' | undefined {
  if (state === undefined) return 'first';
  if (state.kind !== 'loading') return undefined;
  return state.view === undefined ? 'first' : 'other';
}
