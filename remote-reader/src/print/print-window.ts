/** A window of ours in which something is made ready and printed. */
export interface PrintWindow {
  readonly window: Window;
  /** Prints; the window goes when that is done. */
  print(): void;
  close(): void;
}

/** Large enough to see a sheet; small enough to see where it came from. */
const FEATURES = 'popup,width=900,height=1000';

/** Opens an empty window; undefined when the browser doesn't let it. */
export function openPrintWindow(): PrintWindow | undefined {
  const opened = window.open('', '', FEATURES);
  if (opened === null) return undefined;
  return {
    window: opened,
    print() {
      opened.addEventListener('afterprint', () => opened.close(), { once: true });
      opened.focus();
      opened.print();
    },
    close: () => opened.close(),
  };
}
