import type { HostContext } from '@leeszaal/shared-contracts';
import { useHost } from '@leeszaal/shared-contracts/react';
import { useEffect } from 'react';

/** The mounts in which it was done. */
const done = new WeakSet<HostContext>();

/** In ms, where the browser does not tell when it is idle. */
const A_WHILE = 1000;

const savesData = (): boolean =>
  Boolean(Reflect.get(Reflect.get(navigator, 'connection') ?? {}, 'saveData'));

function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, A_WHILE);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run);
  return () => cancelIdleCallback(request);
}

/**
 * Has the reader's code loaded while somebody looks at what could be read, once for each mount, and
 * not for those who save data.
 *
 * @param isOffered whether there is something to read
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
