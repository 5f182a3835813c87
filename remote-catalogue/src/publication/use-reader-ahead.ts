import { whenIdle } from '@leeszaal/remote-kit/parts';
import { useHost } from '@leeszaal/remote-kit/react';
import type { HostContext } from '@leeszaal/shared-contracts';
import { useEffect } from 'react';

/** The mounts that have prefetched. */
const done = new WeakSet<HostContext>();

/** The delay in ms in a browser that does not report that it is idle. */
const IDLE = { delay: 1000 };

const savesData = (): boolean =>
  Boolean(Reflect.get(Reflect.get(navigator, 'connection') ?? {}, 'saveData'));

/**
 * Prefetches the reader's code once per mount, when a readable publication is on the screen; not with data saving on.
 *
 * @param isOffered whether a publication is readable
 */
export function useReaderAhead(isOffered: boolean): void {
  const host = useHost();
  useEffect(() => {
    if (!isOffered || done.has(host) || savesData()) return;
    return whenIdle(() => {
      if (done.has(host)) return;
      done.add(host);
      host.remotes.prepare?.('reader');
    }, IDLE);
  }, [host, isOffered]);
}
