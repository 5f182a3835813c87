import type { Page } from 'playwright/test';
import { expectAccessible } from '../../screen-checks/accessibility.ts';
import { PEOPLE } from '../../support/people.ts';
import { expect, test } from '../../support/portal-test.ts';
import { withSettings } from '../../support/settings/client-settings.ts';
import { expectNothingToSave, saveSettings } from '../../support/settings/save-settings.ts';

/** Whether the caret is visible: within its editor, and not covered. */
const isCaretInSight = (page: Page) =>
  page.evaluate(() => {
    const caret = getSelection()?.getRangeAt(0).getBoundingClientRect();
    const editor = document.activeElement;
    if (!caret || !editor) return false;
    return [caret.top + 1, caret.bottom - 1].every((at) =>
      editor.contains(document.elementFromPoint(caret.left + 1, at)),
    );
  });

const textOf = (...ops: object[]) => JSON.stringify({ ops });

test('an information text is written, saved, and shown to everybody at once [C1.7 C2.24 C2.192 C2.195 C2.196 C2.199 C4.27 C4.28]', async ({
  openAs,
}) => {
  const page = await openAs(PEOPLE.admin, '/admin');
  const before = { infotext: textOf({ insert: 'Before\n' }), enableInfotext: true };
  await withSettings(page, before, async () => {
    await page.reload();
    const editor = page.getByRole('textbox', { name: 'Information text' });
    await expect(editor).toHaveText('Before');
    await expectNothingToSave(page);
    await editor.press('ControlOrMeta+a');
    await page.keyboard.type('Closed on ');
    await page.getByRole('button', { name: 'Bold' }).click();
    await page.keyboard.type('Monday');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(editor).toHaveText('Before');

    await editor.press('ControlOrMeta+a');
    await page.keyboard.type('Closed on ');
    await page.getByRole('button', { name: 'Bold' }).click();
    await page.keyboard.type('Monday');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Bulleted list' }).click();
    await page.keyboard.type('Ask the desk ');
    const link = page.getByRole('button', { name: 'Link', exact: true });
    const address = page.getByRole('textbox', { name: 'Link address' });
    await link.click();
    await expect(address).toBeFocused();
    await address.fill('javascript:alert(1)');
    await address.press('Enter');
    await expect(page.getByText('Enter a web address or an e-mail address')).toBeVisible();
    await expectAccessible(page);
    await address.fill('www.leeszaal.example/open');
    await address.press('Enter');
    await expect(address).toHaveCount(0);
    await page.keyboard.type('or ');
    await link.click();
    await address.fill('desk@leeszaal.example');
    await address.press('Enter');
    // With the cursor in a link the form shows its address; an empty address removes the link.
    for (const _ of 'xx') await page.keyboard.press('ArrowLeft');
    await link.click();
    await expect(address).toHaveValue('mailto:desk@leeszaal.example');
    await address.press('Escape');
    await expect(editor).toBeFocused();
    await link.click();
    await address.fill('');
    await page.getByRole('button', { name: 'Apply' }).press('Enter');
    await expect(editor.getByRole('link')).toHaveText('www.leeszaal.example/open');
    await page.keyboard.press('End');
    // The Tab key writes nothing and moves on.
    const written = await editor.textContent();
    await page.keyboard.press('Tab');
    await expect(editor).not.toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(editor).toBeFocused();
    expect(await editor.textContent()).toBe(written);
    await page.keyboard.press('Enter');
    // Pasted content becomes text in the known formats.
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.setData(
        'text/html',
        '<style>p { color: red }</style><p>or <a href="javascript:alert(1)">her</a> <b onclick="x()">now</b><img src=x onerror=alert(1)> <code style="color: red">code</code> <span style=\'font-style: italic\'>today</span> option on = yes</p>',
      );
      data.items.add(new File(['x'], 'x.png', { type: 'image/png' }));
      const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true });
      document.activeElement?.dispatchEvent(event);
    });
    await expect(editor).toContainText('or her now');
    await expect(editor.locator('img, code, [style]')).toHaveCount(0);
    await expect(editor.locator('em')).toHaveText('today');
    await expect(editor).toContainText('today option on = yes');
    for (const level of [1, 2, 3, 4, 5, 6]) {
      await page.getByLabel('Heading', { exact: true }).selectOption(`Heading ${level}`);
      await expect(editor.locator(`h${level}`)).toHaveCount(1);
    }
    // The current line is visible, also at the end of a long text in a low window.
    await page.setViewportSize({ width: 1280, height: 500 });
    await editor.press('ControlOrMeta+End');
    for (const word of ['Lockers', 'Lifts', 'Lending']) {
      await page.keyboard.press('Enter');
      await page.keyboard.type(word);
      await expect.poll(() => isCaretInSight(page)).toBe(true);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await saveSettings(page);

    const info = page.getByRole('button', { name: 'Information', exact: true });
    await info.click();
    const sheet = page.getByRole('dialog', { name: 'Information' });
    await expect(sheet.locator('strong').first()).toHaveText('Monday');
    await expect(sheet.getByRole('listitem').first()).toContainText('Ask the desk');
    await expect(sheet.getByRole('link')).toHaveAttribute(
      'href',
      'https://www.leeszaal.example/open',
    );
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(info).toBeFocused();

    const reader = await openAs(PEOPLE.user);
    await reader.getByRole('button', { name: 'Information', exact: true }).click();
    await expect(reader.getByRole('dialog', { name: 'Information' })).toContainText('Closed on');

    await page.getByText('Show information text').click();
    await saveSettings(page);
    await expect(info).toHaveCount(0);
  });
});
