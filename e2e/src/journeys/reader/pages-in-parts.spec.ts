import type { Page } from 'playwright/test';
import { PARTS } from '../../open-book/without-parts.ts';
import { PEOPLE } from '../../support/people.ts';
import { expect, openDocument, searchPath, test } from '../../support/portal-test.ts';
import { HANDBOOK } from '../../support/titles.ts';

/** The address of the list of parts. */
const LISTS = /\/parts\?/;

async function jump(page: Page, to: number): Promise<void> {
  await page.getByRole('textbox', { name: 'Page', exact: true }).fill(String(to));
  await page.keyboard.press('Enter');
  await expect(page.locator(`[data-sheet="${to}"] > canvas`)).toBeVisible();
}

/** The numbers in a list such as `0-5,9`. */
const numbersIn = (list: string): number[] =>
  list.split(',').flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, at) => from + at);
  });

test('pages are joined from parts; once all are there, a jump makes no request [R2.190 R2.192]', async ({
  openAs,
}) => {
  const page = await openAs(PEOPLE.user, searchPath({ query: HANDBOOK, queryType: 0 }));
  const asked: string[] = [];
  const here = new Set<number>();
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  page.on('requestfinished', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const list = PARTS.test(pathname) ? searchParams.get('parts') : null;
    for (const number of list ? numbersIn(list) : []) here.add(number);
  });
  const answered = page.waitForResponse((answer) => LISTS.test(answer.url()));
  await openDocument(page, HANDBOOK);
  const { sizes }: { sizes: number[] } = await (await answered).json();
  await expect.poll(() => sizes.every((_, part) => here.has(part))).toBe(true);
  asked.length = 0;
  for (const number of [200, 31, 290]) await jump(page, number);
  expect(asked.filter((path) => PARTS.test(path) || path.endsWith('.pdf'))).toEqual([]);
});

test('a part that is refused ends the loan, and what is missing comes as a page [R2.194 R4.16]', async ({
  openAs,
  faultProxy: proxy,
}) => {
  const path = searchPath({ query: HANDBOOK, queryType: 0 });
  const page = await openAs(PEOPLE.user, path, {}, proxy.url);
  proxy.spoil((asked) => (PARTS.test(asked) && !LISTS.test(asked) ? 'missing' : 'none'));
  const index = page.waitForResponse((answer) => LISTS.test(answer.url()));
  await openDocument(page, HANDBOOK);
  await index;
  const whole = page.waitForResponse((answer) => /\/200\.pdf\?/.test(answer.url()));
  await jump(page, 200);
  expect((await whole).status()).toBe(200);
  proxy.spoil((asked) => (PARTS.test(asked) ? { status: 403 } : 'none'));
  await page.getByRole('textbox', { name: 'Page', exact: true }).fill('100');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Loan period expired' })).toBeVisible();
});
