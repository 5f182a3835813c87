import { afterEach, describe, expect, test } from '@jest/globals';
import { describeRemoteContract, type FakeHost } from '@leeszaal/remote-kit/testing';
import type { SearchModule } from '@leeszaal/shared-contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  leaveAdministration,
  loadAdministration as load,
  openAdministration as open,
  press,
} from './testing/open-administration.ts';

describeRemoteContract('Administration', load, {
  screens: [{ path: '/admin', session: { role: 'admin' } }],
});

afterEach(leaveAdministration);

const sent = (host: FakeHost) =>
  host.http.calls
    .filter(({ name }) => name === 'saveSettings')
    .map(({ request }) => (request as { body: object }).body);

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
    await waitFor(() => expect(sent(host)).toEqual([{ defaultLanguage: 'en' }]));
    expect(host.reloads).toEqual(['settings']);
  });

  test('who has a document open is shown to readers, unless that is switched off [C2.193]', async () => {
    const host = await open({}, { saveSettings: () => ({}) });
    const holders = screen.getByRole('checkbox', { name: 'Show readers who has a document open' });
    expect(holders).toHaveProperty('checked', true);
    await userEvent.click(holders);
    await press('Save');
    await waitFor(() => expect(sent(host)).toEqual([{ showLicenceHolders: false }]));
  });

  test('Cancel discards the changes [C4.27]', async () => {
    const host = await open({ defaultLanguage: 'de' });
    await userEvent.selectOptions(screen.getByLabelText('Default language'), 'English');
    await press('Cancel');
    expect((screen.getByLabelText('Default language') as HTMLSelectElement).value).toBe('de');
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(sent(host)).toEqual([]);
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

  test('fields are added up to five, moved, taken off; an outdated one says so [C2.197 C5.11 C5.13]', async () => {
    const host = await open(
      { defaultAdvancedSearchFields: ['title', 'colour', 'isbn', 'authors'] },
      { saveSettings: () => ({}) },
    );
    await userEvent.click(screen.getByRole('tab', { name: 'Search' }));
    expect(
      screen.getAllByRole('button', { name: 'this value is not supported (anymore)' }),
    ).toHaveLength(1);
    await press('Add field');
    // The first field that is not listed yet.
    expect(screen.getByText('Publisher was added to the list as number 5')).toBeTruthy();
    const list = within(screen.getByRole('list'));
    expect(list.getAllByRole('listitem')).toHaveLength(5);
    await press('Add field');
    expect(list.getAllByRole('listitem')).toHaveLength(5);
    await press('Move ISBN up');
    await press('Remove colour from the list');
    await press('Save');
    await waitFor(() =>
      expect(sent(host)).toEqual([
        { defaultAdvancedSearchFields: ['title', 'isbn', 'authors', 'publisher'] },
      ]),
    );
  });

  test('the keys go on beside a field that is taken off [C2.201]', async () => {
    await open({ defaultAdvancedSearchFields: ['title', 'isbn'] });
    await userEvent.click(screen.getByRole('tab', { name: 'Search' }));
    const focused = () => (document.activeElement as HTMLElement).textContent;
    act(() => screen.getByRole('button', { name: 'Remove ISBN from the list' }).focus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(focused()).toBe('Remove Title from the list'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(focused()).toBe('Add field'));
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
    const library = { ...host.context.library.current(), settings: sent(host)[0] ?? {} };
    await act(async () => {
      host.change({ kind: 'library', library });
      answer.resolve({});
    });
    expect(box).toHaveProperty('checked', false);
    host.http.answer({ saveSettings: () => ({}) });
    await press('Save');
    await waitFor(() =>
      expect(sent(host)).toEqual([
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

  test('an outdated stored value is shown as what it is [C2.197 C5.13]', async () => {
    await open({ defaultSearchContext: 'everything' });
    await userEvent.click(screen.getByRole('tab', { name: 'Search' }));
    expect(screen.getByText('this value is not supported (anymore)')).toBeTruthy();
    expect((screen.getByLabelText('Default search context') as HTMLSelectElement).value).toBe(
      'everything',
    );
  });

  test('keys follow the field that they move [C2.198]', async () => {
    await open({ defaultAdvancedSearchFields: ['title', 'isbn', 'authors'] });
    await userEvent.click(screen.getByRole('tab', { name: 'Search' }));
    const fields = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    const focused = () => (document.activeElement as HTMLElement).textContent;
    act(() => screen.getByRole('button', { name: 'Move Authors up' }).focus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(focused()).toBe('Move Authors up'));
    await userEvent.keyboard('{Enter}');
    // The first field cannot move up: the focus goes to its other button.
    await waitFor(() => expect(focused()).toBe('Move Authors down'));
    expect(fields().map((text) => text?.split('Move')[0])).toEqual(['Authors', 'Title', 'ISBN']);
    expect(screen.getByText('Authors: position 1 of 3')).toBeTruthy();
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

  test('a library with a shop says how long its books are new [C2.194 C5.14]', async () => {
    const shop = { connection: 3, actions: ['shop'] } as unknown as SearchModule;
    const host = await open(
      { daysMarkedAsNew: 30 },
      { saveSettings: () => ({}) },
      { modules: [shop] },
    );
    const days = screen.getByRole('textbox', { name: 'Days a book is marked as new' });
    const refusal = 'Enter a whole number from 1 to 9999';
    for (const typed of ['3.5', '-3', '21 days']) {
      await userEvent.clear(days);
      await userEvent.type(days, typed);
      expect(days).toHaveProperty('value', typed);
      expect(screen.getByText(refusal)).toBeTruthy();
      await press('Save');
    }
    const save = screen.getByRole('button', { name: 'Save' });
    expect(save.getAttribute('aria-disabled')).toBe('true');
    expect(sent(host)).toEqual([]);
    // The refused text is kept while another tab is shown.
    await userEvent.click(screen.getByRole('tab', { name: 'Search' }));
    await userEvent.click(screen.getByRole('tab', { name: /General/ }));
    const again = screen.getByRole('textbox', { name: 'Days a book is marked as new' });
    expect(again).toHaveProperty('value', '21 days');
    await userEvent.clear(again);
    await userEvent.type(again, '021');
    expect(again).toHaveProperty('value', '021');
    expect(screen.queryByText(refusal)).toBeNull();
    await press('Save');
    await waitFor(() => expect(sent(host)).toEqual([{ daysMarkedAsNew: 21 }]));
  });

  test('a field that is listed is not offered again, and one that was stored twice shows once [C5.12]', async () => {
    await open({ defaultAdvancedSearchFields: ['title', 'title', 'isbn'] });
    await userEvent.click(screen.getByRole('tab', { name: 'Search' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    const offered = () =>
      within(screen.getByLabelText('Field'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(offered()).toEqual(['Authors', 'Publisher', 'Keywords']);
    for (let time = 0; time < 3; time += 1) await press('Add field');
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    expect(screen.queryByLabelText('Field')).toBeNull();
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
      expect(sent(host)).toEqual([{ defaultLanguage: 'en', showCopyDocuments: false }]),
    );
  });
});
