import AxeBuilder from '@axe-core/playwright';
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from 'playwright/test';
import { PEOPLE, type Person } from './people.ts';
import { portalUrl } from './portal-address.ts';
import { signInAhead } from './sign-in-ahead.ts';

interface PortalFixtures {
  /** Opens the portal as somebody, in a browser of their own, in English. */
  readonly openAs: (person: Person, path?: string, device?: BrowserContextOptions) => Promise<Page>;
}

/** A journey: fails on any error of the page that it did not expect. */
export const test = base.extend<PortalFixtures>({
  openAs: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    const faults: string[] = [];
    await use(async (person, path = '/', device = {}) => {
      const context = await browser.newContext(device);
      contexts.push(context);
      await inEnglish(context);
      const page = await context.newPage();
      page.on('pageerror', (error) => faults.push(error.message));
      await page.goto(await signInAhead(context, portalUrl() + path, person));
      // The portal has taken the tokens out of its address.
      await page.waitForURL((url) => !url.searchParams.has('accessToken'));
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(faults).toEqual([]);
  },
});

/** Keeps the interface in English whatever the library's default is. */
export async function inEnglish(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (!localStorage.getItem('hl-language')) localStorage.setItem('hl-language', 'en');
  });
}

/** Fills the login page and comes back to the portal. */
export async function signIn(page: Page, person: Person = PEOPLE.user): Promise<void> {
  await page.locator('input[name="login"]').fill(person.login);
  await page.locator('input[type="password"]').fill(person.password);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/'));
}

/** The address of a search. */
export function searchPath(query: object): string {
  return `/search?${new URLSearchParams({ query: JSON.stringify(query) })}`;
}

/** Opens a document from its search result's detail. */
export async function openDocument(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: title, exact: true }).first().click();
  // On a small screen the panel is a sheet, which is a dialog.
  const name = 'Publication';
  const panel = page.getByRole('region', { name }).or(page.getByRole('dialog', { name }));
  await panel.getByRole('button', { name: /^Read/ }).click();
  await page.waitForURL(/\/reader\//);
  await expect(page.getByRole('region', { name: 'Document' })).toBeVisible();
}

/** Leaves the reader; resolves when the results stand, and somebody else could have the document. */
export async function closeDocument(page: Page): Promise<void> {
  const released = page.waitForResponse((answer) => answer.url().endsWith('/release'));
  await page.getByRole('button', { name: 'Back to results' }).click();
  await page.waitForURL(/\/search/);
  await released;
}

/**
 * No violation of the accessibility rules, none of which is switched off.
 *
 * @param except what is not looked at
 */
export async function expectAccessible(page: Page, except?: string): Promise<void> {
  // What was announced may name a button that has gone meanwhile; it goes by itself, and is not shown.
  const rules = new AxeBuilder({ page }).exclude('[data-live-announcer]');
  if (except !== undefined) rules.exclude(except);
  // Half faded in, a text has half its contrast.
  await expect.poll(() => page.evaluate(movements)).toBe(0);
  const { violations } = await rules.analyze();
  expect(
    violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map((node) => node.html.slice(0, 160)),
    })),
  ).toEqual([]);
}

/** How much still fades or slides; what turns for ever, as a spinner does, is not counted. */
function movements(): number {
  const ends = (animation: Animation) =>
    Number.isFinite(animation.effect?.getComputedTiming().endTime ?? 0);
  return document.getAnimations().filter((one) => one.playState === 'running' && ends(one)).length;
}

export { expect };
