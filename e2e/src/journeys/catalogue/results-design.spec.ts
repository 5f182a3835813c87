import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from '../../screen-checks/accessibility.ts';
import { PEOPLE } from '../../support/people.ts';
import { expect, searchPath, test } from '../../support/portal-test.ts';
import { DESK, expectNoOverflow, TELEPHONE } from '../../support/shell.ts';
import { ATLAS } from '../../support/titles.ts';

/** Records without media. */
const HISTORIES = searchPath({ query: 'history', queryType: 0, connection: 1 });
/** Finds a record of two connections. */
const EVERYWHERE = searchPath({ query: ATLAS, queryType: 0 });
const WINDOW = { width: 1280, height: 900 };

/** An entry of a search answer. */
interface Found {
  readonly publications?: { readonly id: number }[];
}

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

test('a tile on a telephone has room for its editions [C2.525]', async ({ openAs }) => {
  const page = await openAs(PEOPLE.user, '/', { viewport: TELEPHONE });
  // The first record comes twice, so that its card has an edition.
  await page.route('**/search', async (route) => {
    const answer = await route.fetch();
    const entries = (await answer.json()) as readonly Found[];
    for (const { publications = [] } of entries) {
      const [first] = publications;
      if (first) publications.push({ ...first, id: first.id + 1_000_000 });
    }
    await route.fulfill({ response: answer, json: entries });
  });
  await page.goto(new URL(HISTORIES, page.url()).href);
  await page.getByRole('button', { name: 'Tiles', exact: true }).click();
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: /^1 more edition of / }).click();
  const edition = card.getByRole('list', { name: /^More editions of / }).getByRole('listitem');
  const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? 0;
  expect(await widthOf(card)).toBeLessThan(180);
  // The text is not beside the checkbox.
  const text = edition.getByRole('paragraph').first();
  expect(await widthOf(text)).toBe(await widthOf(edition));
  await expectNoOverflow(page);
  await expectAccessible(page);
});

test('a card opens the editions of other connections by keyboard, wide and narrow [C2.525 C2.528]', async ({
  openAs,
}) => {
  const page = await openAs(PEOPLE.user, EVERYWHERE, { viewport: WINDOW });
  const card = page.getByRole('article').filter({ hasText: ATLAS });
  await expect(card).toHaveCount(1);
  const button = card.getByRole('button', { name: `1 more edition of ${ATLAS}`, exact: true });
  for (const viewport of [DESK, TELEPHONE]) {
    await page.setViewportSize(viewport);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toBeFocused();
    const editions = card.getByRole('list', { name: `More editions of ${ATLAS}` });
    // The card is that of the connection which answered first.
    await expect(editions.getByRole('listitem')).toContainText(/Digital library|Catalogue/);
    await expect(editions.getByRole('button', { name: `Read ${ATLAS}` })).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(editions).toHaveCount(0);
  }
});
