import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  asked,
  closeResults,
  go,
  openResults,
  openTab,
  showTab,
  type,
} from './testing/results-history.ts';

beforeEach(openResults);
afterEach(closeResults);

describe('a search keeps the tab that is open', () => {
  test('where it has results [C2.83]', async () => {
    await showTab(/Catalogue/);
    await type('new');
    await waitFor(() => expect(asked()).toBe(4));
    expect(openTab()).toBe('Catalogue45');
  });

  test('and opens All results where it has none, in the same entry [C2.83]', async () => {
    await userEvent.click(screen.getByRole('tab', { name: /Archive/ }));
    await type('new');
    await waitFor(() => expect(openTab()).toBe('All results'));
    expect(screen.getByText('No results in Archive')).toBeTruthy();
    await go(-1);
    expect(openTab()).toBe('Archive3');
  });

  test('one that the person opens stays, also without results [C2.83]', async () => {
    await showTab(/Catalogue/);
    await type('new');
    await userEvent.click(await screen.findByRole('tab', { name: /Archive/ }));
    expect(openTab()).toBe('Archive0');
    await userEvent.click(screen.getByRole('button', { name: 'Show all results' }));
    expect(openTab()).toBe('All results');
  });
});
