import type { Page } from 'playwright/test';
import { publicUrl } from '../../portal/portal-address.ts';
import { expectAccessible } from '../../screen-checks/accessibility.ts';
import { PEOPLE } from '../../support/people.ts';
import { expect, signIn, test } from '../../support/portal-test.ts';
import { withAccess } from '../../support/settings/connection-access.ts';
import { DESK, expectNoOverflow, searchField, TELEPHONE } from '../../support/shell.ts';
import { HANDBOOK } from '../../support/titles.ts';
import { DIGITAL, openDetail } from './detail-panel.ts';

/** The permanent path of the handbook, as its detail copies it. */
async function handbookPath(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const panel = await openDetail(page);
  await panel.getByRole('button', { name: 'Copy a link to this publication' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  return new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname;
}

const contentOf = (page: Page, name: string) =>
  page.evaluate(
    (tag) => document.head.querySelector(`meta[name="${tag}"]`)?.getAttribute('content'),
    name,
  );

test('a copied link shows the record to a visitor, with a head for reference managers [C2.118 C2.341 C2.345]', async ({
  openAs,
  openContext,
}) => {
  const path = await handbookPath(await openAs(PEOPLE.user, DIGITAL));
  for (const viewport of [DESK, TELEPHONE]) {
    const page = await (await openContext({ viewport })).newPage();
    await page.goto(publicUrl() + path);
    await expect(page.getByRole('heading', { name: HANDBOOK, exact: true })).toBeVisible();
    await expect(page).toHaveTitle(`${HANDBOOK} – Leeszaal`);
    await expect(searchField(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add to shelf' })).toHaveCount(0);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.screenshot({ path: test.info().outputPath(`record-${viewport.width}.png`) });
    expect(await contentOf(page, 'citation_author')).toBe('Oosterhuis, Marit');
    const data = await page.evaluate(
      () => document.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
    );
    expect(JSON.parse(data)).toMatchObject({ '@type': 'Book', url: publicUrl() + path });
    await page.getByRole('link', { name: 'Leeszaal Press', exact: true }).click();
    await expect(page).toHaveURL(/\/search\?/);
    await expect.poll(() => contentOf(page, 'citation_author')).toBeUndefined();
    await page.goBack();
    await expect(page.getByRole('heading', { name: HANDBOOK, exact: true })).toBeVisible();
    await expect.poll(() => contentOf(page, 'citation_author')).toBe('Oosterhuis, Marit');
    await page.context().close();
  }
});

test('without tokens the private portal asks to sign in, and leads back to the record [C2.17 C2.341 C2.342]', async ({
  openAs,
  openContext,
}) => {
  const first = await openAs(PEOPLE.user, DIGITAL);
  const path = await handbookPath(first);
  const page = await (await openContext()).newPage();
  await page.goto(new URL(path, first.url()).href);
  await page.waitForURL(/\/auth\//);
  await signIn(page);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('heading', { name: HANDBOOK, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to shelf' })).toBeVisible();
});

test('a visitor logs in for a record of a connection that wants an account, and comes back to it [C2.344 S2.186]', async ({
  openAs,
  openContext,
}) => {
  const path = await handbookPath(await openAs(PEOPLE.user, DIGITAL));
  const admin = await openAs(PEOPLE.admin);
  await withAccess(admin, { searchedBy: 'patrons', readBy: 'patrons' }, async () => {
    const page = await (await openContext({ viewport: TELEPHONE })).newPage();
    await page.goto(publicUrl() + path);
    await expect(
      page.getByRole('heading', { name: 'Log in to see this publication' }),
    ).toBeVisible();
    expect(await contentOf(page, 'citation_title')).toBeUndefined();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL(/\/auth\//);
    await signIn(page);
    await expect(page).toHaveURL(publicUrl() + path);
    await expect(page.getByRole('heading', { name: HANDBOOK, exact: true })).toBeVisible();
    await page.context().close();
  });
});

test('an unknown record is a 404 whose page says so [C2.343 S2.185]', async ({ openContext }) => {
  const page = await (await openContext()).newPage();
  const answer = await page.goto(`${publicUrl()}/record/1/999999`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Publication not found' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(`${publicUrl()}/`);
});
