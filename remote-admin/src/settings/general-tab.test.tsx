import { afterEach, describe, expect, test } from '@jest/globals';
import type { SearchModule } from '@leeszaal/shared-contracts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  leaveAdministration,
  openAdministration as open,
  press,
  sentSettings,
} from '../testing/open-administration.ts';

afterEach(leaveAdministration);

describe('the settings of a library', () => {
  test('who has a document open is shown to readers, unless that is switched off [C2.193]', async () => {
    const host = await open({}, { saveSettings: () => ({}) });
    const holders = screen.getByRole('checkbox', { name: 'Show readers who has a document open' });
    expect(holders).toHaveProperty('checked', true);
    await userEvent.click(holders);
    await press('Save');
    await waitFor(() => expect(sentSettings(host)).toEqual([{ showLicenceHolders: false }]));
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
    expect(sentSettings(host)).toEqual([]);
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
    await waitFor(() => expect(sentSettings(host)).toEqual([{ daysMarkedAsNew: 21 }]));
  });
});
