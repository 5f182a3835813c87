import { expect, type Locator, type Page } from 'playwright/test';

/* The parts of a loan that a person sees in the reader of a PDF. */

/** A message over the document. */
export const notice = (page: Page, name: string): Locator =>
  page.getByRole('alertdialog', { name });

/** The shown page. */
export const canvas = (page: Page): Locator => page.locator('[data-sheet] canvas').first();

/** Presses a button of the uppermost message that has it. */
export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).last().click();

/** The message that someone else has the document. */
export const inUse = (page: Page): Locator => notice(page, 'This document is already in use');

/**
 * Opens the document at an address once it is free: a release may still be in progress. A slow
 * opening is waited for, not begun again.
 */
export const openWhenFree = (page: Page, reader: string): Promise<void> =>
  expect(async () => {
    await page.goto(reader);
    await expect(canvas(page).or(inUse(page)).first()).toBeVisible();
    expect(await inUse(page).isVisible()).toBe(false);
  }).toPass({ timeout: 60_000 });
