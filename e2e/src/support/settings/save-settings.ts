import type { Page } from 'playwright/test';
import { expect } from '../portal-test.ts';

/**
 * Waits until the administration has nothing to save. The button of a save in progress has another
 * name, so that a wait for `Save` alone ends before the answer.
 */
export async function expectNothingToSave(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^(Save|Saving…)$/ })).toHaveCount(0);
}

/** Saves the changed settings, and waits until they are stored. */
export async function saveSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectNothingToSave(page);
}
