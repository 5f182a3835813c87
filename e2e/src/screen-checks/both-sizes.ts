import type { Page } from 'playwright/test';
import type { Messages } from '../support/messages-of.ts';
import { expect } from '../support/portal-test.ts';
import { DESK, TELEPHONE } from '../support/shell.ts';
import { expectAccessible } from './accessibility.ts';
import { illegible, interfaceTexts } from './legibility.ts';

/**
 * The language for axe on a narrow screen: its rules depend on no language but its length, and
 * other journeys run them in English on a wide screen.
 */
const LONGEST = 'de';

/**
 * Checks that a screen is legible in a language, at both sizes.
 *
 * @param onTelephone what to open at the narrow size
 */
export async function checkBothSizes(
  page: Page,
  language: string,
  messages: Messages,
  onTelephone?: () => Promise<unknown>,
): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  for (const size of [TELEPHONE, DESK]) {
    await page.setViewportSize(size);
    await expectLegible(page, messages);
    if (size !== TELEPHONE) continue;
    if (language === LONGEST) await expectAccessible(page);
    await onTelephone?.();
  }
}

/** Checks that no text is clipped or in another language. */
export async function expectLegible(page: Page, { foreign }: Messages): Promise<void> {
  await expect
    .configure({ soft: true })
    .poll(() => illegible(page))
    .toEqual([]);
  const texts = await interfaceTexts(page);
  expect.soft(texts.filter((text) => foreign.has(text))).toEqual([]);
}
