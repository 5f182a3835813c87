import type { CDPSession, Page } from 'playwright/test';
import { objectBytes } from './object-bytes.ts';

/** The resources of a page, after garbage collection. */
export interface Residue {
  readonly timers: number;
  /** Style sheets without an address of their own: a linked one remains, once. */
  readonly styles: number;
  readonly frames: number;
  readonly workers: number;
  /** Addresses of blobs that nothing has revoked. */
  readonly blobs: number;
  readonly listeners: number;
  readonly nodes: number;
  readonly objectBytes: number;
}

declare global {
  interface Window {
    /** Timers that have neither run nor been cleared. */
    pendingTimers: Set<number>;
    blobAddresses: Set<string>;
  }
}

/** Counts the timers and blob addresses of a page. Call it in the page, before its code. */
export function countFromStart(): void {
  const timers = new Set<number>();
  const blobs = new Set<string>();
  const { setTimeout, setInterval, clearTimeout, clearInterval } = window;
  const { createObjectURL, revokeObjectURL } = URL;
  Object.assign(window, {
    pendingTimers: timers,
    blobAddresses: blobs,
    setTimeout(run: (...values: unknown[]) => void, delay?: number, ...values: unknown[]) {
      const id = setTimeout(() => {
        timers.delete(id);
        run(...values);
      }, delay);
      timers.add(id);
      return id;
    },
    setInterval(...call: Parameters<typeof setInterval>) {
      const id = setInterval(...call);
      timers.add(id);
      return id;
    },
    clearTimeout(id: number) {
      timers.delete(id);
      clearTimeout(id);
    },
    clearInterval(id: number) {
      timers.delete(id);
      clearInterval(id);
    },
  });
  URL.createObjectURL = (blob) => {
    const address = createObjectURL(blob);
    blobs.add(address);
    return address;
  };
  URL.revokeObjectURL = (address) => {
    blobs.delete(address);
    revokeObjectURL(address);
  };
}

/** Counts the resources of a page that has called `countFromStart`. */
export async function countResidue(page: Page, browser: CDPSession): Promise<Residue> {
  // A snapshot collects garbage first.
  const bytes = await objectBytes(browser);
  await browser.send('Performance.enable');
  const { metrics } = await browser.send('Performance.getMetrics');
  const metric = (name: string): number => metrics.find((one) => one.name === name)?.value ?? 0;
  return {
    ...(await countInPage(page)),
    frames: metric('Frames'),
    workers: page.workers().length,
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    objectBytes: bytes,
  };
}

const countInPage = (page: Page): Promise<Pick<Residue, 'timers' | 'styles' | 'blobs'>> =>
  page.evaluate(() => {
    const sheets = [...document.styleSheets];
    const addresses = new Set(sheets.flatMap(({ href }) => href ?? []));
    return {
      timers: window.pendingTimers.size,
      styles: sheets.length - addresses.size + document.adoptedStyleSheets.length,
      blobs: window.blobAddresses.size,
    };
  });
