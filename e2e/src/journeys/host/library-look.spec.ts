import type { Page } from 'playwright/test';
import { PEOPLE } from '../../support/people.ts';
import { expect, test } from '../../support/portal-test.ts';
import { withSettings } from '../../support/settings/client-settings.ts';
import { menuItem, openMenu, searchField } from '../../support/shell.ts';

/* The shell with a library's settings. */

const accentOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--lz-accent'));
const languageOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.documentElement.lang);

test('a library has a colour and a language of its own, and About leads to its statements [C1.31 C1.32 C1.35 C1.36 C1.37]', async ({
  openAs,
}) => {
  const administration = await openAs(PEOPLE.admin);
  const page = await openAs(PEOPLE.user);
  await expect(searchField(page)).toBeVisible();
  const own = await accentOf(page);

  const look = { accentColour: '#7a1f5c', languages: ['de'], defaultLanguage: 'de' };
  await withSettings(administration, look, async () => {
    await page.reload();
    await expect(searchField(page)).toBeVisible();
    expect(await accentOf(page)).toBe(look.accentColour);
    expect(await languageOf(page)).toBe('de');
    await page.getByRole('button', { name: 'Menü', exact: true }).click();
    await expect(menuItem(page, 'Abmelden')).toBeVisible();
    await expect(menuItem(page, /^Sprache/)).toHaveCount(0);
  });

  await page.reload();
  await expect(searchField(page)).toBeVisible();
  expect(await accentOf(page)).toBe(own);
  await openMenu(page);
  await expect(menuItem(page, /^Language/)).toBeVisible();
  await menuItem(page, 'About').click();
  const privacy = page.getByRole('dialog').getByRole('link', { name: 'Privacy' });
  await expect(privacy).toHaveAttribute('href', /^\/terms\/privacy\?library=[\w-]+&lang=en$/);
});
