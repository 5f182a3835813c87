import type { Page } from 'playwright';

/** The effect of a long list on the page. */
export interface Growth {
  /** The number of results loaded in the end. */
  readonly loaded: number;
  /** The largest number of elements in the document. */
  readonly mostNodes: number;
  /** Milliseconds between two frames while scrolling through the whole list. */
  readonly frames: readonly number[];
}

/** Loads more at the end of the list until it has this many results; then scrolls through it. */
export async function measureGrowth(page: Page, results: number): Promise<Growth> {
  const more = page.getByRole('button', { name: 'Load more results' });
  let mostNodes = 0;
  let loaded = 0;
  const look = async () => {
    const now = await page.evaluate(() => ({
      nodes: document.getElementsByTagName('*').length,
      loaded: Number(document.querySelector('[aria-setsize]')?.getAttribute('aria-setsize') ?? 0),
    }));
    mostNodes = Math.max(mostNodes, now.nodes);
    loaded = now.loaded;
  };
  await look();
  while (loaded < results) {
    const before = loaded;
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await more.click();
    await page.locator(`[aria-setsize]:not([aria-setsize="${before}"])`).first().waitFor();
    await look();
  }
  const scrolled = await page.evaluate(scrollThrough);
  return { loaded, mostNodes: Math.max(mostNodes, scrolled.mostNodes), frames: scrolled.frames };
}

/**
 * Runs in the page: scrolls from the end to the beginning, somewhat more than a screen each frame.
 */
async function scrollThrough(): Promise<{ frames: number[]; mostNodes: number }> {
  const step = window.innerHeight * 1.2;
  const frames: number[] = [];
  let mostNodes = 0;
  let last = performance.now();
  for (let top = document.documentElement.scrollHeight; top > 0; top -= step) {
    window.scrollTo(0, top);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const now = performance.now();
    frames.push(now - last);
    last = now;
    mostNodes = Math.max(mostNodes, document.getElementsByTagName('*').length);
  }
  return { frames, mostNodes };
}
