import { contentsTable } from '../../open-book/contents-table.ts';
import { canvas, openWhenFree } from '../../open-book/loan-parts.ts';
import { portalUrl } from '../../portal/portal-address.ts';
import { expectAccessible } from '../../screen-checks/accessibility.ts';
import { PEOPLE } from '../../support/people.ts';
import { expectClosed } from '../../support/place.ts';
import {
  closeDocument,
  expect,
  openDocument,
  searchPath,
  test,
} from '../../support/portal-test.ts';
import { searchField } from '../../support/shell.ts';
import { HANDBOOK, NOVELLA } from '../../support/titles.ts';
import { isOn } from './reader-controls.ts';

/** Counts a PDF's fonts in the page's document; `aside` says whether a frame has any. */
function countPdfFonts() {
  const count = (of: Document | null) =>
    [...(of?.fonts ?? [])].filter(({ family }) => /^"?g_d/.test(family)).length;
  const place = document.querySelector('leeszaal-reader')?.shadowRoot ?? document;
  const frames = [...place.querySelectorAll('iframe')];
  return {
    here: count(document),
    aside: frames.some(({ contentDocument }) => count(contentDocument) > 0),
  };
}

const toHandbook = searchPath({ query: HANDBOOK, queryType: 0 });

test('a PDF is found, opened, read and closed [R1.1 R2.2 R2.109 R2.135 R9.11]', {
  tag: '@skew',
}, async ({ openAs, readAs, place }) => {
  // An institution's page names the document.
  const page = await (place === 'embed' ? readAs(PEOPLE.user, HANDBOOK) : openAs(PEOPLE.user));
  if (place === 'portal') {
    await searchField(page).fill('handbook reading room');
    await page.keyboard.press('Enter');
    await openDocument(page, HANDBOOK);
  }
  const number = page.getByRole('textbox', { name: 'Page' });
  await expect(number).toHaveValue('1');
  await expect(page.locator('[data-sheet] canvas').first()).toBeVisible();
  expect(await page.evaluate(countPdfFonts)).toEqual({ here: 0, aside: true });
  await expect(page.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(number).toHaveValue('2');
  await page.keyboard.press('ArrowRight');
  await expect(number).toHaveValue('3');
  await number.fill('9999');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled();
  await page.getByRole('button', { name: 'First page' }).click();
  await expect(number).toHaveValue('1');
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(contentsTable(page)).toBeVisible();
  await page.getByRole('row').nth(3).click();
  await expect(number).not.toHaveValue('1');
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Details' }).click();
  await expect(page.getByRole('tabpanel').getByText('Oosterhuis, Marit')).toBeVisible();
  await closeDocument(page);
});

test('one person has a document at a time, and the next one gets it after [R1.2 R4.9]', async ({
  readAs,
  arriveAs,
}) => {
  const first = await readAs(PEOPLE.user, HANDBOOK);
  const reader = first.url();

  const second = await arriveAs(PEOPLE.secondUser);
  await second.goto(reader);
  const dialog = second.getByRole('alertdialog', { name: 'This document is already in use' });
  await expect(dialog).toContainText('This document is currently opened by:');
  await expect(dialog).toContainText(PEOPLE.user.name);
  await dialog.getByRole('button', { name: 'Close document' }).click();
  await expectClosed(second);

  await closeDocument(first);
  await second.goto(reader);
  await expect(second.getByRole('textbox', { name: 'Page' })).toHaveValue('1');
  await closeDocument(second);
});

test('a person whose address has tokens reads at once, and none of them stay in the address [R2.3 R6.1]', async ({
  openAs,
  openContext,
}) => {
  const page = await openAs(PEOPLE.user, toHandbook);
  await openDocument(page, HANDBOOK);
  const reader = new URL(page.url()).pathname;
  const docKey = reader.split('/').at(-1);
  const accessToken = await page.evaluate(() => localStorage.getItem('hl-access-token') ?? '');
  await closeDocument(page);

  const stranger = await (await openContext()).newPage();
  const tokens = `accessToken=${encodeURIComponent(accessToken)}`;
  for (const path of [`/document/open?docKey=${docKey}&${tokens}`, `/document/${docKey}`]) {
    await stranger.goto(portalUrl() + path);
    await isOn(stranger, 1);
    expect(stranger.url()).toBe(portalUrl() + reader);
    await closeDocument(stranger);
  }
});

test('a reload in the reader opens the document again', async ({ readAs }) => {
  const page = await readAs(PEOPLE.user, HANDBOOK);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Page' })).toHaveValue('1');
  await expect(page.locator('[data-sheet] canvas').first()).toBeVisible();
  await closeDocument(page);
});

test('closing the tab gives the document back [R4.9 R4.22]', async ({ readAs, arriveAs }) => {
  const page = await readAs(PEOPLE.user, HANDBOOK);
  const reader = page.url();
  await isOn(page, 1);
  await expect(canvas(page)).toBeVisible();
  await page.close({ runBeforeUnload: true });
  const second = await arriveAs(PEOPLE.secondUser);
  await openWhenFree(second, reader);
  await expect(second.getByRole('textbox', { name: 'Page' })).toHaveValue('1');
  await closeDocument(second);
});

test('an EPUB is found, opened, read forward, and left at another chapter [R1.1 R2.9 R2.51 R9.11]', {
  tag: '@skew',
}, async ({ openAs, readAs, place }) => {
  const toNovella = searchPath({ query: NOVELLA, queryType: 0 });
  const page = await (place === 'embed'
    ? readAs(PEOPLE.user, NOVELLA)
    : openAs(PEOPLE.user, toNovella));
  if (place === 'portal') await openDocument(page, NOVELLA);
  const frame = page.frameLocator('iframe:visible');
  await expect(frame.getByRole('img', { name: NOVELLA })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next page' })).toBeEnabled();
  const progress = page.getByRole('region', { name: 'Document' }).getByRole('status');
  const before = await progress.textContent();
  await page.getByRole('button', { name: 'Next chapter' }).click();
  await page.getByRole('button', { name: 'Next chapter' }).click();
  await expect(progress).not.toHaveText(before ?? '');
  await expect(frame.locator('body')).toContainText(/\w{3,}/);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Previous page' })).toBeEnabled();
  await expectAccessible(page);
  await closeDocument(page);
});
