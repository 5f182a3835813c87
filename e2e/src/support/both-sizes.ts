import type { Page } from 'playwright/test';
import { illegible, interfaceTexts } from './legibility.ts';
import type { Messages } from './messages-of.ts';
import { expect, expectAccessible } from './portal-test.ts';
import { DESK, TELEPHONE } from './shell.ts';

/** How long a screen may take to find its place in another window. */
const SETTLING = { timeout: 3000 };
/**
 * In which language the rules of accessibility are tried on a telephone: they know no language but its
 * length, and the other journeys try them in English on a desk.
 */
const LONGEST = 'de';

/**
 * A screen can be read in a language on a telephone and on a desk.
 *
 * @param onTelephone what is opened there beside
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

/** Nothing is cut, and nothing stands in another language. */
export async function expectLegible(page: Page, { foreign }: Messages): Promise<void> {
  await expect
    .configure({ soft: true })
    .poll(() => illegible(page), SETTLING)
    .toEqual([]);
  const texts = await interfaceTexts(page);
  expect.soft(texts.filter((text) => foreign.has(text))).toEqual([]);
}
