import type { Page } from 'playwright/test';
import { hitsInSight } from '../../open-book/hits-in-sight.ts';
import { expectAccessible } from '../../screen-checks/accessibility.ts';
import { PEOPLE } from '../../support/people.ts';
import { closeDocument, expect, searchPath, test } from '../../support/portal-test.ts';
import { HANDBOOK, NOVELLA } from '../../support/titles.ts';

/** The connection with readable publications. */
const DIGITAL_LIBRARY = 2;

/** Only on page 55 of the handbook, labelled 43; not in any record. */
const PHRASE = 'draws attention to itself';
const PRINTED = '43';
const PAGE = '55';

/** Once in the novella, on the last page of its first chapter. */
const DEEP = 'intervals';

/** The end of such a link's name. */
const THERE = { name: /there$/ };

const textSearch = (query: string) =>
  searchPath({ query, queryType: 1, connection: DIGITAL_LIBRARY });

const resultOf = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });

const panelOf = (page: Page) => page.getByRole('region', { name: 'Panel' });

test('a phrase of a PDF shows its page and line, and opens there with the hit marked [C2.97 C2.98 R2.95]', async ({
  openAs,
}) => {
  const page = await openAs(PEOPLE.user, textSearch(`"${PHRASE}"`));
  const result = resultOf(page, HANDBOOK);
  await expect(result).toContainText(`Page ${PRINTED} …`);
  await expect(result.locator('mark').filter({ hasText: PHRASE })).toBeVisible();
  await expectAccessible(page);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // By keyboard.
  await result.getByRole('link', { name: `Page ${PRINTED}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/reader\//);
  const number = page.getByRole('textbox', { name: 'Page' });
  await expect(number).toHaveValue(PAGE);
  await expect.poll(() => hitsInSight(page)).toEqual([PHRASE]);
  await expect(panelOf(page)).toContainText('result 1 of 1');
  await expect(page.getByRole('searchbox', { name: 'Search in this document' })).toHaveValue(
    PHRASE,
  );
  expect(asked.filter((path) => path.endsWith('/1.pdf'))).toEqual([]);
  await expectAccessible(page);

  await page.reload();
  await expect(number).toHaveValue(PAGE);
  await expect.poll(() => hitsInSight(page)).toEqual([PHRASE]);

  // Another user sees the line, but the document is in use.
  const second = await openAs(PEOPLE.secondUser, textSearch(`"${PHRASE}"`));
  await expect(resultOf(second, HANDBOOK)).toContainText(`Page ${PRINTED} …`);
  await expect(resultOf(second, HANDBOOK).getByRole('link', THERE)).toHaveCount(0);

  await panelOf(page).getByRole('button', { name: 'Stop search' }).click();
  await expect.poll(() => hitsInSight(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Document' })).toBeVisible();
  await expect(panelOf(page)).not.toContainText(PHRASE);
  await closeDocument(page);
});

test('a word of an EPUB opens on the page of its chapter where it stands [C2.97 R2.95 R2.147]', async ({
  openAs,
}) => {
  const page = await openAs(PEOPLE.user, textSearch('interv*'));
  await page.setViewportSize({ width: 390, height: 844 });
  const result = resultOf(page, NOVELLA);
  await expect(result).toContainText('In the text …');
  await expect(result.locator('mark').filter({ hasText: 'interv' })).toBeVisible();
  await expectAccessible(page);
  await result.getByRole('link', { name: 'In the text' }).click();
  await expect(page).toHaveURL(/\/reader\//);
  await expect.poll(() => hitsInSight(page)).toEqual([DEEP.slice(0, 'interv'.length)]);
  await expectAccessible(page);
  await page.reload();
  await expect.poll(() => hitsInSight(page)).toEqual([DEEP.slice(0, 'interv'.length)]);
  await closeDocument(page);
});

test('a place in the address that does not exist opens the document where it begins [R2.96]', async ({
  openAs,
}) => {
  const page = await openAs(PEOPLE.user, textSearch(`"${PHRASE}"`));
  const href = await resultOf(page, HANDBOOK)
    .getByRole('link', { name: `Page ${PRINTED}` })
    .getAttribute('href');
  const address = new URL(href ?? '', page.url());
  address.search = '?file=9999.pdf&search=%22';
  await page.goto(address.href);
  await expect(page.getByRole('textbox', { name: 'Page' })).toHaveValue('1');
  await closeDocument(page);
});

test('what only a description has shows no line [C2.100]', async ({ openAs }) => {
  const page = await openAs(
    PEOPLE.user,
    searchPath({
      query: '"sixteen chapters of tables"',
      queryType: 2,
      connection: DIGITAL_LIBRARY,
    }),
  );
  const result = resultOf(page, HANDBOOK);
  await expect(result).toBeVisible();
  await expect(result.getByRole('link', THERE)).toHaveCount(0);
});
