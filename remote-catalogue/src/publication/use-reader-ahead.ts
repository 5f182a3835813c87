import { useHost } from '@leeszaal/remote-kit/react';
import type { HostContext } from '@leeszaal/shared-contracts';
import { useEffect } from 'react';

/** The mounts that have prefetched. */
const done = new WeakSet<HostContext>();

/** The delay without `requestIdleCallback`, in ms. */
const IDLE_FALLBACK = 1000;

const savesData = (): boolean =>
  Boolean(Reflect.get(Reflect.get(navigator, 'connection') ?? {}, 'saveData'));

function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, IDLE_FALLBACK);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run);
  return () => cancelIdleCallback(request);
}

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
    });
  }, [host, isOffered]);
}
