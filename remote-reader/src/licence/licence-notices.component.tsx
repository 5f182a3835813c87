import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { LicenceKeeper } from './licence-keeper.ts';

const Notice = lazy(() => import('./licence-notice.component.tsx'));

interface LicenceNoticesProps {
  readonly keeper: LicenceKeeper;
  /** Leaves the reader. */
  readonly onClose: () => void;
}

const SILENT = new Set(['idle', 'acquiring', 'active', 'offline', 'releasing', 'released']);

/** What a person has to be told of the loan; the dialogs' code comes with the first notice. */
export function LicenceNotices({ keeper, onClose }: LicenceNoticesProps) {
  const state = useSyncExternalStore(keeper.subscribe, keeper.state);
  if (SILENT.has(state.kind)) return null;
  return (
    <Suspense>
      <Notice state={state} keeper={keeper} onClose={onClose} />
    </Suspense>
  );
}
