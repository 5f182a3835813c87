import { useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useNavigation } from '../navigation/use-navigation.ts';
import type { RunningRemote } from '../remotes/index.ts';
import { namedViewsAtom } from '../state/atoms.ts';
import { FailurePanel } from './failure-panel.component.tsx';

/** Shows the failure of each named view in its place. A view that is still loading shows nothing. */
export function ViewFailures() {
  const views = useAtomValue(namedViewsAtom);
  return views.map(({ id, element, running }) =>
    createPortal(<ViewFailure running={running} />, element, String(id)),
  );
}

function ViewFailure({ running }: { readonly running: RunningRemote }) {
  const navigation = useNavigation();
  const state = useSyncExternalStore(running.subscribe, () => running.state);
  if (state.phase !== 'failed') return null;
  return (
    <FailurePanel
      isPart
      failure={state.failure}
      onRetry={() => running.retry()}
      onReload={() => navigation.navigate(0)}
    />
  );
}
