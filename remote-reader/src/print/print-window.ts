import { AbortedError } from '@leeszaal/shared-contracts';

/** Large enough for a sheet; smaller than the window behind it. */
const FEATURES = 'popup,width=900,height=1000';

/** How long, in ms, the window stays after printing: the print job may still read it. */
const CLOSE_AFTER_MS = 1000;

/** Opens an empty pop-up window, in which pages are prepared and printed; undefined when the browser blocks it. */
export function openPrintWindow() {
  const opened = window.open('', '', FEATURES);
  if (opened === null) return undefined;
  const gone = new AbortController();
  opened.addEventListener('pagehide', () => gone.abort(new AbortedError('The window was closed')));
  return {
    window: opened,
    /** Aborted when the reader closes it. */
    signal: gone.signal,
    /** Prints; the window closes afterwards, where the browser reports the end. */
    print(): void {
      // Phones and tablets report the end when printing begins; there the window stays.
      if (opened.matchMedia('(hover: hover)').matches) {
        const close = () => setTimeout(() => opened.close(), CLOSE_AFTER_MS);
        opened.addEventListener('afterprint', close, { once: true });
      }
      opened.focus();
      opened.print();
    },
    close: () => opened.close(),
  };
}
