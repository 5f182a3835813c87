import { afterEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  leaveAdministration,
  openAdministration as open,
  press,
  sentSettings,
} from '../testing/open-administration.ts';

afterEach(leaveAdministration);

describe('the settings of a library', () => {
  test('what is in force is shown, and there is nothing to save [C2.190 C2.197 C2.199 C3.9]', async () => {
    await open({ defaultLanguage: 'de', showCopyDocuments: false });
    expect(screen.getByText('Library One')).toBeTruthy();
    expect((screen.getByLabelText('Default language') as HTMLSelectElement).value).toBe('de');
    await userEvent.click(screen.getByRole('tab', { name: 'Search' }));
    expect((screen.getByLabelText('Default sort field') as HTMLSelectElement).value).toBe('score');
    expect(screen.getByRole('checkbox', { name: 'Show copy documents' })).toHaveProperty(
      'checked',
      false,
    );
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  test('only what was changed is sent; what is put back is no change [C2.190 C2.197 C2.199 C4.26 C4.27]', async () => {
    const host = await open({ defaultLanguage: 'de' }, { saveSettings: () => ({}) });
    await userEvent.selectOptions(screen.getByLabelText('Default language'), 'English');
    await userEvent.click(screen.getByRole('tab', { name: 'Search' }));
    const copies = screen.getByRole('checkbox', { name: 'Show copy documents' });
    await userEvent.click(copies);
    await userEvent.click(copies);
    await press('Save');
    await waitFor(() => expect(sentSettings(host)).toEqual([{ defaultLanguage: 'en' }]));
    expect(host.reloads).toEqual(['settings']);
  });

  test('Cancel discards the changes [C4.27]', async () => {
    const host = await open({ defaultLanguage: 'de' });
    await userEvent.selectOptions(screen.getByLabelText('Default language'), 'English');
    await press('Cancel');
    expect((screen.getByLabelText('Default language') as HTMLSelectElement).value).toBe('de');
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(sentSettings(host)).toEqual([]);
  });

  test('what cannot be saved is logged, and the changes stay [C4.29 C8.14]', async () => {
    const host = await open(
      { defaultLanguage: 'de' },
      {
        saveSettings: () => {
          throw new Error('down');
        },
      },
    );
    await userEvent.selectOptions(screen.getByLabelText('Default language'), 'English');
    await press('Save');
    await waitFor(() =>
      expect(host.events.map(({ name }) => name)).toContain('settings-not-saved'),
    );
    expect((screen.getByLabelText('Default language') as HTMLSelectElement).value).toBe('en');
    expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
  });

  test('what is put back while it is being saved is a change of what will hold [C4.30]', async () => {
    const answer = Promise.withResolvers<object>();
    const host = await open(
      { showAdvancedSearchOnHome: false },
      { saveSettings: () => answer.promise },
    );
    await userEvent.click(screen.getByRole('tab', { name: 'Search' }));
    const box = screen.getByRole('checkbox', { name: 'Show advanced search on home' });
    await userEvent.click(box);
    await press('Save');
    await userEvent.click(box);
    const library = { ...host.context.library.current(), settings: sentSettings(host)[0] ?? {} };
    await act(async () => {
      host.change({ kind: 'library', library });
      answer.resolve({});
    });
    expect(box).toHaveProperty('checked', false);
    host.http.answer({ saveSettings: () => ({}) });
    await press('Save');
    await waitFor(() =>
      expect(sentSettings(host)).toEqual([
        { showAdvancedSearchOnHome: true },
        { showAdvancedSearchOnHome: false },
      ]),
    );
  });

  test('what is put back while saving fails is no change [C4.30]', async () => {
    const answer = Promise.withResolvers<object>();
    await open({ showAdvancedSearchOnHome: false }, { saveSettings: () => answer.promise });
    await userEvent.click(screen.getByRole('tab', { name: 'Search' }));
    const box = screen.getByRole('checkbox', { name: 'Show advanced search on home' });
    await userEvent.click(box);
    await press('Save');
    await userEvent.click(box);
    await act(async () => answer.reject(new Error('down')));
    expect(box).toHaveProperty('checked', false);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  test.each([['Save'], ['Cancel']])(
    'after %s the keys go on from the heading [C2.201]',
    async (name) => {
      await open({ defaultLanguage: 'de' }, { saveSettings: () => ({}) });
      await userEvent.selectOptions(screen.getByLabelText('Default language'), 'English');
      act(() => screen.getByRole('button', { name }).focus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(document.activeElement?.textContent).toBe('Administration'));
    },
  );

  test('a person who goes on while it is being saved stays there [C2.201]', async () => {
    const answer = Promise.withResolvers<object>();
    await open({ defaultLanguage: 'de' }, { saveSettings: () => answer.promise });
    const language = screen.getByLabelText('Default language');
    await userEvent.selectOptions(language, 'English');
    await press('Save');
    act(() => language.focus());
    await act(async () => answer.resolve({}));
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(document.activeElement).toBe(language);
  });

  test('changes that were not saved are found again [C4.26]', async () => {
    const host = await open({ defaultLanguage: 'de' });
    await userEvent.selectOptions(screen.getByLabelText('Default language'), 'English');
    const kept = host.context.storage;
    await leaveAdministration();
    await open({ defaultLanguage: 'de' }, {}, {}, kept);
    expect((screen.getByLabelText('Default language') as HTMLSelectElement).value).toBe('en');
    await press('Cancel');
    expect((screen.getByLabelText('Default language') as HTMLSelectElement).value).toBe('de');
  });

  test('the tab stands in the address, and is found again there [C2.202]', async () => {
    const tab = (name: string) => screen.getByRole('tab', { name });
    const isShown = (name: string) => expect(tab(name).getAttribute('aria-selected')).toBe('true');
    const host = await open({});
    await userEvent.click(tab('Search'));
    isShown('Search');
    expect(host.navigation.current()).toMatchObject({ pathname: '/admin', search: '?tab=search' });
    expect(host.navigation.canGoBack()).toBe(false);
    await userEvent.click(tab('General'));
    isShown('General');
    expect(host.navigation.current().search).toBe('');
    await leaveAdministration();
    await open({}, {}, {}, undefined, '/admin?tab=search');
    isShown('Search');
    await leaveAdministration();
    // Without a shop there are no orders.
    await open({}, {}, {}, undefined, '/admin?tab=orders');
    isShown('General');
  });

  test('Save names what it saves, also the changes of another tab [C2.200]', async () => {
    const host = await open({ defaultLanguage: 'de' }, { saveSettings: () => ({}) });
    await userEvent.selectOptions(screen.getByLabelText('Default language'), 'English');
    await userEvent.click(screen.getByRole('tab', { name: 'Search' }));
    expect(screen.getByRole('tab', { name: 'General unsaved' })).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show copy documents' }));
    const changes = () =>
      screen.queryAllByRole('definition').map((change) => change.parentElement?.textContent);
    expect(changes()).toEqual(['GeneralDefault language', 'SearchShow copy documents']);
    await press('Save');
    await waitFor(() =>
      expect(sentSettings(host)).toEqual([{ defaultLanguage: 'en', showCopyDocuments: false }]),
    );
  });
});
