import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { searchesOf } from '../testing/open-screen.ts';
import {
  bar,
  choose,
  closeCatalogue,
  openCatalogue as open,
  panel,
  press,
  row,
  rows,
  toggle,
} from './testing/open-search-bar.ts';

afterEach(closeCatalogue);

describe('the defaults of the client', () => {
  test('fill the panel, and Reset goes back to them [C2.60 C4.25]', async () => {
    await open({
      defaultSearchContext: 'content',
      defaultSearchSortField: 'title',
      defaultSearchSortOrder: 'asc',
      defaultAdvancedSearchFields: ['isbn', 'smell', 'keywords'],
    });
    await userEvent.type(bar(), 'ships');
    const state = () => ({
      query: (bar() as HTMLInputElement).value,
      context: screen.getByRole('radio', { name: 'Full text' }).matches(':checked'),
      sort: (screen.getByRole('combobox', { name: 'Sort by' }) as HTMLSelectElement).value,
      order: (screen.getByRole('combobox', { name: 'Order' }) as HTMLSelectElement).value,
      fields: rows().map(
        (_, index) =>
          (row(index + 1).getByRole('combobox', { name: 'Field' }) as HTMLSelectElement).value,
      ),
    });
    const fresh = {
      query: 'ships',
      context: true,
      sort: 'title',
      order: 'asc',
      fields: ['isbn', 'keywords'],
    };
    expect(state()).toEqual(fresh);
    await userEvent.click(screen.getByRole('radio', { name: 'Metadata' }));
    await choose('Sort by', 'score');
    await press('Add field');
    expect(state()).not.toEqual(fresh);
    await press('Reset');
    expect(state()).toEqual({ ...fresh, query: '' });
    expect(panel()).not.toBeNull();
  });

  test('that are no known options are ignored [C4.24]', async () => {
    const catalogue = await open({
      defaultSearchContext: 'nonsense',
      defaultSearchSortField: 'colour',
      defaultSearchSortOrder: 'up',
      defaultAdvancedSearchFields: ['smell'],
    });
    await userEvent.type(bar(), 'whales{Enter}');
    await waitFor(() => expect(searchesOf(catalogue)).toHaveLength(1));
    expect(searchesOf(catalogue)[0]).toMatchObject({ queryType: 0, sorting: ['score desc'] });
  });

  test('a mark shows what differs from them [C2.50]', async () => {
    await open({ defaultSearchContext: 'content' });
    await userEvent.type(bar(), 'ships');
    expect(toggle().textContent).toBe('Advanced search');
    await userEvent.type(row(1).getByRole('textbox', { name: 'Value' }), 'sea');
    expect(toggle().textContent).toBe('Advanced search (active)');
    await press('Reset');
    expect(toggle().textContent).toBe('Advanced search');
    await userEvent.click(screen.getByRole('radio', { name: 'All' }));
    expect(toggle().textContent).toBe('Advanced search (active)');
  });
});
