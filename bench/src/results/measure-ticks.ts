import type { Page } from 'playwright';

/** How much slower than this machine's the processor is made: a modest telephone's. */
const SLOWER = 4;

/**
 * Ticks filters one after another with the mouse, on a slow processor.
 *
 * @returns ms from each click to the next paint, as the browser's Event Timing tells it: in steps of 8
 */
export async function measureTicks(page: Page, ticks: number): Promise<number[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const boxes = page.getByRole('complementary', { name: 'Filters' }).locator('li label');
  const times: number[] = [];
  for (let tick = 0; tick < ticks; tick += 1) {
    const painted = page.evaluate(watchClick);
    await page.locator('html[data-click="awaited"]').waitFor();
    await boxes.nth(tick).click();
    times.push(await painted);
    await page.getByRole('button', { name: 'Apply' }).waitFor();
    await page.evaluate(() => delete document.documentElement.dataset['click']);
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await devtools.detach();
  return times;
}

/** Runs in the page: waits for a click, and for the longest event that belongs to it. */
function watchClick(): Promise<number> {
  return new Promise((resolve) => {
    const durations: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration);
    });
    // What is shorter than 16 ms is not told.
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    window.addEventListener(
      'click',
      () => {
        // Entries come after the paint they tell of.
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
