import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright';

/**
 * Turns pages with the arrow key, each after a short pause.
 *
 * @returns ms from the key press to the frame after the one that shows the page, measured in the
 * page
 */
export async function turnPages(page: Page, turns: number): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    await setTimeout(REST);
    const turned = page.evaluate(watchTurn);
    await page.locator('html[data-turn="awaited"]').waitFor();
    await page.keyboard.press('ArrowRight');
    times.push(await turned);
    await page.evaluate(() => delete document.documentElement.dataset['turn']);
  }
  return times;
}

/** Longer than preparing the next page takes; people read a page for much longer. */
const REST = 400;

/** Runs in the page: waits for the key, and then for the page turn. */
function watchTurn(): Promise<number> {
  const read = () => {
    const number = document.querySelector<HTMLInputElement>('input[aria-label="Page"]')?.value;
    const progress = document.querySelector('output')?.textContent;
    // A turn within a chapter only changes the scroll offset of its columns.
    const columns = [...document.querySelectorAll('iframe')].map(
      (frame) => frame.contentDocument?.scrollingElement?.scrollLeft,
    );
    return [number, progress, ...columns].join('|');
  };
  return new Promise((resolve) => {
    const onKey = () => {
      const before = read();
      const started = performance.now();
      const look = () => {
        if (read() === before) requestAnimationFrame(look);
        else requestAnimationFrame(() => resolve(performance.now() - started));
      };
      requestAnimationFrame(look);
    };
    window.addEventListener('keydown', onKey, { capture: true, once: true });
    document.documentElement.dataset['turn'] = 'awaited';
  });
}
