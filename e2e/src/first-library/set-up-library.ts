import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { fillLogin } from '../joining/choose-password.ts';
import type { LaunchedPortal } from '../portal/launch-portal.ts';
import { serverLog } from '../portal/server-log.ts';
import { expect } from '../support/portal-test.ts';

/* The first steps of `docs/getting-started.md`: a library and its administrator. */

export const LIBRARY = 'Bibliotheek Meerzicht';
/** The reference that the server makes from the name. */
export const CLIENT = 'bibliotheek-meerzicht';
export const PASSWORD = 'long enough for a library';
export const ADMINISTRATOR = { name: 'Ada Beheer', login: 'ada@meerzicht.example' };

/** The answers to the page for the first library, by the labels of its fields. */
export const ANSWERS = [
  ['Name of the library', LIBRARY],
  ['E-mail address for requests', 'balie@meerzicht.example'],
  ['Full name', ADMINISTRATOR.name],
  ['E-mail address', ADMINISTRATOR.login],
  ['Password', PASSWORD],
  ['Password again', PASSWORD],
] as const;

/** The link that the server printed at its start. */
export async function printedLink({ dataDir }: LaunchedPortal): Promise<string> {
  const link = async () =>
    /^ {2}(http:\S+\/auth\/setup\?\S+)$/m.exec(await readFile(serverLog(dataDir), 'utf8'))?.[1];
  await expect.poll(link).toBeTruthy();
  return (await link()) ?? '';
}

/** Follows the link to the login and fills it in. */
export async function logIn(page: Page, login: string, password = PASSWORD): Promise<void> {
  await page.getByRole('link', { name: 'Log in', exact: true }).click();
  await fillLogin(page, { login, password });
}

/** Sets up the library by the printed link, and logs in as its administrator. */
export async function setUpLibrary(page: Page, portal: LaunchedPortal): Promise<void> {
  await page.goto(await printedLink(portal));
  for (const [label, text] of ANSWERS) await page.getByLabel(label, { exact: true }).fill(text);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your library is ready' })).toBeVisible();
  await logIn(page, ADMINISTRATOR.login);
  await expect(page.getByRole('heading', { name: LIBRARY })).toBeVisible();
}
