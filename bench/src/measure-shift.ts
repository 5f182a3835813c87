import type { Page } from 'playwright';

/**
 * The cumulative layout shift of the results page, from the first paint until every visible cover
 * has loaded (Layout Instability API).
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
        // The browser reports a shift after its frame.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
      }),
  );
}

interface Shift {
  readonly value: number;
  readonly hadRecentInput: boolean;
}
