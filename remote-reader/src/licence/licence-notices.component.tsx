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

/** In ms: less than any loan leaves before its notice, more than a first page takes. */
const A_WHILE = 1000;

const SILENT = new Set(['idle', 'acquiring', 'active', 'offline', 'releasing', 'released']);

/** What a person has to be told of the loan. */
export function LicenceNotices({ keeper, onClose }: LicenceNoticesProps) {
  const state = useSyncExternalStore(keeper.subscribe, keeper.state);
  const isHeldNow = isHeld(state);
  useEffect(() => {
    if (!isHeldNow) return;
    // The notices' code is had in advance: a loan may well run out without a network. The page comes first.
    const timer = setTimeout(() => void load().catch(() => undefined), A_WHILE);
    return () => clearTimeout(timer);
  }, [isHeldNow]);
  if (SILENT.has(state.kind)) return null;
  return (
    <Suspense>
      <Notice state={state} keeper={keeper} onClose={onClose} />
    </Suspense>
  );
}
