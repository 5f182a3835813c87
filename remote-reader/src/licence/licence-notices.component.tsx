import { definePart } from '@leeszaal/remote-kit/parts';
import { usePart } from '@leeszaal/remote-kit/use-part';
import { useEffect, useSyncExternalStore } from 'react';
import { withLaterMessages } from '../load-messages.ts';
import type { LicenceKeeper } from './licence-keeper.ts';
import { isHeld } from './licence-step.ts';

const noticePart = definePart(
  async () => (await withLaterMessages(import('./licence-notice.component.tsx'))).default,
);

interface LicenceNoticesProps {
  readonly keeper: LicenceKeeper;
  /** Leaves the reader. */
  readonly onClose: () => void;
}

/** In ms: longer than a first page takes, shorter than any loan before its notice. */
const PREFETCH_AFTER_MS = 1000;

const SILENT = new Set(['idle', 'acquiring', 'active', 'offline', 'releasing', 'released']);

/** Shows the notices of a loan; their code is prefetched. */
export function LicenceNotices({ keeper, onClose }: LicenceNoticesProps) {
  const state = useSyncExternalStore(keeper.subscribe, keeper.state);
  const isHeldNow = isHeld(state);
  const Notice = usePart(noticePart, !SILENT.has(state.kind));
  useEffect(() => {
    if (!isHeldNow) return;
    // A loan may run out without a network. The first page has priority.
    const timer = setTimeout(
      () => void noticePart.load().catch(() => undefined),
      PREFETCH_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [isHeldNow]);
  return Notice && <Notice state={state} keeper={keeper} onClose={onClose} />;
}
