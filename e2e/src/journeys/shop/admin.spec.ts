import { text } from 'node:stream/consumers';
import type { Page } from 'playwright/test';
import { expectAccessible } from '../../screen-checks/accessibility.ts';
import { keepingLogo } from '../../support/keeping-logo.ts';
import { PEOPLE } from '../../support/people.ts';
import { expect, test } from '../../support/portal-test.ts';
import { withSettings } from '../../support/settings/client-settings.ts';
import { expectNothingToSave } from '../../support/settings/save-settings.ts';
import { searchField } from '../../support/shell.ts';

/** Whether the focused element is visible: neither the header nor the save bar covers it. */
const isInSight = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement?.closest('label') ?? document.activeElement;
    const box = focused?.getBoundingClientRect();
    if (!focused || !box) return false;
    const middle = box.left + box.width / 2;
    return [box.top + 2, box.bottom - 2].every((at) => {
      const seen = document.elementFromPoint(middle, at);
      return seen !== null && (focused.contains(seen) || seen.contains(focused));
    });
  });

test('search defaults are set by keyboard, and hold on home at once [C1.7 C2.197 C2.198 C4.27 C5.11 C5.13 C7.2 C8.15]', {
  tag: '@skew',
}, async ({ openAs }) => {
  const page = await openAs(PEOPLE.admin, '/admin');
  const before = {
    defaultSearchContext: 'metadata',
    showAdvancedSearchOnHome: false,
    defaultAdvancedSearchFields: ['title', 'colour'],
  };
  await withSettings(page, before, async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await page.getByRole('tab', { name: 'General' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Search', selected: true })).toBeFocused();
    await page.getByRole('checkbox', { name: 'Show advanced search on home' }).press('Space');
    await page.getByLabel('Default search context').selectOption('All');
    await expect(
      page.getByRole('button', { name: 'this value is not supported (anymore)' }),
    ).toHaveCount(1);
    await page.getByLabel('Field', { exact: true }).selectOption('Publisher');
    await page.getByRole('button', { name: 'Add field' }).press('Enter');
    const up = page.getByRole('button', { name: 'Move Publisher up' });
    await up.press('Enter');
    await expect(up).toBeFocused();
    await up.press('Enter');
    await expect(page.getByRole('button', { name: 'Move Publisher down' })).toBeFocused();
    await expect(page.getByRole('listitem')).toHaveText([/^Publisher/, /^Title/, /^colour/]);
    await page.getByRole('button', { name: 'Remove colour from the list' }).press('Enter');
    await page
      .getByText('Publisher', { exact: true })
      .first()
      .dragTo(page.getByText('Title').first());
    await expect(page.getByRole('listitem')).toHaveText([/^Title/, /^Publisher/]);
    await page.getByLabel('Field', { exact: true }).selectOption('ISBN');
    const addField = page.getByRole('button', { name: 'Add field' });
    for (let count = 3; count <= 5; count += 1) {
      await addField.press('Enter');
      await expect(page.getByRole('listitem')).toHaveCount(count);
    }
    await expect(addField).toHaveAccessibleDescription('At most 5 fields');
    // Listed fields are not offered: after ISBN the first two others were added.
    await expect(page.getByRole('listitem')).toHaveText([
      /^Title/,
      /^Publisher/,
      /^ISBN/,
      /^Authors/,
      /^Keywords/,
    ]);
    for (const [index, name] of ['Keywords', 'Authors', 'ISBN'].entries()) {
      await page.getByRole('button', { name: `Remove ${name} from the list` }).press('Enter');
      await expect(page.getByRole('listitem')).toHaveCount(4 - index);
    }
    await page.setViewportSize({ width: 390, height: 500 });
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let count = 0; count < 6; count += 1) {
        await page.keyboard.press(key);
        await expect.poll(() => isInSight(page)).toBe(true);
      }
    }
    await page.setViewportSize({ width: 390, height: 844 });
    // Unsaved changes survive a visit to another page.
    await page.goto(new URL('/', page.url()).href);
    await expect(searchField(page)).toBeVisible();
    await page.goto(new URL('/admin', page.url()).href);
    await page.getByRole('tab', { name: 'Search' }).click();
    await expect(page.getByRole('listitem')).toHaveText([/^Title/, /^Publisher/]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true);
    await expectAccessible(page);
    const saved = page.waitForResponse(
      (answer) =>
        answer.request().method() === 'POST' && answer.url().endsWith('/api/client/settings'),
    );
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
    expect(await (await saved).json()).toMatchObject({
      showAdvancedSearchOnHome: true,
      defaultSearchContext: 'metadataAndContent',
      defaultAdvancedSearchFields: ['title', 'publisher'],
    });
    await expectNothingToSave(page);
    await page.getByRole('link', { name: /Leeszaal/ }).click();
    await expect(page.getByRole('radio', { name: 'All', exact: true })).toBeChecked();
  });
});

test('a logo is taken, refused, deleted and put back [C1.7 C2.191 C5.15 C5.16]', async ({
  openAs,
}) => {
  const page = await openAs(PEOPLE.admin, '/admin');
  const preview = page.getByRole('img', { name: 'Current logo' });
  const home = page.getByRole('link', { name: /Leeszaal/ });
  const onHome = page.getByRole('main').getByRole('heading', { level: 1 }).locator('img');
  await expect(preview).toBeVisible();
  expect((await preview.boundingBox())?.height).toBe(26);
  await keepingLogo(page, async (own) => {
    const choose = async (name: string, mimeType: string, bytes: readonly number[]) => {
      await page
        .getByLabel('Logo file')
        .setInputFiles({ name, mimeType, buffer: Buffer.from(bytes) });
    };
    const upload = () => page.getByRole('button', { name: 'Upload' }).press('Enter');
    await upload();
    await expect(page.getByText('No file selected')).toBeVisible();
    await choose('logo.svg', 'image/svg+xml', [...new TextEncoder().encode('<svg/>')]);
    await expect(page.getByText(/use .bmp, .jpg, .jpeg, .png or .gif/)).toBeVisible();
    // The server refuses a file that only claims to be a picture.
    await choose('logo.png', 'image/png', [1, 2, 3]);
    await expect(page.getByText(/use .bmp, .jpg, .jpeg, .png or .gif/)).toHaveCount(0);
    await upload();
    await expect(page.getByText(/use .bmp, .jpg, .jpeg, .png or .gif/)).toBeVisible();
    await page.getByRole('button', { name: 'Delete logo' }).click();
    await expect(page.getByText('There is no logo')).toBeVisible();
    await home.click();
    await expect(searchField(page)).toBeVisible();
    await expect(onHome).toHaveCount(0);
    await page.goto(new URL('/admin', page.url()).href);
    await choose('logo.png', 'image/png', own);
    const chosen = page.getByRole('img', { name: 'New logo' });
    expect((await chosen.boundingBox())?.height).toBe(26);
    await expectAccessible(page);
    await upload();
    await expect(preview).toBeVisible();
    await expect(chosen).toHaveCount(0);
    await home.click();
    await expect(onHome).toBeVisible();
  });
});

test('what was changed stands in the log, and can be taken along [C2.162 C2.163 C2.169]', async ({
  openAs,
}) => {
  const page = await openAs(PEOPLE.admin, '/admin');
  await withSettings(page, { daysMarkedAsNew: 21 }, async () => {
    await page.reload();
    await page.getByRole('tab', { name: 'Log' }).click();
    const first = page.getByRole('row').nth(1);
    await expect(first).toContainText('Settings changed');
    await expect(first).toContainText('Days a book is marked as new: 21');
    await expect(first).toContainText(PEOPLE.admin.name);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export as CSV' }).press('Enter');
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^log-\d{4}-\d\d-\d\d\.csv$/);
    const table = await text(await file.createReadStream());
    expect(table).toContain('settings-changed,daysMarkedAsNew,21');
    await page.getByLabel('Show', { exact: true }).selectOption('Order placed');
    await expect(page.getByText('Days a book is marked as new')).toHaveCount(0);
  });
});
