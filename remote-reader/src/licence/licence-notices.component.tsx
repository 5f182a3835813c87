import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import type { LicenceKeeper } from './licence-keeper.ts';
import { isHeld } from './licence-step.ts';

const load = () => import('./licence-notice.component.tsx');
const Notice = lazy(load);

interface LicenceNoticesProps {
  readonly keeper: LicenceKeeper;
  /** Leaves the reader. */
  readonly onClose: () => void;
}

/** In ms: longer than a first page takes, shorter than any loan before its notice. */
const PRELOAD_AFTER_MS = 1000;

const SILENT = new Set(['idle', 'acquiring', 'active', 'offline', 'releasing', 'released']);

/** Shows the notices of a loan; their code is loaded in advance. */
export function LicenceNotices({ keeper, onClose }: LicenceNoticesProps) {
  const state = useSyncExternalStore(keeper.subscribe, keeper.state);
  const isHeldNow = isHeld(state);
  useEffect(() => {
    if (!isHeldNow) return;
    // A loan may run out without a network. The first page has priority.
    const timer = setTimeout(() => void load().catch(() => undefined), PRELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isHeldNow]);
  if (SILENT.has(state.kind)) return null;
  return (
    <Suspense>
      <Notice state={state} keeper={keeper} onClose={onClose} />
    </Suspense>
  );
}
