import { useEffect, useState } from 'react';
import type MessageDialog from './message-dialog.component.tsx';

/** How long, in ms, after an attempt that failed the next one comes. */
const PAUSE = 1000;

/**
 * The dialog's component, once its code is there. It is fetched in advance, when the first screen has been
 * painted, and until it comes: the first message may be that the server can't be reached.
 */
export function useMessageDialog(): typeof MessageDialog | undefined {
  const [Dialog, setDialog] = useState<typeof MessageDialog>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const load = () =>
      import('./message-dialog.component.tsx').then(
        (module) => setDialog(() => module.default),
        () => {
          timer = setTimeout(load, PAUSE);
        },
      );
    timer = setTimeout(load);
    return () => clearTimeout(timer);
  }, []);
  return Dialog;
}
