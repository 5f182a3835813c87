import { type SamlPeer, startSamlPeer } from '@leeszaal/test-support/saml-peer';
import type { Page } from 'playwright/test';
import { startEmptyPortal } from '../../first-library/start-empty-portal.ts';
import {
  type CampusLogin,
  type CampusProvider,
  campusLink,
  expectLoggedOut,
  openDoor,
  STUDENTS,
  STUDENTS_OF_CAMPUS,
} from '../../first-library/through-provider.ts';
import type { LaunchedPortal } from '../../portal/launch-portal.ts';
import { expect, test } from '../../support/portal-test.ts';
import { openMenu } from '../../support/shell.ts';

/* People sign in with the account that they have at their institution, by SAML 2.0. */

let portal: LaunchedPortal;
let peer: SamlPeer;
test.beforeAll(async () => {
  portal = await startEmptyPortal();
  peer = await startSamlPeer();
  for (const [login, person] of Object.entries(STUDENTS_OF_CAMPUS)) {
    peer.people.set(login, { ...person, group: STUDENTS });
  }
});
test.afterAll(async () => {
  await peer.stop();
  await portal.stop();
});

/** Signs in on the provider's own pages. */
async function signIn(page: Page, login: CampusLogin): Promise<void> {
  await expect(page).toHaveURL((url) => url.origin === peer.origin);
  await page.getByLabel('User name').fill(login);
  await page.getByLabel('Password').fill('any');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

const campus: CampusProvider = {
  kind: /^SAML 2\.0/,
  async fill(form) {
    const buffer = Buffer.from(peer.metadata);
    const file = { name: 'campus.xml', mimeType: 'application/samlmetadata+xml', buffer };
    await form.getByLabel('File of metadata').setInputFiles(file);
    await expect(form.getByText('Entity ID, addresses and 1 certificate')).toBeVisible();
    await expect(form.getByLabel('Entity ID of the provider')).toHaveValue(
      `${peer.origin}/metadata`,
    );
  },
  async register(saved) {
    const address = `${portal.url}/auth/providers/1/metadata`;
    await expect(saved.getByText(address)).toBeVisible();
    peer.register(await (await fetch(address)).text());
  },
  signIn,
};

test('an empty portal becomes a library whose people read with SAML [C2.233 S2.31 S2.32 S2.38 S2.42]', async ({
  openContext,
}) => {
  const { jan, mia } = await openDoor({ openContext }, portal, campus);

  await test.step('a log-out here is one there', async () => {
    await jan.goto(portal.url);
    await openMenu(jan);
    await expect(jan.getByText(STUDENTS_OF_CAMPUS.jan.name)).toBeVisible();
    await jan.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(jan.getByRole('heading', { name: 'You are logged out' })).toBeVisible();
    await jan.getByRole('link', { name: 'Log in again' }).click();
    await campusLink(jan).click();
    await expect(jan).toHaveURL((url) => url.origin === peer.origin);
    await expect(jan.getByLabel('Password')).toBeVisible();
  });

  await test.step('a log-out there is one here', async () => {
    await mia.goto(peer.origin);
    await mia.getByRole('button', { name: 'Sign out' }).click();
    await expect(mia.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
    await expectLoggedOut(mia, portal);
  });
});
