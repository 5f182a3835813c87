import { afterEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  leaveAdministration,
  openAdministration as open,
  press,
  sentSettings,
} from '../testing/open-administration.ts';

afterEach(leaveAdministration);

describe('the settings of a library', () => {
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
      expect(sentSettings(host)).toEqual([
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
});
