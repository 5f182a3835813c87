import { afterEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
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
  toggle,
} from './testing/open-search-bar.ts';

afterEach(closeCatalogue);

describe('a search', () => {
  test('from the bar sends what was typed, trimmed, and goes to the results [C2.47 C2.62 C9.20]', async () => {
    const catalogue = await open();
    await userEvent.click(bar());
    await userEvent.keyboard('  old ships  {Enter}');
    await waitFor(() => expect(searchesOf(catalogue)).toHaveLength(1));
    expect(searchesOf(catalogue)[0]).toMatchObject({
      query: 'old ships',
      queryType: 0,
      fields: [],
    });
    expect(catalogue.address()).toMatch(/^\/search\?query=/);
    expect(panel()).toBeNull();
    expect((bar() as HTMLInputElement).value).toBe('old ships');
  });

  test('from the panel sends all that it holds [C2.56 C2.59 C4.11 C9.20]', async () => {
    const catalogue = await open();
    await userEvent.type(bar(), 'ships');
    await userEvent.click(screen.getByRole('radio', { name: 'All' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Phrase' }));
    await userEvent.type(row(1).getByRole('textbox', { name: 'Value' }), ' sea ');
    await press('Add field');
    await choose('Relation', 'or');
    await userEvent.selectOptions(row(2).getByRole('combobox', { name: 'Field' }), 'keywords');
    await userEvent.selectOptions(row(2).getByRole('combobox', { name: 'Mode' }), 'not');
    await userEvent.type(row(2).getByRole('textbox', { name: 'Value' }), 'land');
    await press('Add field');
    await choose('Sort by', 'title');
    await choose('Order', 'asc');
    await press('Search');
    await waitFor(() => expect(searchesOf(catalogue)).toHaveLength(1));
    expect(searchesOf(catalogue)).toEqual([
      {
        query: '"ships"',
        queryType: 2,
        fields: [
          { name: 'title', value: 'sea', mode: 1, operator: 0 },
          { name: 'keywords', value: 'land', mode: 2, operator: 1 },
        ],
        paginationOptions: { page: 1, resultsPerPage: 20 },
        facets: {},
        sorting: ['title asc'],
        connections: [3],
      },
    ]);
    expect(catalogue.address()).toMatch(/^\/search\?query=/);
    expect(panel()).toBeNull();
  });

  test('starts with Enter in a row too, and without any text finds everything [C5.9]', async () => {
    const catalogue = await open();
    await userEvent.click(bar());
    await userEvent.type(row(1).getByRole('textbox', { name: 'Value' }), 'sea{Enter}');
    await waitFor(() => expect(searchesOf(catalogue)).toHaveLength(1));
    expect(searchesOf(catalogue)[0]).toMatchObject({
      query: '*',
      fields: [{ name: 'title', value: 'sea', mode: 1, operator: 0 }],
    });
  });

  test('stays open for a press between the fields of the panel [C2.48]', async () => {
    await open();
    // As the host's main element: the browser focuses it when nothing nearer can have the focus.
    document.body.tabIndex = -1;
    await userEvent.click(bar());
    await userEvent.click(screen.getByText('Search for'));
    expect(panel()?.contains(document.activeElement)).toBe(true);
    document.body.removeAttribute('tabindex');
  });

  test('on results shows what was searched, begins without what a link brought, and closes the panel [C2.23]', async () => {
    const query = { query: 'ships', queryType: 1, sortField: 'title', sortOrder: 'asc' };
    const catalogue = await open({}, `/search?query=${encodeURIComponent(JSON.stringify(query))}`);
    await waitFor(() => expect(searchesOf(catalogue)).toHaveLength(1));
    expect((bar() as HTMLInputElement).value).toBe('ships');
    await userEvent.click(bar());
    expect(screen.getByRole('radio', { name: 'Full text' })).toHaveProperty('checked', true);
    await userEvent.clear(bar());
    await userEvent.type(bar(), 'boats');
    await press('Search');
    await waitFor(() => expect(searchesOf(catalogue)).toHaveLength(2));
    expect(searchesOf(catalogue)[1]).toMatchObject({
      query: 'boats',
      queryType: 0,
      sorting: ['score desc'],
    });
    expect(panel()).toBeNull();
    expect(document.activeElement).toBe(toggle());
  });

  test('keeps what the person has set in the panel for the next words, and shows it as chips [C2.65 C2.91]', async () => {
    const catalogue = await open();
    await userEvent.type(bar(), 'ships');
    await userEvent.click(screen.getByRole('radio', { name: 'Phrase' }));
    await userEvent.type(row(1).getByRole('textbox', { name: 'Value' }), 'sea');
    await press('Search');
    await waitFor(() => expect(searchesOf(catalogue)).toHaveLength(1));
    await userEvent.clear(bar());
    await userEvent.type(bar(), 'old boats{Enter}');
    await waitFor(() => expect(searchesOf(catalogue)).toHaveLength(2));
    expect(searchesOf(catalogue)[1]).toMatchObject({
      query: '"old boats"',
      fields: [{ value: 'sea' }],
    });
    const chips = within(screen.getByRole('list', { name: 'Filters' }));
    const texts = () => chips.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(texts()).toEqual(['Exact phrase', 'Title contains “sea”']);
    await userEvent.click(chips.getByRole('button', { name: 'Remove: Exact phrase' }));
    await waitFor(() => expect(searchesOf(catalogue)).toHaveLength(3));
    expect(searchesOf(catalogue)[2]).toMatchObject({
      query: 'old boats',
      fields: [{ value: 'sea' }],
    });
    expect(texts()).toEqual(['Title contains “sea”']);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  test('that asks the same again takes off the filters, as its address says, and asks anew [C4.5]', async () => {
    const filtered = { query: 'ships', connection: 3, facets: { authors: ['Ada'] } };
    const path = `/search?query=${encodeURIComponent(JSON.stringify(filtered))}`;
    const catalogue = await open({}, path);
    await screen.findByRole('button', { name: /^Remove: .*Ada/ });
    const before = searchesOf(catalogue).length;
    await userEvent.type(bar(), '{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Remove: / })).toBeNull());
    expect(catalogue.address()).not.toContain('Ada');
    expect(searchesOf(catalogue).slice(before)).toMatchObject([{ query: 'ships', facets: {} }]);
    await act(async () => catalogue.host.navigation.navigate(-1));
    expect(await screen.findByRole('button', { name: /^Remove: .*Ada/ })).toBeTruthy();
  });

  test('that is the same again leaves one entry in the history', async () => {
    const catalogue = await open();
    await userEvent.type(bar(), 'ships{Enter}');
    await waitFor(() => expect(searchesOf(catalogue)).toHaveLength(1));
    await userEvent.type(bar(), '{Enter}');
    await act(async () => catalogue.host.navigation.navigate(-1));
    expect(catalogue.address()).toBe('/');
  });
});
