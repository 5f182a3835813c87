import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from '../../screen-checks/accessibility.ts';
import { callAs, tokenOn } from '../../support/call-api.ts';
import { PEOPLE } from '../../support/people.ts';
import { expect, test } from '../../support/portal-test.ts';
import { withSettings } from '../../support/settings/client-settings.ts';
import { saveSettings } from '../../support/settings/save-settings.ts';
import { DESK, expectNoOverflow, TELEPHONE } from '../../support/shell.ts';

/** The library as it is without a text, colour or time of its own. */
const PLAIN = {
  defaultLanguage: 'en',
  languages: null,
  accentColour: null,
  mailSender: null,
  logRetentionDays: null,
};

/** The addresses of the texts that the journey writes. */
const TEXTS = ['/client/statements/privacy/en', '/client/mail-texts/invitation/en'];

/** Removes the library's own texts before and after a callback. */
async function withoutTexts(administration: Page, live: () => Promise<void>): Promise<void> {
  const token = await tokenOn(administration);
  const remove = () => Promise.all(TEXTS.map((path) => callAs(token, 'PUT', path, { text: null })));
  await remove();
  try {
    await live();
  } finally {
    await remove();
  }
}

/** Checks the open tab at both sizes. */
async function expectGoodTab(page: Page): Promise<void> {
  for (const size of [TELEPHONE, DESK]) {
    await page.setViewportSize(size);
    await expectNoOverflow(page);
    await expectAccessible(page);
  }
}

/** The colour of an element's text or background as `#rrggbb`, as the browser paints it. */
const paintedColour = (element: Locator, property: 'color' | 'backgroundColor') =>
  element.evaluate((one, name) => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) return '';
    context.fillStyle = getComputedStyle(one)[name];
    context.fillRect(0, 0, 1, 1);
    const [...parts] = context.getImageData(0, 0, 1, 1).data.subarray(0, 3);
    return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  }, property);

test('a library writes its privacy statement, and its page shows it [C2.262 C2.263 C2.264]', async ({
  openAs,
}) => {
  const page = await openAs(PEOPLE.admin, '/admin');
  await withSettings(page, PLAIN, () =>
    withoutTexts(page, async () => {
      await page.goto(new URL('/admin?tab=privacy', page.url()).href);
      const editor = page.getByRole('textbox', { name: 'Privacy statement' });
      await editor.press('ControlOrMeta+a');
      await page.keyboard.type('We keep as little as we can.');
      await expectGoodTab(page);
      // Another tab does not lose what is not saved.
      await page.getByRole('tab', { name: 'General' }).click();
      await page.getByRole('tab', { name: 'Privacy unsaved' }).click();
      await expect(editor).toHaveText('We keep as little as we can.');
      const saveButton = page.getByRole('button', { name: 'Save this statement' });
      await saveButton.press('Enter');
      await expect(page.getByText('the page shows the text below')).toBeVisible();
      await expect(saveButton).toBeFocused();

      const link = page.getByRole('link', { name: 'Open the page' });
      const [statement] = await Promise.all([
        page.context().waitForEvent('page'),
        link.press('Enter'),
      ]);
      await expect(statement.getByText('We keep as little as we can.')).toBeVisible();
      await statement.close();

      await page.getByRole('button', { name: 'Remove', exact: true }).click();
      const question = page.getByRole('alertdialog', { name: 'Remove this statement?' });
      await expectAccessible(page);
      await question.getByRole('button', { name: 'Remove' }).click();
      await expect(page.getByText('the page shows the built-in text')).toBeVisible();
      await expect(editor).toHaveText('');
      await page.getByRole('tab', { name: 'Log' }).click();
      await expect(page.getByRole('row', { name: /Statement changed/ }).first()).toContainText(
        'Text: Privacy statement',
      );
    }),
  );
});

test('a library writes the text of a mail with placeholders, and restores the built-in one [C2.254 C2.256 C2.257 C2.258 C5.34]', async ({
  openAs,
}) => {
  const page = await openAs(PEOPLE.admin, '/admin');
  await withSettings(page, PLAIN, () =>
    withoutTexts(page, async () => {
      await page.goto(new URL('/admin?tab=mail', page.url()).href);
      const subject = page.getByRole('textbox', { name: 'Subject' });
      const text = page.getByRole('textbox', { name: 'Text', exact: true });
      await subject.fill('Welcome');
      await text.fill('Choose a password: ');
      await expect(text).toHaveAccessibleDescription(
        'The text needs this once, with nothing but space around it: {link}',
      );
      await expectGoodTab(page);
      await text.press('End');
      await page.getByRole('button', { name: 'Insert {link}' }).press('Enter');
      await expect(text).toHaveValue('Choose a password: {link}');
      await expect(text).toBeFocused();
      await expect(page.getByRole('figure')).toContainText(/Choose a password: https?:/);
      await page.getByRole('button', { name: 'Save this text' }).click();
      await expect(page.getByText('This is the library’s own text.')).toBeVisible();

      await page.getByRole('textbox', { name: 'Sender of mails' }).fill('The desk');
      await saveSettings(page);
      await page.reload();
      await expect(subject).toHaveValue('Welcome');
      await expect(page.getByRole('textbox', { name: 'Sender of mails' })).toHaveValue('The desk');
      await page.getByRole('button', { name: 'Restore the built-in text' }).click();
      const question = page.getByRole('alertdialog', { name: 'Restore the built-in text?' });
      await question.getByRole('button', { name: 'Restore' }).click();
      await expect(page.getByText('This is the built-in text.')).toBeVisible();
      await expect(subject).not.toHaveValue('Welcome');
    }),
  );
});

test('a library sets its colour, its languages, and how long data is kept [C2.251 C2.252 C2.253 C2.260 C2.266]', async ({
  openAs,
}) => {
  const page = await openAs(PEOPLE.admin, '/admin');
  await withSettings(page, PLAIN, async () => {
    await page.reload();
    await page.getByLabel('Choose a colour').fill('#ffd500');
    await expect(page.getByRole('textbox', { name: 'As a number' })).toHaveValue('#ffd500');
    const language = page.getByRole('group', { name: 'Languages' });
    await language.getByRole('checkbox', { name: 'English' }).press('Space');
    await expect(page.getByText('The default language is Nederlands now')).toBeVisible();
    await expectGoodTab(page);
    // The check agrees with the browser's paint.
    for (const theme of ['light', 'dark']) {
      const check = page.locator('section', { hasText: `In the ${theme} theme` });
      const [link = '', button = ''] = await check.locator('code').allTextContents();
      expect(await paintedColour(check.locator('a'), 'color')).toBe(link);
      expect(await paintedColour(check.locator('button'), 'backgroundColor')).toBe(button);
    }
    await language.getByRole('checkbox', { name: 'English' }).press('Space');
    await page.getByLabel('Default language').selectOption('English');
    await page.getByRole('tab', { name: 'Privacy' }).click();
    await page.getByRole('textbox', { name: 'Days an entry of the log is kept' }).fill('365');
    await saveSettings(page);
    await page.reload();
    await expect(
      page.getByRole('textbox', { name: 'Days an entry of the log is kept' }),
    ).toHaveValue('365');
    await page.getByRole('tab', { name: 'Log' }).click();
    const row = page.getByRole('row', { name: /Settings changed/ }).first();
    await expect(row).toContainText('Accent colour: #ffd500');
    await expect(row).toContainText('Days an entry of the log is kept: 365 days');
  });
});
