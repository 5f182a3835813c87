import type { Page } from 'playwright/test';
import { shownFrame, wordsInSight } from '../../open-book/book-page.ts';
import { hitsInSight } from '../../open-book/hits-in-sight.ts';
import { expectAccessible } from '../../screen-checks/accessibility.ts';
import { PEOPLE } from '../../support/people.ts';
import { expect, readNext, test } from '../../support/portal-test.ts';
import { TELEPHONE } from '../../support/shell.ts';
import { HANDBOOK, NOVELLA } from '../../support/titles.ts';
import { beside, boxOf, button, isOn, numberOf, stageOf } from './reader-controls.ts';

/* Reading by touch (`docs/behaviour.md` R 2). */

/** A quick swipe with one finger across the middle of the stage. */
async function swipe(page: Page, towards: 'left' | 'right'): Promise<void> {
  const { x, y, width, height } = await boxOf(stageOf(page));
  const session = await page.context().newCDPSession(page);
  const [middle, step] = [x + width / 2, towards === 'left' ? -width / 8 : width / 8];
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', steps?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: steps === undefined ? [] : [{ x: middle + steps * step, y: y + height / 2 }],
    });
  await send('touchStart', -2);
  for (const steps of [-1, 0, 1, 2]) await send('touchMove', steps);
  await send('touchEnd');
  await session.detach();
}

test('on a telephone, by finger: each tab of the sheet, the margins, and swipes [C2.35 R1.4 R2.7 R2.30 R2.32 R2.40 R2.49]', async ({
  readAs,
}) => {
  const phone = { viewport: TELEPHONE, hasTouch: true, isMobile: true };
  const page = await readAs(PEOPLE.user, HANDBOOK, phone);
  await isOn(page, 1);
  await expectAccessible(page);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  // Also on the narrowest screens, with and without the button that goes to a page.
  for (const narrow of [320, 360, 390]) {
    await page.setViewportSize({ ...TELEPHONE, width: narrow });
    expect(await width()).toBe(narrow);
    await numberOf(page).tap();
    await expect(button(page, 'Go to page')).toBeVisible();
    expect(await width()).toBe(narrow);
    await page.keyboard.press('Enter');
    await numberOf(page).blur();
  }
  const tap = async (side: 'left' | 'right') => {
    const { x, y } = await beside(page, side);
    await page.touchscreen.tap(x, y);
  };
  await tap('right');
  await isOn(page, 2);
  await tap('left');
  await isOn(page, 1);
  await swipe(page, 'left');
  await isOn(page, 2);
  await swipe(page, 'right');
  await isOn(page, 1);

  const sheet = page.getByRole('dialog', { name: 'Panel' });
  await button(page, 'Show panel').tap();
  const [place, close] = await Promise.all([
    sheet.boundingBox(),
    sheet.getByRole('button', { name: 'Hide panel' }).boundingBox(),
  ]);
  if (!place || !close) throw new Error('The panel or its button has no box');
  // Beside the tabs, at their end.
  expect(close.y - place.y).toBeLessThan(48);
  expect(place.x + place.width - (close.x + close.width)).toBeLessThan(48);
  for (const name of ['Contents', 'Details', 'Pages', 'Search results', 'Print', 'Settings']) {
    await sheet.getByRole('tab', { name, exact: true }).tap();
    await expect(sheet.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    await expectAccessible(page);
  }
  const zoom = sheet.getByRole('group', { name: 'Zoom' }).getByRole('status');
  const before = await zoom.textContent();
  await sheet.getByRole('button', { name: 'Zoom in' }).tap();
  await expect(zoom).not.toHaveText(before ?? '');

  await sheet.getByRole('tab', { name: 'Search results' }).tap();
  await sheet.getByRole('searchbox', { name: 'Search in this document' }).fill('palimpsest');
  await sheet.getByRole('button', { name: 'Search', exact: true }).tap();
  await expect(sheet).toContainText(/result 1 of \d+/);
  await sheet.getByRole('button', { name: 'Hide panel' }).tap();
  await expect(sheet).toHaveCount(0);
  await expect(numberOf(page)).not.toHaveValue('1');
  await expect.poll(async () => (await hitsInSight(page)).length).toBeGreaterThan(0);

  await readNext(page, NOVELLA);
  const frame = shownFrame(page);
  await expect(frame).toBeVisible();
  const words = async () => (await wordsInSight(page)).join(' ');
  const first = await words();
  await tap('right');
  await expect.poll(words).not.toBe(first);
  await expectAccessible(page, 'iframe');
  await tap('left');
  await expect.poll(words).toBe(first);
  await swipe(page, 'left');
  await expect.poll(words).not.toBe(first);
});
