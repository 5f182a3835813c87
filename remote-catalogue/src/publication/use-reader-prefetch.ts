import { usePrefetch } from '@leeszaal/remote-kit/prefetch';
import { useHost } from '@leeszaal/remote-kit/react';
import { useEffect, useMemo, useRef } from 'react';

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

/** How long, in ms, a pointer rests on a button before its press is likely; passing over it takes less. */
const REST_MS = 60;

/** Listeners of a button that opens the reader. */
export interface ReaderStartListeners {
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: () => void;
}

/**
 * Tells the reader that the person is about to open it, when a pointer rests on the button or the button has the focus;
 * nothing is borrowed. Not with data saving on.
 *
 * @param mimeType the media type of the document, if it is known
 */
export function useReaderStart(mimeType: string | undefined): ReaderStartListeners {
  const { remotes } = useHost();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(() => {
    const tell = () => {
      if (!savesData()) remotes.prefetch?.('reader', true, mimeType);
    };
    return {
      onPointerEnter: () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(tell, REST_MS);
      },
      onPointerLeave: () => clearTimeout(timer.current),
      onFocus: tell,
    };
  }, [remotes, mimeType]);
}
