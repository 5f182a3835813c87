import type { Page } from 'playwright/test';
import { startSlapdCampus } from '../../first-library/slapd-campus.ts';
import { type CampusDirectory, startSmallCampus } from '../../first-library/small-campus.ts';
import { startEmptyPortal } from '../../first-library/start-empty-portal.ts';
import {
  type CampusLogin,
  type CampusProvider,
  campusLink,
  openDoor,
  STUDENTS_OF_CAMPUS,
} from '../../first-library/through-provider.ts';
import type { LaunchedPortal } from '../../portal/launch-portal.ts';
import { expectAccessible } from '../../screen-checks/accessibility.ts';
import { expect, test } from '../../support/portal-test.ts';
import { openMenu } from '../../support/shell.ts';

/* People sign in with the account that they have at their institution, by a directory (LDAP). */

/** slapd can be downloaded first. */
const SLAPD_START_MS = 300_000;

/** Signs in on the portal's own page for the directory. */
async function signIn(page: Page, login: CampusLogin): Promise<void> {
  await expect(page.getByText('user name and the password of Example Campus')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('User name').fill(login);
  await page.getByLabel('Password').fill(`${login}-secret`);
  await page.keyboard.press('Enter');
}

const campusOf = (directory: CampusDirectory): CampusProvider => ({
  kind: /^Directory \(LDAP\)/,
  async fill(form) {
    const { address, authority, base, searchDn, searchSecret } = directory;
    await form.getByLabel('Address of the directory').fill(address);
    await form.getByLabel('Search base for people').fill(base);
    await form.getByLabel('DN of the account that searches').fill(searchDn);
    await form.getByLabel('Password of the account that searches').fill(searchSecret);
    const startTls = form.getByRole('checkbox', { name: /StartTLS/ });
    if (authority === undefined) {
      await form.getByText('Encrypt ldap:// connections with StartTLS').click();
      await expect(startTls).not.toBeChecked();
      return;
    }
    await expect(startTls).toBeChecked();
    await form.getByRole('button', { name: 'Advanced settings' }).click();
    await form.getByLabel('Certificates of your own authority (PEM)').fill(authority);
  },
  signIn,
});

for (const { name, tag, start } of [
  { name: 'a small directory', tag: [], start: startSmallCampus },
  { name: 'slapd', tag: ['@full'], start: startSlapdCampus },
]) {
  test.describe(name, { tag }, () => {
    let portal: LaunchedPortal;
    let directory: CampusDirectory;
    test.beforeAll(async () => {
      test.setTimeout(SLAPD_START_MS);
      directory = await start();
      portal = await startEmptyPortal();
    });
    test.afterAll(async () => {
      await portal.stop();
      await directory.stop();
    });

    test(`an empty portal becomes a library whose people read with ${name} [S2.31 S2.32 S2.42]`, async ({
      openContext,
    }) => {
      const { jan } = await openDoor({ openContext }, portal, campusOf(directory));

      await jan.goto(portal.url);
      await openMenu(jan);
      await expect(jan.getByText(STUDENTS_OF_CAMPUS.jan.name)).toBeVisible();
      await jan.getByRole('menuitem', { name: 'Log out' }).click();
      await campusLink(jan).click();
      await expect(jan.getByLabel('Password')).toBeVisible();
    });
  });
}
