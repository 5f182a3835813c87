import type { Locator, Page } from 'playwright/test';
import { expect, searchPath } from '../../support/portal-test.ts';
import { HANDBOOK } from '../../support/titles.ts';

/** The results with the handbook, whose record has every field. */
export const DIGITAL = searchPath({ query: HANDBOOK, queryType: 0, connection: 2 });

/** The detail: a region, or a dialog on a small screen. */
export const panelOf = (page: Page): Locator =>
  page
    .getByRole('region', { name: 'Publication' })
    .or(page.getByRole('dialog', { name: 'Publication' }));

/** A picture at its full size. */
export const gallery = (page: Page) => page.getByRole('dialog', { name: 'Pictures' });

/** The section under this heading. */
export const section = (panel: Locator, name: string): Locator =>
  panel
    .locator('section')
    .filter({ has: panel.page().getByRole('heading', { name, exact: true }) });

/** Opens the detail of a result. */
export async function openDetail(page: Page, title = HANDBOOK): Promise<Locator> {
  await page.getByRole('button', { name: title, exact: true }).first().click();
  const panel = panelOf(page);
  await expect(panel.getByRole('heading', { name: title, exact: true })).toBeVisible();
  return panel;
}
