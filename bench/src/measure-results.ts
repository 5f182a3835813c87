import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright';

/** How long a person has the search field before the search, in ms. */
const TYPING = 1000;

/**
 * Searches from home.
 *
 * @returns ms from the end of the first answer to the frame after the one that has the first card
 */
export async function measureResults(page: Page, query: string): Promise<number> {
  const field = page.getByRole('search').getByRole('combobox').first();
  await field.click();
  await field.fill(query);
  await setTimeout(TYPING);
  const painted = page.evaluate(watchResults);
  await page.locator('html[data-results="awaited"]').waitFor();
  await field.press('Enter');
  return painted;
}

/** Runs in the page: waits for the first card of the results. */
function watchResults(): Promise<number> {
  const began = performance.now();
  const answers = () =>
    performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => startTime >= began && name.endsWith('/search'))
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelector('article') === null) requestAnimationFrame(look);
      else requestAnimationFrame((painted) => resolve(painted - Math.min(...answers())));
    };
    requestAnimationFrame(look);
    document.documentElement.dataset['results'] = 'awaited';
  });
}
