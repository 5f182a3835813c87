import type { BrowserContext, Locator, Page } from 'playwright/test';
import { inUse } from '../open-book/loan-parts.ts';
import type { LaunchedPortal } from '../portal/launch-portal.ts';
import { expectAccessible } from '../screen-checks/accessibility.ts';
import { expect } from '../support/portal-test.ts';
import { message, searchField } from '../support/shell.ts';
import type { Visits } from '../support/visits.ts';
import { setUpLibrary } from './set-up-library.ts';
import { importTheBook, readTheBook, textOfTheBook } from './the-book.ts';

/* From an empty portal to two people of an institution who want the same book (`docs/identity-providers.md`). */

/** The name of the provider, on the button of the sign-in page. */
export const CAMPUS = 'Example Campus';
/** The group whose people become readers. */
export const STUDENTS = 'students';

/** The people whom each provider of these journeys knows, by user name. */
export const STUDENTS_OF_CAMPUS = {
  jan: { name: 'Jan Campus', email: 'jan@campus.example' },
  mia: { name: 'Mia Campus', email: 'mia@campus.example' },
} as const;
/** A user name at the provider. */
export type CampusLogin = keyof typeof STUDENTS_OF_CAMPUS;

/** The steps that differ between the protocols. */
export interface CampusProvider {
  /** The radio button of the protocol. */
  readonly kind: RegExp;
  /** Fills in the form of a new provider, except for its name and the rules. */
  fill(form: Locator): Promise<void>;
  /** Registers the addresses that the dialog shows after saving. */
  register?(saved: Locator): Promise<void>;
  /** Signs in where the portal has led. */
  signIn(page: Page, login: CampusLogin): Promise<void>;
}

/** The pages of the people, at the end. */
export interface PeopleThere {
  readonly administration: Page;
  /** Reads the book. */
  readonly jan: Page;
  /** Waits for the book. */
  readonly mia: Page;
}

/** The link to the provider on the sign-in page. */
export const campusLink = (page: Page): Locator =>
  page.getByRole('link', { name: `Log in with ${CAMPUS}` });

/** Checks that the session of a page has ended, without a log-out in it. */
export async function expectLoggedOut(page: Page, portal: LaunchedPortal): Promise<void> {
  await page.goto(portal.url);
  const ended = message(page, 'Authentication could not be refreshed');
  await ended.getByRole('button', { name: 'Log in' }).click();
  await expect(campusLink(page)).toBeVisible();
}

/** Adds the provider, inactive at first, with a rule that makes students readers; others have no access. */
async function addProvider(page: Page, provider: CampusProvider): Promise<void> {
  await page.getByRole('button', { name: 'Add a provider' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('radio', { name: provider.kind }).check({ force: true });
  await form.getByRole('button', { name: 'Continue' }).click();
  await form.getByLabel(/^Name/).fill(CAMPUS);
  await provider.fill(form);
  await form.getByRole('button', { name: 'Add a rule' }).click();
  await form.getByLabel('Claim or attribute').fill('groups');
  await form.getByLabel('Value', { exact: true }).fill(STUDENTS);
  await form.getByLabel('Role', { exact: true }).selectOption('Reader');
  await form.getByLabel('Role of all other people').selectOption('No access');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('The provider was saved')).toBeVisible();
  await provider.register?.(form);
  // The note appears by itself, and fades in.
  await expect(page.getByText(`${CAMPUS} was added`).first()).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Inactive')).toBeVisible();
}

/** Tries the provider: the page says who came, and which role the rule gives. */
async function tryIt(
  context: BrowserContext,
  page: Page,
  { signIn }: CampusProvider,
): Promise<void> {
  const opening = context.waitForEvent('page');
  await page.getByRole('button', { name: /^Try it/ }).click();
  const trial = await opening;
  await signIn(trial, 'jan');
  await expect(trial.getByRole('heading', { name: `Trial of ${CAMPUS}` })).toBeVisible();
  await expect(trial.getByText('jan@campus.example').first()).toBeVisible();
  await expect(trial.getByText('would get the role “Reader”')).toBeVisible();
  await expectAccessible(trial);
  await trial.close();
}

async function activate(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Edit/ }).click();
  const form = page.getByRole('dialog');
  await form.getByText('Active', { exact: true }).click();
  await expect(form.getByRole('checkbox', { name: 'Active' })).toBeChecked();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
}

/** Logs in with the provider, for the first time. */
async function arrive(
  { openContext }: Pick<Visits, 'openContext'>,
  portal: LaunchedPortal,
  { signIn }: CampusProvider,
  login: CampusLogin,
): Promise<Page> {
  const page = await (await openContext({ locale: 'en-GB' })).newPage();
  await page.goto(portal.url);
  await expect(campusLink(page)).toBeVisible();
  await expectAccessible(page);
  await campusLink(page).click();
  await signIn(page, login);
  await expect(searchField(page)).toBeVisible();
  return page;
}

/** Opens the library's door to the people of an institution: the first one reads the book, and the next one waits. */
export async function openDoor(
  visits: Pick<Visits, 'openContext'>,
  portal: LaunchedPortal,
  provider: CampusProvider,
): Promise<PeopleThere> {
  const context = await visits.openContext({ locale: 'en-GB' });
  const administration = await context.newPage();
  await setUpLibrary(administration, portal);
  await importTheBook(portal);
  await administration.goto(`${portal.url}/admin?tab=sign-in`);
  await addProvider(administration, provider);
  await tryIt(context, administration, provider);
  await activate(administration);

  const jan = await arrive(visits, portal, provider, 'jan');
  await readTheBook(jan);
  await expect(textOfTheBook(jan)).toBeVisible();
  const mia = await arrive(visits, portal, provider, 'mia');
  await mia.goto(jan.url());
  await expect(inUse(mia)).toContainText(STUDENTS_OF_CAMPUS.jan.name);
  return { administration, jan, mia };
}
