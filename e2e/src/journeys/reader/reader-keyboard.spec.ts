import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from '../../screen-checks/accessibility.ts';
import { isEmbedded } from '../../support/embedded-page.ts';
import { PEOPLE } from '../../support/people.ts';
import { closeButton } from '../../support/place.ts';
import { expect, test } from '../../support/portal-test.ts';
import { HANDBOOK } from '../../support/titles.ts';
import { button, isOn, nameOfPage, numberOf, panelOf, stageOf, tab } from './reader-controls.ts';
import { tabStopsBehind } from './tab-stops.ts';

/* Reading by keyboard (`docs/behaviour.md` R 2). */

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  const hasFocus = () =>
    target.evaluateAll((found) =>
      found.some((each) => each === (each.getRootNode() as Document | ShadowRoot).activeElement),
    );
  for (let presses = 0; presses < 60; presses += 1) {
    if (await hasFocus()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard does not come to ${target}`);
}

test('by keyboard alone [C2.35 R1.4 R2.15 R2.21 R2.28 R2.135]', async ({ readAs }) => {
  const page = await readAs(PEOPLE.user, HANDBOOK);
  await isOn(page, 1);
  // The keyboard scrolls the page from the start; an institution's page keeps its own focus.
  if (!isEmbedded(page)) await expect(stageOf(page)).toBeFocused();
  const panelEnd = panelOf(page).getByRole('button', { name: 'Hide panel' });
  await expect(panelEnd).toBeVisible();
  expect(await tabStopsBehind(page, panelEnd)).toEqual([
    { name: expect.stringMatching(nameOfPage(1)), isSeen: true },
  ]);
  await stageOf(page).focus();
  const enter = async (target: Locator, key = 'Tab') => {
    await tabTo(page, target, key);
    await page.keyboard.press('Enter');
  };
  await enter(button(page, 'Next page'));
  await isOn(page, 2);
  await tabTo(page, numberOf(page), 'Shift+Tab');
  await page.keyboard.type('40');
  await enter(button(page, 'Go to page'));
  await isOn(page, 40);
  await enter(button(page, 'Next chapter'));
  await expect(numberOf(page)).not.toHaveValue('40');
  await enter(button(page, 'Zoom in'));
  await expect(button(page, 'Zoom automatically')).toHaveAttribute('aria-pressed', 'false');

  await tabTo(page, tab(page, 'Contents'));
  // The current entry, then the next one.
  await page.keyboard.press('Tab');
  const row = page.getByRole('row');
  await tabTo(page, row);
  const before = await numberOf(page).inputValue();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(numberOf(page)).not.toHaveValue(before);
  // The page has the focus after a choice, and takes the keys (`docs/decisions.md` 88).
  const chosen = Number(await numberOf(page).inputValue());
  await page.keyboard.press('ArrowRight');
  await isOn(page, chosen + 1);
  await tabTo(page, tab(page, 'Contents'), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Details')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Pages')).toHaveAttribute('aria-selected', 'true');
  await tabTo(page, page.locator('[data-page]'));
  await page.keyboard.press('Home');
  await expect(button(page, 'Page 1')).toBeFocused();
  await page.keyboard.press('Enter');
  await isOn(page, 1);

  // The field is in the header; in an institution's page it is in the next tab.
  if (isEmbedded(page)) {
    await tabTo(page, tab(page, 'Pages'), 'Shift+Tab');
    await page.keyboard.press('ArrowRight');
  }
  const field = page.getByRole('searchbox', { name: 'Search in this document' });
  await tabTo(page, field, isEmbedded(page) ? 'Tab' : 'Shift+Tab');
  await page.keyboard.type('palimpsest');
  await page.keyboard.press('Enter');
  await expect(panelOf(page)).toContainText(/result 1 of \d+/);
  await enter(button(page, 'Next result'));
  await expect(panelOf(page)).toContainText(/result 2 of \d+/);
  await enter(button(page, 'Stop search'));
  await expect(panelOf(page)).toContainText('Use the searchbar');
  await expect(panelOf(page)).toBeFocused();

  // Escape closes it, its shortcuts open it; the focus is never lost.
  await tabTo(page, tab(page, 'Search results'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(panelOf(page).getByRole('button', { name: 'Search results' })).toBeFocused();
  // On focus a tooltip shows the button's name, until Escape.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expectAccessible(page);
  await enter(panelOf(page).getByRole('button', { name: 'Print' }));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    enter(panelOf(page).getByRole('button', { name: 'Print', exact: true })),
  ]);
  expect(download.suggestedFilename()).toBe('A_Handbook_of_the_Reading_Room.pdf');
  await expect(page.getByText('Preparing print')).toHaveCount(0);
  const released = page.waitForResponse((answer) => answer.url().endsWith('/release'));
  await enter(closeButton(page), 'Shift+Tab');
  await released;
});
