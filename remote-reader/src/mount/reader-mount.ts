import type { HostContext } from '@leeszaal/shared-contracts';
import { createOpenLoans, type OpenLoans } from '../licence/open-loans.ts';
import { createLookStore, type LookStore } from '../preferences/look-store.ts';
import type { Openings } from '../prefetch/openings.ts';
import { createPrefetch, type Prefetch } from '../prefetch/prefetch.ts';
import type { ViewerCode } from '../viewers/viewer-code.ts';
import { createViewers, type Viewers } from '../viewers/viewers.ts';

/** State shared by the screens of one mount; created before the first screen, and ended with the mount. */
export interface ReaderMount {
  readonly host: HostContext;
  readonly loans: OpenLoans;
  readonly viewers: Viewers;
  readonly prefetch: Prefetch;
  readonly looks: LookStore;
}

/**
 * Creates the state of a mount.
 *
 * @param code shared by all mounts of the page, as are openings
 */
export function createReaderMount(
  host: HostContext,
  code: ViewerCode,
  openings: Openings,
): ReaderMount {
  const loans = createOpenLoans();
  const viewers = createViewers(code, host.overlays.container);
  return {
    host,
    loans,
    viewers,
    prefetch: createPrefetch({ host, loans, viewers, openings }),
    looks: createLookStore(host.storage.local),
  };
}
