import type { Page } from 'playwright/test';
import { expectAccessible } from '../../screen-checks/accessibility.ts';
import { PEOPLE } from '../../support/people.ts';
import { expect, searchPath, test } from '../../support/portal-test.ts';
import { DESK, expectNoOverflow, TELEPHONE } from '../../support/shell.ts';

/** Records without media. */
const HISTORIES = searchPath({ query: 'history', queryType: 0, connection: 1 });
const WINDOW = { width: 1280, height: 900 };

const boxes = (page: Page) =>
  page
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().toJSON() as DOMRect));

test('five results are visible at once on 900 px, without the seconds of the search [C2.511 C2.512]', async ({
  openAs,
}) => {
  const page = await openAs(PEOPLE.user, HISTORIES, { viewport: WINDOW });
  await expect(page.getByRole('article').nth(4)).toBeVisible();
  await expect
    .poll(async () => (await boxes(page)).filter(({ bottom }) => bottom <= WINDOW.height).length)
    .toBeGreaterThanOrEqual(5);
  await expect(page.getByText(/^\d+ results? in titles and descriptions$/)).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
});

test('tiles of a row have one height, and end with their buttons [C2.516]', async ({ openAs }) => {
  const page = await openAs(PEOPLE.user, HISTORIES, { viewport: WINDOW });
  await page.getByRole('button', { name: 'Tiles', exact: true }).click();
  await expect(page.getByRole('article').nth(4)).toBeVisible();
  await expect
    .poll(async () => {
      const [first, ...others] = await boxes(page);
      const row = others.filter(({ top }) => top === first?.top);
      return row.length > 1 && row.every(({ height }) => height === first?.height);
    })
    .toBe(true);
  const feet = await page.getByRole('article').evaluateAll((cards) =>
    cards.slice(0, 3).map((card) => {
      const buttons = [...card.querySelectorAll('button')];
      const end = buttons.at(-1)?.getBoundingClientRect().bottom ?? 0;
      return Math.round(card.getBoundingClientRect().bottom - end);
    }),
  );
  expect(new Set(feet).size).toBe(1);
  await expectAccessible(page);
});

test('on a telephone two tiles are side by side [C2.517]', async ({ openAs }) => {
  const page = await openAs(PEOPLE.user, HISTORIES, { viewport: TELEPHONE });
  await page.getByRole('button', { name: 'Tiles', exact: true }).click();
  await expect(page.getByRole('article').nth(2)).toBeVisible();
  await expect
    .poll(async () => {
      const [first, second, third] = await boxes(page);
      if (!first || !second || !third) return false;
      return second.top === first.top && second.left > first.left && third.top > first.top;
    })
    .toBe(true);
  await expectNoOverflow(page);
  await expectAccessible(page);
});

test('saving and sharing are labelled where the window is wide [C2.514]', async ({ openAs }) => {
  const page = await openAs(PEOPLE.user, HISTORIES, { viewport: DESK });
  const share = page.getByRole('button', {
    name: 'Share, Copy a link to this search',
    exact: true,
  });
  const word = share.getByText('Share', { exact: true });
  await expect(word).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Save, Add this search to a shelf' }),
  ).toBeVisible();
  await page.setViewportSize(TELEPHONE);
  await expect(word).toBeHidden();
  await expect(share).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
});
