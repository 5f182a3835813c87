import type { Browser, BrowserContext, CDPSession } from 'playwright';
import { SCREEN } from '../measure-portal.ts';
import { PARTS, type Part, partOf } from './bytes-by-part.ts';

/** A network and processor profile. */
export interface Line {
  readonly name: string;
  /** Undefined for no throttling. */
  readonly slow?: {
    /** The CPU throttling factor. */
    readonly processor: number;
    /** Bits per second. */
    readonly down: number;
    readonly up: number;
    /** Milliseconds from a request to the first byte of its response. */
    readonly latency: number;
  };
}

export const LINES: readonly Line[] = [
  {
    name: '1.6 Mbit/s, 150 ms, processor slowed four times',
    slow: { processor: 4, down: 1_600_000, up: 750_000, latency: 150 },
  },
  { name: 'this machine' },
];

/** Times in ms from the navigation; bytes as transferred, compressed. */
export interface Start {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** The search field accepts input, and the first acquisitions are shown. */
  readonly usable: number;
  readonly bytes: Readonly<Record<Part, number>>;
}

interface Visit {
  readonly portal: string;
  /** The storage state of the signed-in user. */
  readonly state: Awaited<ReturnType<BrowserContext['storageState']>>;
  readonly line: Line;
}

/** Opens home in a browser that has only the user's session. */
export async function measureStart(
  browser: Browser,
  { portal, state, line }: Visit,
): Promise<Start> {
  const context = await browser.newContext({ storageState: state, viewport: SCREEN });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const bytes = await countBytes(devtools);
  if (line.slow) await slowDown(devtools, line.slow);
  const began = performance.now();
  await page.goto(portal, { waitUntil: 'commit' });
  await page.getByRole('search').locator('input:enabled').first().waitFor();
  const acquisitions = page.getByRole('region', { name: 'New acquisitions' });
  await acquisitions.getByRole('button').nth(3).waitFor();
  const usable = performance.now() - began;
  // The largest paint may be a cover.
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
  );
  const paints = await page.evaluate(readPaints);
  await context.close();
  return { ...paints, usable, bytes };
}

function slowDown(devtools: CDPSession, slow: NonNullable<Line['slow']>): Promise<unknown> {
  return Promise.all([
    devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slow.latency,
      downloadThroughput: slow.down / 8,
      uploadThroughput: slow.up / 8,
    }),
    devtools.send('Emulation.setCPUThrottlingRate', { rate: slow.processor }),
  ]);
}

async function countBytes(devtools: CDPSession): Promise<Record<Part, number>> {
  const bytes = Object.fromEntries(Object.keys(PARTS).map((part) => [part, 0]));
  const parts = new Map<string, Part>();
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('http')) parts.set(requestId, partOf(request.url));
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const part = parts.get(requestId);
    if (part !== undefined) bytes[part] = (bytes[part] ?? 0) + encodedDataLength;
  });
  await devtools.send('Network.enable');
  return bytes as Record<Part, number>;
}

function readPaints(): Promise<{ firstPaint: number; largestPaint: number }> {
  return new Promise((resolve) => {
    const [first] = performance.getEntriesByName('first-contentful-paint');
    new PerformanceObserver((list) =>
      resolve({
        firstPaint: first?.startTime ?? Number.NaN,
        largestPaint: list.getEntries().at(-1)?.startTime ?? Number.NaN,
      }),
    ).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}
