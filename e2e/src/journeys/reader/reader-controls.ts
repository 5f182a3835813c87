import type { Locator, Page } from 'playwright/test';
import { expect } from '../../support/portal-test.ts';

/* The reader's controls, found and used as a person would. */

/** The pages of the handbook. */
export const PAGES = 310;

/** A button by its name. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The page of a PDF. */
export const stageOf = (page: Page) =>
  page.getByRole('region', { name: /^Page \d+ of \d+(?:$|: )/ });

/** The name of a page of the handbook; in an institution's page the title of the document follows. */
export const nameOfPage = (wanted: number | string) =>
  new RegExp(`^Page ${wanted} of ${PAGES}(?:$|: )`);

/** The field with the number of the page. */
export const numberOf = (page: Page) => page.getByRole('textbox', { name: 'Page', exact: true });

export const panelOf = (page: Page) => page.getByRole('region', { name: 'Panel' });

export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

/** Waits until a page of the handbook is shown, not only selected. */
export async function isOn(page: Page, wanted: number): Promise<void> {
  await expect(numberOf(page)).toHaveValue(String(wanted));
  const stage = page.getByRole('region', { name: nameOfPage(wanted) });
  await expect(stage).toHaveAttribute('aria-busy', 'false');
}

/** The box of a visible element. */
export async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not in sight');
  return box;
}

/** The middle of a visible element. */
export async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = await boxOf(target);
  return { x: x + width / 2, y: y + height / 2 };
}

/** A point at a side of the stage, at mid-height, this far from the edge. */
export async function beside(page: Page, side: 'left' | 'right', inset = 16) {
  const { x, y, width, height } = await boxOf(stageOf(page));
  return { x: side === 'left' ? x + inset : x + width - inset, y: y + height / 2 };
}

/** Presses a button until it is disabled; resolves to the number of presses. */
export async function pressToTheEnd(target: Locator): Promise<number> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.isDisabled()) return presses;
    await target.click();
  }
  throw new Error('The button was never disabled');
}
