import type { Page } from 'playwright/test';

/** Makes the reader poll its loan at once, as it does when it is online again. */
export const pollNow = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.dispatchEvent(new Event('online'));
  });
