import { CLIENT, type OidcPeer, startOidcPeer } from '@leeszaal/test-support/oidc-peer';
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

/* People sign in with the account that they have at their institution, by OpenID Connect. */

let portal: LaunchedPortal;
let peer: OidcPeer;
test.beforeAll(async () => {
  portal = await startEmptyPortal();
  const at = (name: string) => `${portal.url}/auth/providers/1/${name}`;
  peer = await startOidcPeer({
    redirectUri: at('answer'),
    signedOutUri: `${portal.url}/auth/logout`,
    backchannelUri: at('ended'),
  });
  for (const [login, person] of Object.entries(STUDENTS_OF_CAMPUS)) {
    peer.people.set(login, { ...person, groups: [STUDENTS] });
  }
});
test.afterAll(async () => {
  await peer.stop();
  await portal.stop();
});

/** Signs in on the provider's own pages. */
async function signIn(page: Page, login: CampusLogin): Promise<void> {
  await expect(page).toHaveURL((url) => url.origin === peer.issuer);
  await page.locator('[name=login]').fill(login);
  await page.locator('[name=password]').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

const campus: CampusProvider = {
  kind: /^OpenID Connect/,
  async fill(form) {
    await form.getByLabel('Issuer').fill(peer.issuer);
    await form.getByLabel('Client ID').fill(CLIENT.id);
    await form.getByLabel('Client secret').fill(CLIENT.secret);
  },
  async register(saved) {
    await expect(saved.getByText(`${portal.url}/auth/providers/1/answer`)).toBeVisible();
  },
  signIn,
};

test('an empty portal becomes a library whose people read with OpenID Connect [C2.229 C2.230 C2.235 S2.31 S2.32 S2.38 S2.42]', async ({
  openContext,
}) => {
  const { jan, mia } = await openDoor({ openContext }, portal, campus);

  await test.step('a log-out here is one there', async () => {
    await jan.goto(portal.url);
    await openMenu(jan);
    await expect(jan.getByText(STUDENTS_OF_CAMPUS.jan.name)).toBeVisible();
    await jan.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(jan).toHaveURL((url) => url.origin === peer.issuer);
    await jan.getByRole('button', { name: /Yes, sign me out/ }).click();
    await campusLink(jan).click();
    await expect(jan.locator('[name=login]')).toBeVisible();
    await expect(jan).toHaveURL((url) => url.origin === peer.issuer);
  });

  await test.step('a log-out there is one here', async () => {
    await mia.goto(`${peer.issuer}/session/end`);
    await mia.getByRole('button', { name: /Yes, sign me out/ }).click();
    await expect(mia).toHaveURL(/\/session\/end\/success/);
    await expectLoggedOut(mia, portal);
  });
});
