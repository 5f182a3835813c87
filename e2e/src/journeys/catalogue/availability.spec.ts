import type { Page } from 'playwright/test';
import { expectAccessible } from '../../screen-checks/accessibility.ts';
import { callApi } from '../../support/call-api.ts';
import { PEOPLE } from '../../support/people.ts';
import { expect, searchPath, test } from '../../support/portal-test.ts';
import { DESK, expectNoOverflow, TELEPHONE } from '../../support/shell.ts';
import { HANDBOOK, HANDBOOK_KEY } from '../../support/titles.ts';

/* Two people and a document with one seat. */

const RESULTS = searchPath({ query: `"${HANDBOOK}"`, queryType: 0, connection: 1 });
/** The first repetition of the call is after ten seconds. */
const LIVE = { timeout: 20_000 };

const card = (page: Page) => page.getByRole('article').filter({ hasText: HANDBOOK }).first();

test('a card says that a document is on loan and until when, and then that it is free [C2.470 C2.471 C2.473 C2.476]', async ({
  openAs,
}) => {
  const reader = await openAs(PEOPLE.user);
  const page = await openAs(PEOPLE.secondUser, RESULTS, { viewport: DESK });
  await expect(card(page).getByText('Available now, 1 seat')).toBeVisible();
  const before = await card(page).boundingBox();
  const lent = await callApi<{ licenseKey: string }>(
    reader,
    'GET',
    `/publications/${HANDBOOK_KEY}/license/acquire`,
  );
  await expect(card(page).getByText(/^On loan, free in about \d+ min$/)).toBeVisible(LIVE);
  expect((await card(page).boundingBox())?.height).toBe(before?.height);
  await expectAccessible(page);
  await page.setViewportSize(TELEPHONE);
  await expectNoOverflow(page);
  await expectAccessible(page);
  await card(page)
    .getByRole('button', { name: `Join queue: ${HANDBOOK}` })
    .focus();
  await callApi(reader, 'GET', `/licenses/${lent.licenseKey}/release`);
  const read = card(page).getByRole('button', { name: `Read ${HANDBOOK}` });
  await expect(read).toBeFocused(LIVE);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/reader\//);
  await expect(page.getByRole('heading', { level: 1, name: HANDBOOK })).toBeVisible();
});

test('as a row and as a tile a card keeps its height, from before its text to the longest one [C2.471]', async ({
  openAs,
}) => {
  const page = await openAs(PEOPLE.user, '/', { viewport: DESK });
  let answer = Promise.withResolvers<void>();
  await page.route('**/search/availability*', async (route) => {
    const { pubKeys } = route.request().postDataJSON() as { readonly pubKeys: readonly string[] };
    await answer.promise;
    const json = pubKeys.map((pubKey) => ({ state: 'on-loan', pubKey, seats: 1, minutes: 59 }));
    await route.fulfill({ json });
  });
  for (const display of ['List', 'Tiles']) {
    answer = Promise.withResolvers();
    await page.goto(new URL(RESULTS, page.url()).href);
    await page.getByRole('button', { name: display, exact: true }).click();
    await page.reload();
    await expect(card(page)).toBeVisible();
    const before = await card(page).boundingBox();
    answer.resolve();
    await expect(card(page).getByText('On loan, free in about 59 min')).toBeVisible();
    expect((await card(page).boundingBox())?.height, display).toBe(before?.height);
  }
});
