import { type LaunchedPortal, launchPortal } from '../../portal/launch-portal.ts';
import { expectAccessible } from '../../screen-checks/accessibility.ts';
import { PEOPLE } from '../../support/people.ts';
import { expect, test } from '../../support/portal-test.ts';
import { expectNoOverflow, message, searchField, TELEPHONE } from '../../support/shell.ts';

/* An administrator signs out one browser of a person, and leaves the others. */

const { name } = PEOPLE.user;
/** A browser that is not the one of the journeys, so that its session can be told from the other. */
const FIREFOX = {
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
};
const DEVICE = 'Firefox, Windows';

let portal: LaunchedPortal;
test.beforeAll(async () => {
  portal = await launchPortal();
});
test.afterAll(() => portal.stop());

test('one session of a person is ended: that browser is signed out, the other one goes on [C2.296 C2.297 C2.298]', async ({
  openAs,
}) => {
  test.setTimeout(120_000);
  const lost = await openAs(PEOPLE.user, '/', FIREFOX, portal.url);
  const kept = await openAs(PEOPLE.user, '/', {}, portal.url);
  for (const each of [lost, kept]) await expect(searchField(each)).toBeVisible();

  const page = await openAs(PEOPLE.admin, '/admin?tab=people', {}, portal.url);
  const row = page.getByRole('list', { name: 'People' }).getByRole('listitem').filter({
    hasText: name,
  });
  await expect(row).toContainText('2 open sessions');
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('button', { name: `Sessions of ${name}…` }).click();
  const dialog = page.getByRole('dialog', { name: `Sessions of ${name}` });
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog.getByRole('listitem').filter({ hasText: DEVICE })).toContainText(
    'Signed in with a password',
  );
  await expectAccessible(page);
  await page.setViewportSize(TELEPHONE);
  await expectNoOverflow(page);

  await dialog.getByRole('button', { name: `End the session: ${DEVICE}` }).press('Enter');
  await expect(dialog.getByText(DEVICE)).toHaveCount(0);
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expect(dialog.getByRole('listitem')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(row).toContainText('1 open session');

  await kept.reload();
  await expect(searchField(kept)).toBeVisible();
  await lost.reload();
  const refused = message(lost, 'Authentication could not be refreshed');
  await expect(refused.or(lost.locator('input[name="login"]')).first()).toBeVisible();
  await expect(searchField(lost)).toHaveCount(0);

  await page.getByRole('button', { name: `Actions for ${PEOPLE.admin.name}` }).click();
  await page.getByRole('button', { name: `Sessions of ${PEOPLE.admin.name}…` }).click();
  const own = page.getByRole('dialog', { name: `Sessions of ${PEOPLE.admin.name}` });
  await expect(own.getByRole('listitem')).toContainText('this session');
  await expect(own.getByRole('button', { name: /^End/ })).toHaveCount(0);
});
