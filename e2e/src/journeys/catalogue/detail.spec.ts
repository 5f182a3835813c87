import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from '../../screen-checks/accessibility.ts';
import { PEOPLE } from '../../support/people.ts';
import { expect, searchPath, test } from '../../support/portal-test.ts';
import { HANDBOOK } from '../../support/titles.ts';
import { DIGITAL, gallery, openDetail, panelOf, section } from './detail-panel.ts';

/** The query object in the address of the results. */
const queryOf = (page: Page): unknown =>
  JSON.parse(new URL(page.url()).searchParams.get('query') ?? 'null');

test('the panel says everything that is known of a publication, section by section [C2.119 C2.120 C2.121 C2.125 C2.126 C9.12]', {
  tag: '@skew',
}, async ({ openAs }) => {
  const page = await openAs(PEOPLE.user, DIGITAL);
  const panel = await openDetail(page);
  await expect(panel.getByText('essays and tables')).toBeVisible();
  await expect(panel.getByText('Already in the collection')).toBeVisible();
  await expect(panel.getByRole('button', { name: /^Read / })).toBeVisible();
  await expect(panel.getByRole('button', { name: /^Request / })).toBeVisible();
  // Releases differ in the order.
  const sections = panel.getByRole('heading', { level: 3 });
  await expect(sections).toHaveCount(7);
  expect((await sections.allTextContents()).sort()).toEqual([
    'Abstract',
    'Characteristics',
    'Copies',
    'Multimedia',
    'Other characteristics',
    'Parts',
    'Publication',
  ]);
  for (const [term, value] of [
    ['Author(s)', 'Oosterhuis, Marit'],
    ['Document type', 'E-book'],
    ['Language', 'English'],
    ['Keywords', /^libraries; reading rooms; cataloguing/],
    ['Publisher', 'Leeszaal Press'],
    ['Place of publication', 'Amsterdam'],
    ['Year of publication', '2026'],
    ['Signature', '020.2 OOS'],
    ['Class', 'General works and information'],
    ['Annotation', /^Written and set/],
  ] as const) {
    await expect(panel.locator(`dt:text-is("${term}") + dd`).first()).toHaveText(value);
  }
  const abstract = section(panel, 'Abstract');
  const tall = async () => (await abstract.boundingBox())?.height ?? 0;
  const clamped = await tall();
  expect(clamped).toBeLessThan(290);
  await abstract.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(tall).toBeGreaterThan(clamped + 40);
  await abstract.getByRole('button', { name: 'Show less' }).click();
  await expect.poll(tall).toBe(clamped);

  const copies = section(panel, 'Copies').getByRole('listitem');
  await expect(copies).toHaveCount(4);
  const [first, loaned, desk, bare] = [copies.nth(0), copies.nth(1), copies.nth(2), copies.nth(3)];
  await expect(first).toContainText('Centrale Bibliotheek · Reading room 020.2');
  await expect(first).toContainText('Available');
  for (const text of ['2026', 'First edition', '9789000000012', 'LZ 2026.0001', 'xii, 312 pages']) {
    await expect(first).toContainText(text);
  }
  await expect(loaned).toContainText('On loan');
  await expect(loaned).toContainText(/Loan: .*20\d\d/);
  await expect(loaned).toContainText('Standing order Leeszaal Press');
  await expect(desk).toContainText('Not for loan');
  await expect(desk).toContainText('Interleaved working copy');
  await expect(desk).toContainText('With corrections in pencil by the staff');
  await expect(bare).toHaveText(/^Rijnland Institute · Stacks 020\s*Available$/);
  await expectAccessible(page);

  // Fields that only an archive's record has.
  await page.goto(
    new URL(searchPath({ query: 'Uitleenbriefjes', queryType: 0, connection: 1 }), page.url()).href,
  );
  const file = await openDetail(page, 'Uitleenbriefjes op naam');
  await expect(section(file, 'Archive').getByRole('definition')).toHaveText([
    'BW 3.09',
    '3 January 1938',
    '10 May 1940',
    '17 May 1940',
  ]);
});

test('by keyboard alone a detail is opened, leafed through, searched from and shared [C2.116 C2.118 C2.124 C2.129]', async ({
  openAs,
}) => {
  const page = await openAs(PEOPLE.user, DIGITAL);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const title = page.getByRole('button', { name: HANDBOOK, exact: true }).first();
  await title.focus();
  await page.keyboard.press('Enter');
  const panel = panelOf(page);
  await expect(panel.getByRole('heading', { name: HANDBOOK })).toBeVisible();
  await expect(panel).toBeFocused();
  /** Presses Tab until an element has the focus; the panel is near. */
  const tabTo = async (target: Locator) => {
    for (let presses = 0; presses < 60; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('nothing by that name is reached by Tab');
  };
  await tabTo(panel.getByRole('button', { name: 'Copy a link to this publication' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`^${new URL('/record/2/', page.url()).href}\\d+$`),
  );
  const picture = panel.getByRole('button', { name: /^Enlarge: / }).first();
  await tabTo(picture);
  await page.keyboard.press('Enter');
  await expect(gallery(page)).toBeFocused();
  await expect(gallery(page).getByRole('status')).toHaveText('1 of 3');
  await page.keyboard.press('ArrowRight');
  await expect(gallery(page).getByRole('status')).toHaveText('2 of 3');
  await page.keyboard.press('Escape');
  await expect(picture).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(title).toBeFocused();

  // Each value links to a search in its field; each search closes the panel.
  for (const [name, query] of [
    ['libraries', { query: '', fields: [{ name: 'keywords', value: 'libraries', mode: 0 }] }],
    ['Oosterhuis, Marit', { query: '', fields: [{ name: 'authors', mode: 0 }] }],
    ['Leeszaal Press', { query: '', fields: [{ name: 'publisher', mode: 0 }] }],
    ['Slow Fires', { query: '', fields: [{ name: 'title', value: 'Slow Fires', mode: 0 }] }],
    ['General works and information', { query: '', fields: [{ name: 'class', mode: 0 }] }],
    ['Amsterdam', { query: '', fields: [{ name: 'placeofpublication', mode: 0 }] }],
  ] as const) {
    await page.goto(new URL(DIGITAL, page.url()).href);
    await title.focus();
    await page.keyboard.press('Enter');
    const link = panel.getByRole('link', { name, exact: true });
    await expect(link).toBeAttached();
    await link.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => queryOf(page)).toMatchObject(query);
    await expect(panel).toHaveCount(0);
    await expect(page.getByRole('article').first()).toBeVisible();
  }
});

test('a person without shelves can share only, also a publication that cannot be read [C2.117 C2.118 C2.125]', async ({
  openAs,
}) => {
  const page = await openAs(
    PEOPLE.anonymous,
    searchPath({ query: 'Lord of the Rings', queryType: 0, connection: 1 }),
  );
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const panel = await openDetail(page, 'The Two Towers');
  await expect(panel.getByRole('button', { name: 'Add to shelf' })).toHaveCount(0);
  await panel.getByRole('button', { name: 'Copy a link to this publication' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  const record = page.getByRole('article');
  await expect(record.getByRole('heading', { name: 'The Two Towers' })).toBeVisible();
  await section(record, 'Part of').getByRole('link', { name: 'The Lord of the Rings' }).click();
  await openDetail(page, 'The Lord of the Rings');
  await expect(section(panelOf(page), 'Parts').getByRole('listitem')).toHaveCount(3);
});
