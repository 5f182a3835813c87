import type { Page } from 'playwright/test';

/** Lets the reader ask at once how its loan stands, as it does when the network has come back. */
export const pollNow = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.dispatchEvent(new Event('online'));
  });
