import { expect, type Page } from 'playwright/test';
import { expectAccessible } from '../screen-checks/accessibility.ts';
import type { Visits } from '../support/visits.ts';

/** An account without a password so far. */
export interface Invited {
  readonly login: string;
  /** The password that the person chooses. */
  readonly password: string;
  /** The name of the library to which the person comes. */
  readonly library: string;
}

/** Fills in the sign-in page that is shown. */
export async function fillLogin(
  page: Page,
  { login, password }: Pick<Invited, 'login' | 'password'>,
): Promise<void> {
  await page.getByLabel('User name').fill(login);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
}

/** Opens the link with which a person chooses a password, and logs in, in a fresh browser context. */
export async function choosePassword(
  { openContext }: Pick<Visits, 'openContext'>,
  link: string,
  person: Invited,
): Promise<Page> {
  const page = await (await openContext({ locale: 'en-GB' })).newPage();
  await page.goto(link);
  await expectAccessible(page);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Password again').fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'The password is saved' })).toBeVisible();
  await page.getByRole('link', { name: 'Log in', exact: true }).click();
  await fillLogin(page, person);
  await expect(page.getByRole('heading', { name: person.library })).toBeVisible();
  return page;
}
