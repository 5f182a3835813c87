import type { Page } from 'playwright/test';
import { expectAccessible } from '../../screen-checks/accessibility.ts';
import { callApi } from '../../support/call-api.ts';
import { PEOPLE } from '../../support/people.ts';
import { expect, readNext, searchPath, test } from '../../support/portal-test.ts';
import { DESK, expectNoOverflow, TELEPHONE } from '../../support/shell.ts';
import { HANDBOOK, HANDBOOK_KEY, NOVELLA } from '../../support/titles.ts';

/* Three people and a document with one seat. */

const RESULTS = searchPath({ query: `"${HANDBOOK}"`, queryType: 0, connection: 1 });
/** Two repetitions of the calls. */
const LIVE = { timeout: 30_000 };

const card = (page: Page) => page.getByRole('article').filter({ hasText: HANDBOOK }).first();
const action = (page: Page, name: string) =>
  card(page).getByRole('button', { name: `${name} ${HANDBOOK}` });
const acquire = (page: Page) =>
  callApi<{ licenseKey: string }>(page, 'GET', `/publications/${HANDBOOK_KEY}/license/acquire`);

async function join(page: Page): Promise<void> {
  await action(page, 'Join queue:').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Join the queue' });
  await expect(
    dialog.getByRole('checkbox', { name: /^Also send an e-mail to / }),
  ).not.toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Join', exact: true }).press('Enter');
  await expect(dialog).toBeHidden();
}

test('two people wait for the seat of a third, and read in their order [C2.490 C2.491 C2.493 C2.494 C2.495 C2.496]', async ({
  openAs,
}) => {
  test.slow();
  const reader = await openAs(PEOPLE.admin);
  const first = await openAs(PEOPLE.user, RESULTS, { viewport: DESK });
  const lent = await acquire(reader);
  const second = await openAs(PEOPLE.secondUser, RESULTS, { viewport: TELEPHONE });
  await expect(action(second, 'Join queue:')).toBeVisible(LIVE);
  const before = await card(second).boundingBox();
  await join(first);
  await expect(card(first).getByText('1st in the queue')).toBeVisible();
  await join(second);
  await expect(card(second).getByText('2nd in the queue')).toBeVisible();
  await expect(action(second, 'Leave queue:')).toBeFocused();
  expect((await card(second).boundingBox())?.height).toBe(before?.height);
  await expectNoOverflow(second);
  await expectAccessible(second);

  await callApi(reader, 'GET', `/licenses/${lent.licenseKey}/release`);
  await expect(card(first).getByText(/^Your turn until \d\d:\d\d$/)).toBeVisible(LIVE);
  await expect(
    first.getByText(`It is your turn: you can read “${HANDBOOK}” now`).first(),
  ).toBeVisible();
  await expectAccessible(first);
  await expect(card(second).getByText('1st in the queue')).toBeVisible(LIVE);
  await expect(acquire(reader)).rejects.toThrow('answered 403');
  await action(first, 'Read').press('Enter');
  await expect(first.getByRole('heading', { level: 1, name: HANDBOOK })).toBeVisible();

  await action(second, 'Leave queue:').press('Enter');
  await expect(action(second, 'Join queue:')).toBeFocused();
});

test('a person who reads another document learns that it is their turn, once [C2.540 C2.541]', async ({
  openAs,
}) => {
  test.slow();
  const reader = await openAs(PEOPLE.admin);
  const person = await openAs(PEOPLE.user, RESULTS);
  const lent = await acquire(reader);
  await expect(action(person, 'Join queue:')).toBeVisible(LIVE);
  await join(person);
  await expect(card(person).getByText('1st in the queue')).toBeVisible();
  await readNext(person, NOVELLA);
  const title = person.getByRole('heading', { level: 1, name: NOVELLA });
  await expect(title).toBeVisible();
  await callApi(reader, 'GET', `/licenses/${lent.licenseKey}/release`);
  const note = person.getByText(`It is your turn: you can read “${HANDBOOK}” now`).first();
  await expect(note).toBeVisible({ timeout: 45_000 });
  await expectAccessible(person);
  const asked = person.waitForResponse(/\/api\/waiting-places$/);
  await person.reload();
  await asked;
  await expect(title).toBeVisible();
  await expect(note).toBeHidden();
  await callApi(person, 'DELETE', `/waiting-places/${HANDBOOK_KEY}`);
});
