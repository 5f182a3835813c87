import type { Locator, Page } from 'playwright/test';
import { importNoteBooks, NOTED_TITLE } from '../../books/note-books.ts';
import { portalUrl } from '../../portal/portal-address.ts';
import { expectAccessible } from '../../screen-checks/accessibility.ts';
import { shownFrame, wordsInSight } from '../../support/book-page.ts';
import { hitsInSight } from '../../support/hits-in-sight.ts';
import { PEOPLE } from '../../support/people.ts';
import {
  expect,
  leave,
  openDocument,
  readNext,
  searchPath,
  test,
} from '../../support/portal-test.ts';
import { TELEPHONE } from '../../support/shell.ts';
import { HANDBOOK, NOVELLA } from '../../support/titles.ts';
import { tabStopsBehind } from './tab-stops.ts';

/* The reader from its addresses to its last tab (`docs/behaviour.md` R 2), by mouse, keyboard
   and touch. */

const PAGES = 310;
const to = (title: string) => searchPath({ query: `"${title}"`, queryType: 0 });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const stageOf = (page: Page) => page.getByRole('region', { name: /^Page \d+ of \d+$/ });
const number = (page: Page) => page.getByRole('textbox', { name: 'Page', exact: true });
const panelOf = (page: Page) => page.getByRole('region', { name: 'Panel' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

/** The page is shown, not only selected. */
async function isOn(page: Page, wanted: number): Promise<void> {
  await expect(number(page)).toHaveValue(String(wanted));
  const stage = page.getByRole('region', { name: `Page ${wanted} of ${PAGES}`, exact: true });
  await expect(stage).toHaveAttribute('aria-busy', 'false');
}

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not in sight');
  return box;
}

/** A point at a side of the stage, at mid-height, this far from the edge. */
async function beside(page: Page, side: 'left' | 'right', inset = 16) {
  const { x, y, width, height } = await boxOf(stageOf(page));
  return { x: side === 'left' ? x + inset : x + width - inset, y: y + height / 2 };
}

/** A quick swipe with one finger across the middle of the stage. */
async function swipe(page: Page, towards: 'left' | 'right'): Promise<void> {
  const { x, y, width, height } = await boxOf(stageOf(page));
  const session = await page.context().newCDPSession(page);
  const [middle, step] = [x + width / 2, towards === 'left' ? -width / 8 : width / 8];
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', steps?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: steps === undefined ? [] : [{ x: middle + steps * step, y: y + height / 2 }],
    });
  await send('touchStart', -2);
  for (const steps of [-1, 0, 1, 2]) await send('touchMove', steps);
  await send('touchEnd');
  await session.detach();
}

test.beforeAll(importNoteBooks);

test('a person whose address has tokens reads at once, and none of them stay in the address [R2.3 R6.1]', async ({
  openAs,
  openContext,
}) => {
  const page = await openAs(PEOPLE.user, to(HANDBOOK));
  await openDocument(page, HANDBOOK);
  const reader = new URL(page.url()).pathname;
  const docKey = reader.split('/').at(-1);
  const accessToken = await page.evaluate(() => localStorage.getItem('hl-access-token') ?? '');
  await leave(page);

  const stranger = await (await openContext()).newPage();
  const tokens = `accessToken=${encodeURIComponent(accessToken)}`;
  for (const path of [`/document/open?docKey=${docKey}&${tokens}`, `/document/${docKey}`]) {
    await stranger.goto(portalUrl() + path);
    await isOn(stranger, 1);
    expect(stranger.url()).toBe(portalUrl() + reader);
    await leave(stranger);
  }
});

test('a PDF by mouse: margins, scrolling, contents, thumbnails, details [C2.35 R1.4 R2.2 R2.26 R2.27 R2.32 R2.33 R2.35 R2.129 R2.131 R2.137]', async ({
  openAs,
}) => {
  const page = await openAs(PEOPLE.user, to(HANDBOOK));
  await openDocument(page, HANDBOOK);
  await isOn(page, 1);
  const click = async (at: { x: number; y: number }) => page.mouse.click(at.x, at.y);
  await click(await beside(page, 'right'));
  await isOn(page, 2);
  await click(await beside(page, 'right'));
  await isOn(page, 3);
  await click(await beside(page, 'left'));
  await isOn(page, 2);
  const { x, y, width, height } = await boxOf(stageOf(page));
  await click({ x: x + width / 2, y: y + height / 2 });
  await isOn(page, 2);

  // When the page is larger than the stage, the next page starts at its top, the previous one at
  // its bottom.
  for (const _ of 'larger!') await button(page, 'Zoom in').click();
  const scrolled = () =>
    stageOf(page).evaluate(({ scrollTop, scrollHeight, clientHeight }) => ({
      top: scrollTop,
      below: Math.round(scrollHeight - clientHeight - scrollTop),
    }));
  await expect.poll(async () => (await scrolled()).below).toBeGreaterThan(100);
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.wheel(0, 150);
  // A wheel event scrolls for a moment; the rest of it would scroll a new page.
  let before = 0;
  const rests = async () => {
    const { top } = await scrolled();
    const isAtRest = top > 100 && top === before;
    before = top;
    return isAtRest;
  };
  await expect.poll(rests).toBe(true);
  await page.keyboard.press('ArrowRight');
  await isOn(page, 3);
  expect((await scrolled()).top).toBe(0);
  await page.keyboard.press('ArrowLeft');
  await isOn(page, 2);
  expect((await scrolled()).below).toBeLessThanOrEqual(1);
  await button(page, 'Zoom automatically').click();

  // The contents follow, and keep the entry in view.
  const current = page.getByRole('row').and(page.locator('[aria-current="location"]'));
  const seen = new Set<string | null>();
  for (const wanted of ['60', '150', '290']) {
    await number(page).fill(wanted);
    await page.keyboard.press('Enter');
    await isOn(page, Number(wanted));
    await expect(current).toHaveCount(1);
    await expect(current).toBeInViewport({ ratio: 1 });
    seen.add(await current.textContent());
  }
  expect(seen.size).toBe(3);
  await expectAccessible(page);

  await tab(page, 'Pages').click();
  const thumbnail = (wanted: number) => button(page, `Page ${wanted}`);
  await expect(thumbnail(290)).toHaveAttribute('aria-current', 'page');
  await expect(thumbnail(290)).toBeInViewport();
  await expect(thumbnail(289)).toHaveAttribute('data-state', 'loaded');
  const row = await Promise.all([289, 290, 291].map((each) => boxOf(thumbnail(each))));
  expect(new Set(row.map((box) => box.y)).size).toBe(1);
  expect((await boxOf(thumbnail(292))).y).toBeGreaterThan(row[0]?.y ?? 0);
  // Scrolling reports the first page of the top row.
  const list = await boxOf(panelOf(page));
  await page.mouse.move(list.x + list.width / 2, list.y + list.height / 2);
  const label = panelOf(page).locator('[aria-hidden]', { hasText: /^Page \d+$/ });
  // It goes soon after the scroll, so the page itself watches for it.
  const panel = await panelOf(page).elementHandle();
  const reported = page.waitForFunction(
    (inside) =>
      [...(inside?.querySelectorAll('[aria-hidden]') ?? [])].some(({ textContent }) =>
        /^Page \d+$/.test(textContent),
      ),
    panel,
  );
  await page.mouse.wheel(0, -6000);
  await reported;
  await expect(label).toHaveCount(0);
  await expect(thumbnail(190)).toBeInViewport();

  await tab(page, 'Details').click();
  await expect(panelOf(page).getByRole('heading', { name: HANDBOOK })).toBeVisible();
  await expect(button(page, 'Description')).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  const released = page.waitForResponse((answer) => answer.url().endsWith('/release'));
  await button(page, 'Oosterhuis, Marit').click();
  await expect(page).toHaveURL(/\/search\?query=/);
  await released;
  await expect(page.getByRole('article').filter({ hasText: HANDBOOK }).first()).toBeVisible();
});

test('an EPUB by mouse: margins, links, marked hits [C2.35 R2.21 R2.49 R2.53 R2.99 R2.147 R4.28]', async ({
  readAs,
}) => {
  const page = await readAs(PEOPLE.user, NOTED_TITLE);
  const inside = page.frameLocator('iframe:visible').first();
  const words = async () => (await wordsInSight(page)).join(' ');
  await expect.poll(words).toContain('another chapter');
  await page.mouse.click(...(Object.values(await beside(page, 'right')) as [number, number]));
  await expect.poll(words).not.toContain('another chapter');
  await page.mouse.click(...(Object.values(await beside(page, 'left')) as [number, number]));
  await expect.poll(words).toContain('another chapter');
  await inside.getByRole('link', { name: 'another chapter' }).click();
  await expect.poll(words).toContain('Said later.');
  const [outside] = await Promise.all([
    page.waitForEvent('popup'),
    inside.getByRole('link', { name: 'Outside' }).click(),
  ]);
  await outside.waitForURL(/\/healthz$/);
  await outside.close();
  await expect.poll(words).toContain('Said later.');
  // The link was a jump: Back leads to the link, Forward to its target.
  await page.goBack();
  await expect.poll(words).toContain('another chapter');
  await page.goForward();
  await expect.poll(words).toContain('Said later.');

  await page.getByRole('searchbox', { name: 'Search in this document' }).fill('keeper sea');
  await page.keyboard.press('Enter');
  await expect(panelOf(page)).toContainText(/result \d+ of \d+/);
  await expect
    .poll(async () => new Set((await hitsInSight(page)).map((hit) => hit.toLowerCase())))
    .toEqual(new Set(['keeper', 'sea']));
  await expectAccessible(page, 'iframe');
  await button(page, 'Stop search').click();
  await expect.poll(() => hitsInSight(page)).toEqual([]);
  await expect(page.getByRole('searchbox', { name: 'Search in this document' })).toHaveValue('');

  // From the panel's last button Tab moves to the page, which does not turn, to its links, and out.
  const panelEnd = panelOf(page).getByRole('button', { name: 'Hide panel' });
  await expect(async () => {
    await button(page, 'Next page').click();
    await expect(stageOf(page)).not.toHaveAttribute('aria-label', /^Page 1 /, { timeout: 1_000 });
  }).toPass();
  const shown = await stageOf(page).getAttribute('aria-label');
  const stops = await tabStopsBehind(page, panelEnd);
  expect(stops[0]).toEqual({ name: shown, isSeen: true });
  expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([]);
  const back = await tabStopsBehind(page, stageOf(page), 'Shift+Tab');
  expect(back[0]).toEqual({ name: 'Hide panel', isSeen: true });
  expect(back.filter(({ isSeen }) => !isSeen)).toEqual([]);
  expect(await stageOf(page).getAttribute('aria-label')).toBe(shown);
});

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  const hasFocus = () =>
    target.evaluateAll((found) => found.some((each) => each === document.activeElement));
  for (let presses = 0; presses < 60; presses += 1) {
    if (await hasFocus()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard does not come to ${target}`);
}

test('by keyboard alone [C2.35 R1.4 R2.15 R2.21 R2.28 R2.135]', async ({ readAs }) => {
  const page = await readAs(PEOPLE.user, HANDBOOK);
  await isOn(page, 1);
  // The keyboard scrolls the page from the start.
  await expect(stageOf(page)).toBeFocused();
  const panelEnd = panelOf(page).getByRole('button', { name: 'Hide panel' });
  await expect(panelEnd).toBeVisible();
  expect(await tabStopsBehind(page, panelEnd)).toEqual([
    { name: `Page 1 of ${PAGES}`, isSeen: true },
  ]);
  await stageOf(page).focus();
  const enter = async (target: Locator, key = 'Tab') => {
    await tabTo(page, target, key);
    await page.keyboard.press('Enter');
  };
  await enter(button(page, 'Next page'));
  await isOn(page, 2);
  await tabTo(page, number(page), 'Shift+Tab');
  await page.keyboard.type('40');
  await enter(button(page, 'Go to page'));
  await isOn(page, 40);
  await enter(button(page, 'Next chapter'));
  await expect(number(page)).not.toHaveValue('40');
  await enter(button(page, 'Zoom in'));
  await expect(button(page, 'Zoom automatically')).toHaveAttribute('aria-pressed', 'false');

  await tabTo(page, tab(page, 'Contents'));
  // The current entry, then the next one.
  await page.keyboard.press('Tab');
  const row = page.getByRole('row');
  await tabTo(page, row);
  const before = await number(page).inputValue();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(number(page)).not.toHaveValue(before);
  await tabTo(page, tab(page, 'Contents'), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Details')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Pages')).toHaveAttribute('aria-selected', 'true');
  await tabTo(page, page.locator('[data-page]'));
  await page.keyboard.press('Home');
  await expect(button(page, 'Page 1')).toBeFocused();
  await page.keyboard.press('Enter');
  await isOn(page, 1);

  await tabTo(page, page.getByRole('searchbox', { name: 'Search in this document' }), 'Shift+Tab');
  await page.keyboard.type('palimpsest');
  await page.keyboard.press('Enter');
  await expect(panelOf(page)).toContainText(/result 1 of \d+/);
  await enter(button(page, 'Next result'));
  await expect(panelOf(page)).toContainText(/result 2 of \d+/);
  await enter(button(page, 'Stop search'));
  await expect(panelOf(page)).toContainText('Use the searchbar');
  await expect(panelOf(page)).toBeFocused();

  // Escape closes it, its shortcuts open it; the focus is never lost.
  await tabTo(page, tab(page, 'Search results'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(panelOf(page).getByRole('button', { name: 'Search results' })).toBeFocused();
  // On focus a tooltip shows the button's name, until Escape.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expectAccessible(page);
  await enter(panelOf(page).getByRole('button', { name: 'Print' }));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    enter(panelOf(page).getByRole('button', { name: 'Print', exact: true })),
  ]);
  expect(download.suggestedFilename()).toBe('A_Handbook_of_the_Reading_Room.pdf');
  await expect(page.getByText('Preparing print')).toHaveCount(0);
  const released = page.waitForResponse((answer) => answer.url().endsWith('/release'));
  await enter(button(page, 'Back to results'), 'Shift+Tab');
  await released;
});

test('on a telephone, by finger: each tab of the sheet, the margins, and swipes [C2.35 R1.4 R2.7 R2.30 R2.32 R2.40 R2.49]', async ({
  readAs,
}) => {
  const phone = { viewport: TELEPHONE, hasTouch: true, isMobile: true };
  const page = await readAs(PEOPLE.user, HANDBOOK, phone);
  await isOn(page, 1);
  await expectAccessible(page);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  // Also on the narrowest screens, with and without the button that goes to a page.
  for (const narrow of [320, 360, 390]) {
    await page.setViewportSize({ ...TELEPHONE, width: narrow });
    expect(await width()).toBe(narrow);
    await number(page).tap();
    await expect(button(page, 'Go to page')).toBeVisible();
    expect(await width()).toBe(narrow);
    await page.keyboard.press('Enter');
    await number(page).blur();
  }
  const tap = async (side: 'left' | 'right') => {
    const { x, y } = await beside(page, side);
    await page.touchscreen.tap(x, y);
  };
  await tap('right');
  await isOn(page, 2);
  await tap('left');
  await isOn(page, 1);
  await swipe(page, 'left');
  await isOn(page, 2);
  await swipe(page, 'right');
  await isOn(page, 1);

  const sheet = page.getByRole('dialog', { name: 'Panel' });
  await button(page, 'Show panel').tap();
  for (const name of ['Contents', 'Details', 'Pages', 'Search results', 'Print', 'Settings']) {
    await sheet.getByRole('tab', { name, exact: true }).tap();
    await expect(sheet.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    await expectAccessible(page);
  }
  const zoom = sheet.getByRole('group', { name: 'Zoom' }).getByRole('status');
  const before = await zoom.textContent();
  await sheet.getByRole('button', { name: 'Zoom in' }).tap();
  await expect(zoom).not.toHaveText(before ?? '');

  await sheet.getByRole('tab', { name: 'Search results' }).tap();
  await sheet.getByRole('searchbox', { name: 'Search in this document' }).fill('palimpsest');
  await sheet.getByRole('button', { name: 'Search', exact: true }).tap();
  await expect(sheet).toContainText(/result 1 of \d+/);
  await sheet.getByRole('button', { name: 'Hide panel' }).tap();
  await expect(sheet).toHaveCount(0);
  await expect(number(page)).not.toHaveValue('1');
  await expect.poll(async () => (await hitsInSight(page)).length).toBeGreaterThan(0);

  await readNext(page, NOVELLA);
  const frame = shownFrame(page);
  await expect(frame).toBeVisible();
  const words = async () => (await wordsInSight(page)).join(' ');
  const first = await words();
  await tap('right');
  await expect.poll(words).not.toBe(first);
  await expectAccessible(page, 'iframe');
  await tap('left');
  await expect.poll(words).toBe(first);
  await swipe(page, 'left');
  await expect.poll(words).not.toBe(first);
});
