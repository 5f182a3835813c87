import type { Page } from 'playwright';

/**
 * Signs an account of the demonstration in; the portal has opened then.
 *
 * @param url of the portal
 * @param name such as `user`
 */
export async function signIn(page: Page, url: string, name: string): Promise<void> {
  await page.goto(url);
  await page.locator('input[name="login"]').fill(`${name}@demo.example`);
  await page.locator('input[type="password"]').fill(`${name}-leeszaal`);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/auth/'));
}
