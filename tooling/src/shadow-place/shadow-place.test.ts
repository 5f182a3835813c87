import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { freePort, type RunningProgram, startProgram } from '@leeszaal/test-support';
import type { Browser, Locator, Page } from 'playwright';
import { launchChromium } from '../remote-loading/testing/launch-chromium.ts';

/*
 * The components that the reader uses, in a shadow root of a hostile page: behaviour that jsdom cannot show. Keys and
 * presses are real, and boxes are where people see them.
 */
jest.setTimeout(120_000);

let gallery: RunningProgram;
let browser: Browser;
let page: Page;
let errors: string[];

beforeAll(async () => {
  const port = await freePort();
  [gallery, browser] = await Promise.all([
    startProgram(new URL('../../../shared-ui/dev/gallery-cli.ts', import.meta.url), {
      environment: { GALLERY_PORT: String(port) },
    }),
    launchChromium(),
  ]);
}, 600_000);
afterAll(async () => {
  await browser?.close();
  await gallery?.stop();
});
afterEach(async () => {
  expect(errors).toEqual([]);
  await page.close();
});

interface Place {
  readonly width: number;
  readonly isTransformed: boolean;
}

async function open({ width, isTransformed }: Place): Promise<void> {
  page = await browser.newPage({
    viewport: { width: 1300, height: 760 },
    reducedMotion: 'reduce',
  });
  errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const moved = isTransformed ? '&transform' : '';
  await page.goto(`${gallery.url}/?page=place&root=shadow&width=${width}&height=640${moved}`);
  await button('Press').waitFor();
  expect((await page.locator('#place').boundingBox())?.width).toBe(width);
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const events = () => page.locator('[data-events]').textContent();

/** The focused element within the shadow root, by its name. */
const focused = () =>
  page.evaluate(() => {
    const root = document.querySelector('#place')?.shadowRoot;
    const element = root?.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent;
  });

const inertParts = () =>
  page.evaluate(() => {
    const root = document.querySelector('#place')?.shadowRoot;
    return {
      around: document.querySelectorAll('[inert], [aria-hidden="true"]').length,
      place: root?.querySelectorAll('[inert]').length,
      overflow: document.documentElement.style.overflow,
    };
  });

const UNTOUCHED = { around: 0, place: 0, overflow: '' };

/** Whether an element is wholly within the place. */
async function expectWithinPlace(element: Locator): Promise<void> {
  const [inner, outer] = [await element.boundingBox(), await page.locator('#place').boundingBox()];
  if (!inner || !outer) throw new Error('There is no such element');
  expect(inner.width).toBeGreaterThan(20);
  expect(inner.x).toBeGreaterThanOrEqual(outer.x);
  expect(inner.y).toBeGreaterThanOrEqual(outer.y);
  expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width + 1);
  expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height + 1);
}

/** Whether an element is beside another one: no more than 12 px above or below it. */
async function expectBeside(element: Locator, trigger: Locator): Promise<void> {
  const [one, other] = [await element.boundingBox(), await trigger.boundingBox()];
  if (!one || !other) throw new Error('There is no such element');
  const gaps = [one.y - (other.y + other.height), other.y - (one.y + one.height)];
  const gap = Math.max(...gaps);
  expect(gap).toBeGreaterThanOrEqual(3);
  expect(gap).toBeLessThanOrEqual(12);
}

describe.each<Place>([
  { width: 320, isTransformed: true },
  { width: 1200, isTransformed: false },
])('in a place $width px wide, moved by the page: $isTransformed', (place) => {
  test('buttons are pressed by pointer and keys', async () => {
    await open(place);
    await button('Press').click();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    expect(await events()).toBe('pressed, pressed, pressed');
  });

  test.each(['Reading settings', 'Advanced search', 'At the foot'])(
    'the popover “%s” is beside its button and within the place; Escape and a press outside close it',
    async (name) => {
      await open(place);
      await button(name).click();
      await expectWithinPlace(dialog(name));
      await expectBeside(dialog(name), page.locator(`[aria-expanded="true"]`));
      expect(await focused()).toContain(name);
      const { around, overflow } = await inertParts();
      expect({ around, overflow }).toEqual({ around: 0, overflow: '' });
      await page.keyboard.press('Escape');
      await dialog(name).waitFor({ state: 'detached' });
      expect(await inertParts()).toEqual(UNTOUCHED);
      await button(name).click();
      const box = await page.locator('#place').boundingBox();
      await page.mouse.click((box?.x ?? 0) + 4, (box?.y ?? 0) + 300);
      await dialog(name).waitFor({ state: 'detached' });
      await button(name).click();
      await page.getByText('Around').click();
      await dialog(name).waitFor({ state: 'detached' });
      expect(await inertParts()).toEqual(UNTOUCHED);
    },
  );

  test('a popover keeps the Tab key, and its controls work', async () => {
    await open(place);
    await button('Reading settings').press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await events()).toBe('mode phrase, in popover');
    await page.keyboard.press('Tab');
    expect(
      await page
        .locator('#place')
        .evaluate(({ shadowRoot }) => shadowRoot?.activeElement?.getAttribute('type')),
    ).toBe('radio');
    await page.keyboard.press('Shift+Tab');
    expect(await focused()).toBe('Apply');
    await page.keyboard.press('Escape');
    expect(await focused()).toBe('Reading settings');
  });

  test('a dialog is within the place, keeps the focus, and leaves the page around usable', async () => {
    await open(place);
    await button('Dialog').click();
    const asking = dialog('Preparing print');
    await expectWithinPlace(asking);
    expect((await inertParts()).around).toBe(0);
    for (const next of ['Cancel', 'Begin', 'Cancel']) {
      await page.keyboard.press('Tab');
      expect(await focused()).toBe(next);
    }
    await page.keyboard.press('Escape');
    await asking.waitFor({ state: 'detached' });
    expect(await focused()).toBe('Dialog');
    expect(await inertParts()).toEqual(UNTOUCHED);
  });

  test('tooltips are within the place', async () => {
    await open(place);
    for (const name of ['Show panel', 'Reading settings']) {
      await button(name).hover();
      const tooltip = page.getByRole('tooltip');
      await tooltip.waitFor();
      expect(await tooltip.textContent()).toBe(name);
      await expectWithinPlace(tooltip);
      await expectBeside(tooltip, button(name));
      await button('Press').hover();
      await tooltip.waitFor({ state: 'detached' });
    }
  });

  test('the panel: a sheet of a narrow place, a column of a wide one; its tree works by keys and pointer', async () => {
    await open(place);
    await button('Show panel').click();
    const isSheet = place.width < 960;
    const panel = isSheet ? dialog('Panel') : page.getByRole('region', { name: 'Panel' });
    await expectWithinPlace(panel);
    const width = (await panel.boundingBox())?.width;
    if (isSheet) expect(width).toBeGreaterThan(300);
    else expect(width).toBeLessThan(300);
    await button('Expand Etymology').click();
    await page.getByText('Extracts').click();
    expect(await events()).toBe('entry 1.1');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await events()).toBe('entry 1.1, entry 2');
    await page.getByRole('tab', { name: 'Details' }).click();
    await page.getByText('A whale.').waitFor();
    await button('Description').click();
    await page.getByText('A whale.').waitFor({ state: 'hidden' });
    // A popover of the sheet is above it.
    await button('Panel settings').click();
    await dialog('Panel settings').getByText('Exact sentence').click();
    expect(await events()).toBe('entry 1.1, entry 2, mode phrase');
    await page.keyboard.press('Escape');
    await dialog('Panel settings').waitFor({ state: 'detached' });
    // The focus is back on the button, whose tooltip ends first.
    const tooltip = page.getByRole('tooltip');
    await tooltip.waitFor();
    await page.keyboard.press('Escape');
    await tooltip.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    expect(await focused()).toBe('Show panel');
    expect(await inertParts()).toEqual(UNTOUCHED);
  });

  test('a toast is within the place', async () => {
    await open(place);
    await button('Toast').click();
    await expectWithinPlace(page.getByRole('alertdialog', { name: 'Saved' }));
    await button('Close').click();
    await page.getByText('Saved').waitFor({ state: 'detached' });
  });

  test('a search field submits by Enter and is cleared by its button', async () => {
    await open(place);
    const field = page.getByRole('searchbox', { name: 'Search' });
    await field.fill('whales');
    await field.press('Enter');
    expect(await events()).toBe('search whales');
    await button('Clear').click();
    expect([await field.inputValue(), await focused()]).toEqual(['', 'Search']);
  });
});

test('a popover stays beside its button while the page around scrolls', async () => {
  await open({ width: 1200, isTransformed: false });
  await page.setViewportSize({ width: 1300, height: 500 });
  await button('Reading settings').click();
  const before = await dialog('Reading settings').boundingBox();
  await page.mouse.wheel(0, 60);
  await page.waitForFunction(() => document.documentElement.scrollTop > 0);
  const after = await dialog('Reading settings').boundingBox();
  expect(after?.y).toBeLessThan(before?.y ?? 0);
  await expectBeside(dialog('Reading settings'), page.locator('[aria-expanded="true"]'));
});
