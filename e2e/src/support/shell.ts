import type { Locator, Page } from 'playwright/test';
import { expect } from './portal-test.ts';

/* Helpers for the shell around every screen. */

export const DESK = { width: 1280, height: 800 };
export const TELEPHONE = { width: 390, height: 844 };

/** The two libraries of the demonstration. */
export const WATERLAND = 'Bibliotheek Waterland';
export const RIJNLAND = 'Rijnland Institute';

export const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
export const menuItem = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name });
/** The field of the search bar, in any language. Earlier releases of the catalogue have no suggestions. */
export const searchField = (place: Page | Locator) => {
  const bar = place.getByRole('search');
  return bar.getByRole('combobox').or(bar.getByRole('searchbox')).first();
};
export const homeLink = (page: Page) => page.getByRole('link', { name: 'Leeszaal, home' });
/** A message of the host, by its title. */
export const message = (page: Page, name: string) => page.getByRole('alertdialog', { name });
/** The page's address without the origin. */
export const address = (page: Page) =>
  page.evaluate(() => location.href.slice(location.origin.length));

/** Opens the user menu with the pointer. */
export async function openMenu(page: Page): Promise<void> {
  await menuButton(page).click();
  await expect(page.getByRole('menu', { name: 'Menu' })).toBeVisible();
}

/** Checks that nothing is wider than the window. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const excess = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(excess).toBe(0);
}

/** Whether a modal element makes an element inert. */
export const isOutOfReach = (element: Locator) =>
  element.evaluate((one) => one.closest('[inert], [aria-hidden="true"]') !== null);

/** Whether an element is topmost at its centre. */
export const isOnTop = (element: Locator) =>
  element.evaluate((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

/** Whether focus is within an element. */
export const hasFocus = (element: Locator) =>
  element.evaluate((one) => one.contains(document.activeElement));
