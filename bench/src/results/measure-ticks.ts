import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from 'playwright';

/** The CPU throttling factor: a modest phone. */
const SLOWER = 4;
/** How long a press lasts, in ms. */
const MOMENT = 100;

/**
 * Ticks filters one after another with the mouse, on a slow processor.
 *
 * @returns ms from each click to the next paint, from the browser's Event Timing: in steps of 8
 */
export async function measureTicks(page: Page, ticks: number): Promise<number[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const boxes = page.getByRole('complementary', { name: 'Filters' }).locator('li label');
  const times: number[] = [];
  for (let tick = 0; tick < ticks; tick += 1) {
    const painted = page.evaluate(watchClick);
    await page.locator('html[data-click="awaited"]').waitFor();
    await press(page, boxes.nth(tick));
    times.push(await painted);
    await page.getByRole('button', { name: 'Apply' }).waitFor();
    await page.evaluate(() => delete document.documentElement.dataset['click']);
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await devtools.detach();
  return times;
}

/**
 * Presses as a hand does, with a pause before and during the press. Playwright's own press queries
 * the page while the button is down and releases it at once, so that the click would wait for the
 * query.
 */
async function press(page: Page, box: Locator): Promise<void> {
  await box.scrollIntoViewIfNeeded();
  const at = await box.boundingBox();
  if (at === null) throw new Error('The filter is not shown');
  await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2);
  await setTimeout(MOMENT);
  await page.mouse.down();
  await setTimeout(MOMENT);
  await page.mouse.up();
}

/** Runs in the page: waits for a click, and returns the longest of its events. */
function watchClick(): Promise<number> {
  return new Promise((resolve) => {
    const durations: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration);
    });
    // The browser reports no event shorter than 16 ms.
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    window.addEventListener(
      'click',
      () => {
        // An entry follows the paint that it reports.
        const told = 10;
        let frames = 0;
        const look = () => {
          frames += 1;
          if (frames < told) return requestAnimationFrame(look);
          observer.disconnect();
          return resolve(Math.max(16, ...durations));
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
    document.documentElement.dataset['click'] = 'awaited';
  });
}
