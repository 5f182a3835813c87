import { importNoteBooks, NOTED_TITLE } from '../../books/note-books.ts';
import { wordsInSight } from '../../open-book/book-page.ts';
import { hitsInSight } from '../../open-book/hits-in-sight.ts';
import { expectAccessible } from '../../screen-checks/accessibility.ts';
import { PEOPLE } from '../../support/people.ts';
import { openDocumentSearch } from '../../support/place.ts';
import { closeDocument, expect, test } from '../../support/portal-test.ts';
import { HANDBOOK } from '../../support/titles.ts';
import { beside, boxOf, button, isOn, numberOf, panelOf, stageOf, tab } from './reader-controls.ts';
import { tabStopsBehind } from './tab-stops.ts';

/* Reading by mouse, from the margins to the last tab (`docs/behaviour.md` R 2). */

test.beforeAll(importNoteBooks);

test('a PDF by mouse: margins, scrolling, contents, thumbnails, details [C2.35 R1.4 R2.26 R2.32 R2.33 R2.35 R2.129 R2.131 R2.137]', async ({
  readAs,
}) => {
  const page = await readAs(PEOPLE.user, HANDBOOK);
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
    await numberOf(page).fill(wanted);
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
  await closeDocument(page);
});

test('an author in the details leads to results [R2.2 R2.27]', async ({ readAs }) => {
  const page = await readAs(PEOPLE.user, HANDBOOK);
  await tab(page, 'Details').click();
  const released = page.waitForResponse((answer) => answer.url().endsWith('/release'));
  await button(page, 'Oosterhuis, Marit').click();
  await expect(page).toHaveURL(/\/search\?query=/);
  await released;
  await expect(page.getByRole('article').filter({ hasText: HANDBOOK }).first()).toBeVisible();
});

test('an EPUB by mouse: margins, links, marked hits [C2.35 R2.21 R2.49 R2.53 R2.147 R4.28]', async ({
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

  const field = await openDocumentSearch(page);
  await field.fill('keeper sea');
  await page.keyboard.press('Enter');
  await expect(panelOf(page)).toContainText(/result \d+ of \d+/);
  await expect
    .poll(async () => new Set((await hitsInSight(page)).map((hit) => hit.toLowerCase())))
    .toEqual(new Set(['keeper', 'sea']));
  await expectAccessible(page, 'iframe');
  await button(page, 'Stop search').click();
  await expect.poll(() => hitsInSight(page)).toEqual([]);
  await expect(field).toHaveValue('');

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

test("a link in the text is a jump: the browser's Back leads to it, Forward to its target [R2.99]", async ({
  readAs,
}) => {
  const page = await readAs(PEOPLE.user, NOTED_TITLE);
  const inside = page.frameLocator('iframe:visible').first();
  const words = async () => (await wordsInSight(page)).join(' ');
  await inside.getByRole('link', { name: 'another chapter' }).click();
  await expect.poll(words).toContain('Said later.');
  await page.goBack();
  await expect.poll(words).toContain('another chapter');
  await page.goForward();
  await expect.poll(words).toContain('Said later.');
});
