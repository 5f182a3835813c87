import { usePrefetch } from '@leeszaal/remote-kit/prefetch';
import { useHost } from '@leeszaal/remote-kit/react';
import { useMemo } from 'react';

/** No limit: the reader's code waits for a browser that is idle. */
const IDLE = { delay: 1_000 };

const savesData = (): boolean =>
  Boolean(Reflect.get(Reflect.get(navigator, 'connection') ?? {}, 'saveData'));

/**
 * Prefetches the reader's code when a readable publication is on the screen; not with data saving on.
 *
 * @param isOffered whether a publication is readable
 */
export function useReaderPrefetch(isOffered: boolean): void {
  const { remotes } = useHost();
  const parts = useMemo(() => [{ load: async () => remotes.prefetch?.('reader') }], [remotes]);
  usePrefetch(parts, isOffered && !savesData(), IDLE);
}
