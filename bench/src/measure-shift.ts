import type { Page } from 'playwright';

/**
 * How far the screen of results moved by itself while it and its covers arrived, as the browser's Layout
 * Instability tells it: the sum of all shifts, from the first paint until every cover in view is there.
 */
export async function measureShift(page: Page): Promise<number> {
  await page.waitForFunction(() => {
    const covers = [...document.querySelectorAll<HTMLImageElement>('[data-publication] img')];
    return (
      covers.length > 0 &&
      covers.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    );
  });
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & Shift)[]) {
            if (!entry.hadRecentInput) sum += entry.value;
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // The browser tells of a shift after the frame that it was in.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
      }),
  );
}

interface Shift {
  readonly value: number;
  readonly hadRecentInput: boolean;
}
