import type { Page } from 'playwright/test';

/** Goes to an address of the portal that is open already, as a link within it would. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}
