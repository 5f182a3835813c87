import type { Locator, Page } from 'playwright/test';

/* What a person sees of a loan in the reader of a PDF. */

/** A message over the document. */
export const notice = (page: Page, name: string): Locator =>
  page.getByRole('alertdialog', { name });

/** The shown page. */
export const canvas = (page: Page): Locator => page.locator('[data-sheet] canvas').first();

/** Presses a button of the uppermost message that has it. */
export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).last().click();
