import { expectAccessible } from '../../screen-checks/accessibility.ts';
import { PEOPLE } from '../../support/people.ts';
import { expect, searchPath, test } from '../../support/portal-test.ts';
import { searchField } from '../../support/shell.ts';
import { HANDBOOK } from '../../support/titles.ts';
import { DIGITAL, gallery, openDetail, panelOf, section } from './detail-panel.ts';

/** The limit of the layout shift without a press. */
const CLS_LIMIT = 0.02;

test('pictures, film, sound, links and copies stand in the panel and on the card, wide and narrow [C2.111 C2.127 C2.129]', async ({
  openAs,
}) => {
  const page = await openAs(PEOPLE.user, DIGITAL);
  const card = page.getByRole('article').filter({ hasText: 'essays and tables' }).first();
  await expect(card.getByRole('button', { name: '3 pictures' })).toBeVisible();
  await expect(card.getByRole('link', { name: /How a page is turned/ })).toBeVisible();
  await expect(
    card.getByRole('link', { name: /^(Title page|Errata slip|Index of subjects)/ }),
  ).toHaveCount(2);
  await card.getByRole('button', { name: '+2 more' }).click();
  await expect(card.getByRole('link', { name: /^Index of subjects/ })).toBeVisible();

  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    const panel = await openDetail(page);
    const media = section(panel, 'Multimedia');
    for (const [name, href] of [
      ['Write to the enquiry desk', 'mailto:desk@waterland.example'],
      ['The rules of the house', /\/terms\/general$/],
      // The portal's policy forbids pictures of other hosts.
      ['Reading rooms at Europeana', 'https://www.europeana.eu/'],
    ] as const) {
      const link = media.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('target', '_blank');
    }
    await expect(media.getByRole('button', { name: '+2 more' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await media.getByRole('button', { name: '+2 more' }).click();
    await expect(media.getByRole('link', { name: 'Colophon' })).toBeVisible();
    await media.getByRole('button', { name: 'Show fewer' }).click();
    await expect(media.getByRole('link', { name: 'Colophon' })).toHaveCount(0);
    for (const kind of ['audio', 'video']) {
      const player = media.locator(kind);
      await expect(player).toHaveAttribute('preload', 'none');
      await expect(player).toHaveAttribute('controls', '');
      const plays = player.evaluate(async (element: HTMLMediaElement) => {
        element.muted = true;
        await element.play();
        await new Promise((resolve) =>
          element.addEventListener('timeupdate', resolve, { once: true }),
        );
        element.pause();
        return element.duration > 1;
      });
      expect(await plays).toBe(true);
    }
    const small = media.getByRole('button', { name: /^Enlarge: / });
    await expect(small).toHaveCount(3);
    // Pictures load when they come into view.
    await small.nth(1).scrollIntoViewIfNeeded();
    await expect(small.nth(1).locator('img')).toBeVisible();
    await small.nth(1).click();
    const large = gallery(page);
    await expect(large).toBeFocused();
    await expect(large.getByRole('status')).toHaveText('2 of 3');
    await expect(large.getByRole('img', { name: 'A card of the old catalogue' })).toBeVisible();
    await expectAccessible(page);
    await large.getByRole('button', { name: 'Next picture' }).click();
    await expect(large.getByRole('status')).toHaveText('3 of 3');
    // Away from the button, whose tooltip would take the first Escape.
    await page.mouse.move(1, 1);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(large.getByRole('status')).toHaveText('1 of 3');
    await page.keyboard.press('Escape');
    await expect(large).toHaveCount(0);
    await expect(small.nth(1)).toBeFocused();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      size.width,
    );
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(panel).toHaveCount(0);
  }
});

test('a detail or a medium that cannot be had says so, and no cover moves what stands [C2.107 C2.127 C8.12]', async ({
  openAs,
  faultProxy: proxy,
}) => {
  const page = await openAs(PEOPLE.anonymous, '/', {}, proxy.url);
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          readonly value: number;
          readonly hadRecentInput: boolean;
        };
        const shifts = window as Window & { shifted?: number };
        if (!hadRecentInput) shifts.shifted = (shifts.shifted ?? 0) + value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await expect(searchField(page)).toBeVisible();
  proxy.spoil((path) => (path.endsWith('/cover') ? { delay: 700 } : 'none'));
  // Covers far below the view load when they come near.
  const awaited = () =>
    page
      .locator('article [data-pending]')
      .evaluateAll(
        (covers) =>
          covers.filter((cover) => cover.getBoundingClientRect().top < window.innerHeight).length,
      );
  const everywhere = { query: 'Leeszaal Press', queryType: 0 };
  for (const query of [everywhere, { ...everywhere, connection: 2 }]) {
    await page.goto(proxy.url + searchPath(query));
    await expect(page.getByRole('tab', { name: /Digital library 11$/ })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect.poll(awaited).toBe(0);
    const shifted = await page.evaluate(() => (window as Window & { shifted?: number }).shifted);
    expect(shifted).toBeLessThanOrEqual(CLS_LIMIT);
  }
  await expect(page.locator('article img[data-shown]').first()).toBeVisible();

  proxy.spoil((path) => {
    if (path.startsWith('/api/search/detail')) return { status: 500 };
    return /^\/media\/(?:shelf|closing)/.test(path) ? 'missing' : 'none';
  });
  await searchField(page).fill('handbook');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: HANDBOOK, exact: true }).first().click();
  const panel = panelOf(page);
  await expect(panel.getByText('there has been an error while searching')).toBeVisible();
  await expectAccessible(page);
  proxy.spoil((path) => (/^\/media\/(?:shelf|closing)/.test(path) ? 'missing' : 'none'));
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByRole('heading', { name: HANDBOOK })).toBeVisible();
  const media = section(panel, 'Multimedia');
  await media
    .getByRole('button', { name: /^Enlarge: / })
    .first()
    .scrollIntoViewIfNeeded();
  await expect(media.getByRole('link', { name: 'A shelf that is nearly full' })).toBeVisible();
  await expect(media.getByRole('button', { name: /^Enlarge: / })).toHaveCount(2);
  await media
    .locator('audio')
    .evaluate((sound: HTMLMediaElement) => sound.play().catch(() => undefined));
  await expect(media.getByRole('link', { name: 'The bell at closing time' })).toBeVisible();
});
