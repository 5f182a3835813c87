import { useCallback, useSyncExternalStore } from 'react';
import type { View, Viewer } from '../viewers/viewer.contract.ts';

const never = () => () => undefined;

/** What the viewer shows, or the last that it did while the next is on its way; follows it. */
export function useView(viewer: Viewer | undefined): View | undefined {
  const subscribe = useCallback(
    (listener: () => void) => viewer?.subscribe(listener) ?? never(),
    [viewer],
  );
  const state = useSyncExternalStore(subscribe, () => viewer?.state());
  return state && 'view' in state ? state.view : undefined;
}
