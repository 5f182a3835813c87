import { AbortedError } from '@leeszaal/shared-contracts';

/** A window of ours in which something is made ready and printed. */
export interface PrintWindow {
  readonly window: Window;
  /** Aborted when the person closes it. */
  readonly signal: AbortSignal;
  /** Prints; where that can be told, the window goes when it is done. */
  print(): void;
  close(): void;
}

/** Large enough to see a sheet; small enough to see where it came from. */
const FEATURES = 'popup,width=900,height=1000';

/** How long, in ms, a window stays that has been printed: what made the paper out of it still reads it. */
const AFTERWARDS = 1000;

/** Opens an empty window; undefined when the browser doesn't let it. */
export function openPrintWindow(): PrintWindow | undefined {
  const opened = window.open('', '', FEATURES);
  if (opened === null) return undefined;
  const gone = new AbortController();
  opened.addEventListener('pagehide', () => gone.abort(new AbortedError('The window was closed')));
  return {
    window: opened,
    signal: gone.signal,
    print() {
      // Phones and tablets tell that they have printed when they have only begun; there it stays.
      if (opened.matchMedia('(hover: hover)').matches) {
        const close = () => setTimeout(() => opened.close(), AFTERWARDS);
        opened.addEventListener('afterprint', close, { once: true });
      }
      opened.focus();
      opened.print();
    },
    close: () => opened.close(),
  };
}
