import { afterEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  leaveAdministration,
  openAdministration as open,
  press,
  sentSettings,
} from '../testing/open-administration.ts';

afterEach(leaveAdministration);

const answers = { saveSettings: () => ({}) };

describe('the languages that a library offers', () => {
  const group = () => screen.getByRole('group', { name: 'Languages' });
  const box = (name: string) => within(group()).getByRole<HTMLInputElement>('checkbox', { name });
  const defaults = () => screen.getByLabelText<HTMLSelectElement>('Default language');
  const options = () => [...defaults().options].map(({ textContent }) => textContent);

  test('are ticked; the default is one of them [C2.250 C2.251]', async () => {
    const host = await open({ defaultLanguage: 'de' }, answers);
    expect(
      within(group())
        .getAllByRole<HTMLInputElement>('checkbox')
        .map((one) => one.checked),
    ).toEqual([true, true, true, true]);
    await userEvent.click(box('English'));
    expect(options()).toEqual(['Nederlands', 'Deutsch', 'Français']);
    expect(defaults().value).toBe('de');
    await press('Save');
    await waitFor(() => expect(sentSettings(host)).toEqual([{ languages: ['nl', 'de', 'fr'] }]));
  });

  test('move the default to the first one when it is no longer offered, and say so [C2.251]', async () => {
    const host = await open({ defaultLanguage: 'de' }, answers);
    await userEvent.click(box('Deutsch'));
    expect(defaults().value).toBe('nl');
    expect(screen.getByRole('status', { name: '' }).textContent).toBe(
      'The default language is Nederlands now, because Deutsch is no longer offered.',
    );
    await press('Save');
    await waitFor(() =>
      expect(sentSettings(host)).toEqual([
        { languages: ['nl', 'en', 'fr'], defaultLanguage: 'nl' },
      ]),
    );
  });

  test('keep one, and say why it cannot be removed [C2.250]', async () => {
    await open({ languages: ['en', 'nl'], defaultLanguage: 'nl' });
    await userEvent.click(box('Nederlands'));
    expect(box('English').disabled).toBe(true);
    expect(box('English').checked).toBe(true);
    expect(screen.getByRole('group', { description: /at least one language/ })).toBe(group());
    await userEvent.click(box('Nederlands'));
    expect(box('English').disabled).toBe(false);
    // The saved languages in another order: nothing is left of the change but the default.
    await userEvent.selectOptions(defaults(), 'Nederlands');
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });
});

describe('the accent colour', () => {
  const picker = () => screen.getByLabelText<HTMLInputElement>('Choose a colour');
  const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'As a number' });
  const theme = (name: string) =>
    screen
      .getByRole('heading', { name: `In the ${name} theme` })
      .closest('section')
      ?.textContent?.replaceAll('\u00a0', ' ');

  test('is chosen or typed, each in step with the other [C2.252]', async () => {
    const host = await open({}, answers);
    expect([picker().value, number().value]).toEqual(['#1d5a48', '#1d5a48']);
    fireEvent.change(picker(), { target: { value: '#aa0000' } });
    expect(number().value).toBe('#aa0000');
    await userEvent.clear(number());
    await userEvent.type(number(), '0000AA');
    expect([picker().value, number().value]).toEqual(['#0000aa', '0000AA']);
    await press('Save');
    await waitFor(() => expect(sentSettings(host)).toEqual([{ accentColour: '#0000aa' }]));
  });

  test('goes back to the default [C2.252]', async () => {
    const host = await open({ accentColour: '#aa0000' }, answers);
    const reset = () => screen.getByRole('button', { name: 'Use the default colour' });
    await press('Use the default colour');
    expect([picker().value, number().value]).toEqual(['#1d5a48', '']);
    expect(reset().getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(reset());
    await press('Save');
    await waitFor(() => expect(sentSettings(host)).toEqual([{ accentColour: null }]));
  });

  test.each([
    ['#12345', 'Enter # and six digits, such as #1d5a48'],
    ['#1234567', 'Enter # and six digits only'],
    ['green', 'Use the digits 0 to 9 and the letters a to f only'],
  ])('%s is refused, and the last valid colour stays: %s [C5.32]', async (typed, said) => {
    const host = await open({ accentColour: '#aa0000' }, answers);
    await userEvent.clear(number());
    await userEvent.type(number(), typed);
    await userEvent.tab();
    expect(screen.getByRole('textbox', { name: 'As a number', description: said })).toBe(number());
    expect(number().value).toBe(typed);
    await press('Save');
    expect(sentSettings(host)).toEqual([]);
    await press('Cancel');
    expect([picker().value, number().value]).toEqual(['#aa0000', '#aa0000']);
  });

  test('that is unfinished is wrong only once the field is left [C5.32]', async () => {
    await open({});
    await userEvent.clear(number());
    await userEvent.type(number(), '#1234');
    expect(number().getAttribute('aria-invalid')).toBeNull();
    await userEvent.type(number(), '56');
    await userEvent.tab();
    expect(number().getAttribute('aria-invalid')).toBeNull();
    expect(picker().value).toBe('#123456');
  });

  test('is checked in both themes: by itself, as links and as buttons [C2.253]', async () => {
    await open({ accentColour: '#ffd500' });
    expect(theme('light')).toMatch(
      /not legible as it is: its contrast is 1\.3 : 1, and text needs 4\.5 : 1\. Links are made darker\./,
    );
    expect(theme('light')).toMatch(/Links#[0-9a-f]{6} \d+\.\d : 1Buttons#[0-9a-f]{6} \d+\.\d : 1$/);
    expect(theme('dark')).toMatch(
      /is legible as it is: its contrast is 1\d\.\d : 1\. Links are made paler\./,
    );
  });

  test('has previews that nothing can be pressed in [C2.253]', async () => {
    await open({ accentColour: '#ffd500' });
    const previews = [...document.querySelectorAll<HTMLElement>('[data-theme]')];
    expect(previews.map(({ dataset }) => dataset['theme'])).toEqual(['light', 'dark']);
    for (const preview of previews) {
      expect(preview.hasAttribute('inert')).toBe(true);
      expect(preview.style.getPropertyValue('--lz-accent')).toBe('#ffd500');
    }
  });

  test('that a browser does not know is shown as the default [C2.252]', async () => {
    await open({ accentColour: 'rebeccapurple' });
    expect(picker().value).toBe('#1d5a48');
  });
});
