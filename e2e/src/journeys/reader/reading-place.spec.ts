import type { Frame, Locator, Page } from 'playwright/test';
import { expectAccessible } from '../../screen-checks/accessibility.ts';
import { PEOPLE } from '../../support/people.ts';
import { keptPlace as kept } from '../../support/place.ts';
import { closeDocument, expect, test } from '../../support/portal-test.ts';
import { HANDBOOK, NOVELLA } from '../../support/titles.ts';

/* A document opens at its reader's last place, on every device. */

const READER = { hasPlaces: true };
const PHONE = { hasPlaces: true, viewport: { width: 390, height: 844 } };

const notice = (page: Page): Locator => page.getByRole('group', { name: /^Continued? / });
const number = (page: Page): Locator => page.getByRole('textbox', { name: 'Page', exact: true });
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).last().click();

async function goTo(page: Page, wanted: number): Promise<void> {
  await number(page).fill(String(wanted));
  await page.keyboard.press('Enter');
  await expectPage(page, wanted);
}

/** The page is shown, not only selected: a page that is skipped was not read. */
const expectPage = (page: Page, wanted: number): Promise<void> =>
  expect(page.getByRole('region', { name: new RegExp(`^Page ${wanted} of`) })).toHaveAttribute(
    'aria-busy',
    'false',
  );

/** Other journeys leave places too: this one starts from any of them. */
test('a PDF is gone on with on another device, by its reader alone [R2.85 R2.89]', async ({
  readAs,
}) => {
  const desk = await readAs(PEOPLE.user, HANDBOOK, READER);
  await goTo(desk, 40);
  await goTo(desk, 41);
  await press(desk, 'Next page');
  await expectPage(desk, 42);
  // Leaving saves at once, before the debounce has ended.
  await closeDocument(desk);
  await expect.poll(() => kept(desk, HANDBOOK)).toMatchObject({ page: 42 });

  const stranger = await readAs(PEOPLE.secondUser, HANDBOOK, READER);
  await expectPage(stranger, 1);
  expect(await kept(stranger, HANDBOOK)).toEqual({});
  await expect(notice(stranger)).toHaveCount(0);
  await closeDocument(stranger);

  const phone = await readAs(PEOPLE.user, HANDBOOK, PHONE);
  await expect(number(phone)).toHaveValue('42');
  await expect(notice(phone)).toContainText('Continued from page 42');
  await expectAccessible(phone);
  // By keyboard alone: the notice precedes the page, which has the focus.
  await phone.getByRole('region', { name: /^Page 42 of/ }).focus();
  await phone.keyboard.press('Shift+Tab');
  await expect(notice(phone).getByRole('button', { name: 'Dismiss' })).toBeFocused();
  await phone.keyboard.press('Shift+Tab');
  await phone.keyboard.press('Enter');
  await expectPage(phone, 1);
  await expect(notice(phone)).toHaveCount(0);
  await expect(phone.getByRole('region', { name: /^Page 1 of/ })).toBeFocused();
  await closeDocument(phone);
});

test("going to the beginning is a jump: the browser's Back undoes it, also after a reload [R2.99]", async ({
  readAs,
}) => {
  const page = await readAs(PEOPLE.user, HANDBOOK, READER);
  await goTo(page, 42);
  await goTo(page, 43);
  await closeDocument(page);
  await expect.poll(() => kept(page, HANDBOOK)).toMatchObject({ page: 43 });
  const again = await readAs(PEOPLE.user, HANDBOOK, READER);
  await notice(again).getByRole('button').first().click();
  await expectPage(again, 1);
  await again.goBack();
  await expectPage(again, 43);
  await again.reload();
  await expectPage(again, 43);
  await again.goForward();
  await expectPage(again, 1);
  await closeDocument(again);
});

test('a document that was left at its beginning opens there without a word [R2.89]', async ({
  readAs,
}) => {
  const page = await readAs(PEOPLE.user, HANDBOOK, READER);
  const reader = page.url();
  // Not by a reload, which restores the history entry.
  const reopen = async () => {
    await page.goto('about:blank');
    await page.goto(reader);
  };
  await goTo(page, 60);
  await goTo(page, 61);
  await expect.poll(() => kept(page, HANDBOOK)).toMatchObject({ page: 61 });

  await reopen();
  await expectPage(page, 61);
  await expect(notice(page)).toBeVisible();
  await notice(page).getByRole('button', { name: 'Dismiss' }).focus();
  await page.keyboard.press('Escape');
  await expect(notice(page)).toHaveCount(0);

  await reopen();
  await expect(notice(page)).toBeVisible();
  await page.getByRole('region', { name: /^Page / }).press('ArrowRight');
  await expectPage(page, 62);
  await expect(notice(page)).toHaveCount(0);
  // Saved while reading, before the document is closed.
  await expect.poll(() => kept(page, HANDBOOK)).toMatchObject({ page: 62 });
  await press(page, 'First page');
  await expect.poll(() => kept(page, HANDBOOK)).toMatchObject({ page: 1 });

  const told = page.waitForResponse((answer) => /\/(?:place|open)$/.test(answer.url()));
  await reopen();
  await told;
  await expectPage(page, 1);
  await expect(notice(page)).toHaveCount(0);
});

/** The shown segment; undefined while it is being replaced. */
async function shownFrame(page: Page): Promise<Frame | undefined> {
  const handle = await page.locator('iframe').filter({ visible: true }).elementHandle();
  return (await handle?.contentFrame()) ?? undefined;
}

/** The first words on the page. */
const firstWords = async (page: Page): Promise<string | undefined> =>
  (await shownFrame(page))?.evaluate(() => {
    const range = document.createRange();
    const isSeen = (node: Text, from: number, to: number) => {
      range.setStart(node, from);
      range.setEnd(node, to);
      return [...range.getClientRects()].some(
        ({ left, top, width }) =>
          width > 0 && left >= 0 && left < innerWidth && top >= 0 && top < innerHeight,
      );
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
      if (!/\S/.test(node.data) || !isSeen(node, 0, node.length)) continue;
      for (let at = 0; at < node.length; at += 1) {
        if (/\S/.test(node.data.charAt(at)) && isSeen(node, at, at + 1)) {
          return node.data.slice(at, at + 40);
        }
      }
    }
    return '';
  });

/** Whether the words begin on the shown page; undefined while its frame is being replaced. */
const isOnPage = (page: Page, words: string): Promise<boolean | undefined> =>
  lookForWords(page, words).catch(() => undefined);

const lookForWords = async (page: Page, words: string): Promise<boolean | undefined> =>
  (await shownFrame(page))?.evaluate((wanted) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
      const at = node.data.indexOf(wanted);
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const [box] = range.getClientRects();
      return box !== undefined && box.left >= 0 && box.left < innerWidth;
    }
    return false;
  }, words);

/** Goes to the first chapter, from any place that another journey has left. */
async function goToBeginning(page: Page): Promise<void> {
  await page.getByRole('row', { name: 'The Ferry' }).click();
  await expect(page.getByRole('button', { name: 'Previous chapter' })).toBeDisabled();
}

test('an EPUB is gone on with at the same text, in other letters on a page of another width [R2.97]', async ({
  readAs,
}) => {
  const desk = await readAs(PEOPLE.user, NOVELLA, READER);
  const reader = desk.url();
  await goToBeginning(desk);
  await press(desk, 'Next chapter');
  await press(desk, 'Next chapter');
  const progress = desk.getByRole('region', { name: 'Document' }).getByRole('status');
  for (let turned = 0; turned < 3; turned += 1) {
    const before = await progress.textContent();
    await press(desk, 'Next page');
    await expect(progress).not.toHaveText(before ?? '');
  }
  const words = (await firstWords(desk)) ?? '';
  expect(words.length).toBeGreaterThan(10);
  const percent = (await progress.textContent()) ?? '';
  await closeDocument(desk);
  await expect.poll(() => kept(desk, NOVELLA)).toMatchObject({ percent });

  const phone = await readAs(PEOPLE.user, NOVELLA, PHONE);
  await expect(notice(phone)).toContainText(/^Continued in “.+”, at \d+%/);
  await expectAccessible(phone);
  await expect.poll(() => isOnPage(phone, words)).toBe(true);
  // Nothing was read, so nothing is saved.
  await closeDocument(phone);

  await desk.goto(reader);
  await expect(notice(desk)).toBeVisible();
  await press(desk, 'Zoom in');
  await press(desk, 'Zoom in');
  await expect(notice(desk)).toBeVisible();
  await expect.poll(() => isOnPage(desk, words)).toBe(true);
  await closeDocument(desk);
});

test('places that can be neither read nor saved do not hinder reading [R2.102]', async ({
  readAs,
  faultProxy: proxy,
}) => {
  const page = await readAs(PEOPLE.user, HANDBOOK, READER, { proxied: true });
  const reader = page.url();
  let spoilt = 0;
  for (const fault of ['held', 'cut', { status: 500 }] as const) {
    proxy.spoil((path) => {
      // The place is then asked for alone.
      if (path.endsWith('/open')) return 'missing';
      if (!path.endsWith('/place')) return 'none';
      spoilt += 1;
      return fault;
    });
    await page.goto(reader);
    // Without a stored place, only reading on creates one.
    for (const turned of [9, 10, 11]) await goTo(page, turned);
    await expect(page.locator('[data-sheet] canvas').first()).toBeVisible();
    await closeDocument(page);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  }
  expect(spoilt).toBeGreaterThanOrEqual(6);
});
