import { afterEach, describe, expect, test } from '@jest/globals';
import type { ClientSettings, SearchRequest } from '@leeszaal/shared-contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type OpenScreen, openScreen } from '../testing/open-screen.ts';

const modules = [{ connection: 3, module: 0, name: 'Catalogue', actions: [], advancedFields: [] }];

let opened: OpenScreen | undefined;
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

async function open(settings: ClientSettings = {}, path = '/') {
  opened = await openScreen({
    path,
    library: { modules, settings },
    answers: {
      search: () => [{ kind: 'results', total: 0, publications: [], facets: {} }],
      getAcquisitions: () => [],
    },
  });
  return opened;
}

const bar = () => screen.getByRole('searchbox', { name: 'Search the catalogue' });
const panel = () => screen.queryByRole('region', { name: 'Advanced search' });
const toggle = () => screen.getByRole('button', { name: /^Advanced search/ });
const rows = () => screen.queryAllByRole('group', { name: /^Row \d+$/ });
const row = (number: number) => within(screen.getByRole('group', { name: `Row ${number}` }));
const press = (name: string | RegExp) =>
  userEvent.click(within(panel() ?? document.body).getByRole('button', { name }));
const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: label }), option);
const sent = ({ host }: OpenScreen): SearchRequest[] =>
  host.http.calls
    .filter(({ name }) => name === 'search')
    .map(({ request }) => (request as { body: SearchRequest }).body);

describe('the panel', () => {
  test('opens when the field gets the focus, and says so on its button [C2.56]', async () => {
    await open();
    expect(panel()).toBeNull();
    expect(toggle().getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(bar());
    expect(panel()).not.toBeNull();
    expect(toggle().getAttribute('aria-expanded')).toBe('true');
    expect(toggle().getAttribute('aria-controls')).toBe(panel()?.id);
  });

  test('opens and closes with the button of the bar [C2.48]', async () => {
    await open();
    await userEvent.click(toggle());
    expect(panel()).not.toBeNull();
    await userEvent.click(toggle());
    expect(panel()).toBeNull();
  });

  test('closes with a press outside, and when the focus goes elsewhere [C2.56]', async () => {
    await open();
    await userEvent.click(bar());
    await userEvent.click(screen.getByRole('heading', { level: 1 }));
    expect(panel()).toBeNull();
    await userEvent.click(bar());
    const elsewhere = document.body.appendChild(document.createElement('button'));
    act(() => elsewhere.focus());
    expect(panel()).toBeNull();
    elsewhere.remove();
  });

  test('closes with its own button and gives the focus to the one that opens it [C2.56]', async () => {
    await open();
    await userEvent.click(bar());
    await press('Close');
    expect(panel()).toBeNull();
    expect(document.activeElement).toBe(toggle());
  });

  test('closes with Escape and leaves what was typed alone [C2.57]', async () => {
    await open();
    await userEvent.click(bar());
    await userEvent.keyboard('ships{Escape}');
    expect(panel()).toBeNull();
    expect((bar() as HTMLInputElement).value).toBe('ships');
    expect(document.activeElement).toBe(bar());
    await userEvent.click(toggle());
    await userEvent.click(row(1).getByRole('textbox', { name: 'Value' }));
    await userEvent.keyboard('sea{Escape}');
    expect(panel()).toBeNull();
    expect(document.activeElement).toBe(toggle());
  });

  test('stands in the page of home where the client wants it so, and stays [C2.49]', async () => {
    await open({ showAdvancedSearchOnHome: true });
    expect(panel()).not.toBeNull();
    expect(within(panel() as HTMLElement).queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.click(bar());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('heading', { level: 1 }));
    expect(panel()).not.toBeNull();
    await userEvent.click(toggle());
    expect(panel()).toBeNull();
  });
});

describe('its rows', () => {
  test('are added for the next field and taken away, and the focus goes along [C2.58]', async () => {
    await open();
    await userEvent.click(bar());
    expect(rows()).toHaveLength(1);
    expect(row(1).queryByRole('combobox', { name: 'Relation' })).toBeNull();
    await press('Add field');
    expect(rows()).toHaveLength(2);
    expect(document.activeElement).toBe(row(2).getByRole('combobox', { name: 'Relation' }));
    expect(row(2).getByRole('combobox', { name: 'Field' })).toHaveProperty('value', 'authors');
    await userEvent.click(row(1).getByRole('button', { name: 'Remove field' }));
    expect(rows()).toHaveLength(1);
    expect(row(1).getByRole('combobox', { name: 'Field' })).toHaveProperty('value', 'authors');
    expect(document.activeElement).toBe(row(1).getByRole('button', { name: 'Remove field' }));
    await userEvent.click(row(1).getByRole('button', { name: 'Remove field' }));
    expect(rows()).toHaveLength(0);
    expect(document.activeElement?.textContent).toBe('Add field');
  });

  test('offer title, authors, isbn, publisher and keywords, three modes and two relations [C2.61]', async () => {
    await open({ defaultAdvancedSearchFields: ['title', 'isbn'] });
    await userEvent.click(bar());
    const options = (label: string) =>
      row(2)
        .getByRole('combobox', { name: label })
        .querySelectorAll('option')
        .values()
        .map(({ value }) => value)
        .toArray();
    expect(options('Field')).toEqual(['title', 'authors', 'isbn', 'publisher', 'keywords']);
    expect(options('Mode')).toEqual(['contains', 'exact', 'not']);
    expect(options('Relation')).toEqual(['and', 'or']);
  });
});

describe('a search', () => {
  test('from the bar sends what was typed, trimmed, and goes to the results [C2.47 C2.62 C9.20]', async () => {
    const catalogue = await open();
    await userEvent.click(bar());
    await userEvent.keyboard('  old ships  {Enter}');
    await waitFor(() => expect(sent(catalogue)).toHaveLength(1));
    expect(sent(catalogue)[0]).toMatchObject({ query: 'old ships', queryType: 0, fields: [] });
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
    await waitFor(() => expect(sent(catalogue)).toHaveLength(1));
    expect(sent(catalogue)).toEqual([
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
    await waitFor(() => expect(sent(catalogue)).toHaveLength(1));
    expect(sent(catalogue)[0]).toMatchObject({
      query: '*',
      fields: [{ name: 'title', value: 'sea', mode: 1, operator: 0 }],
    });
  });

  test('on results shows what was searched, begins without what a link brought, and closes the panel [C2.23]', async () => {
    const query = { query: 'ships', queryType: 1, sortField: 'title', sortOrder: 'asc' };
    const catalogue = await open({}, `/search?query=${encodeURIComponent(JSON.stringify(query))}`);
    await waitFor(() => expect(sent(catalogue)).toHaveLength(1));
    expect((bar() as HTMLInputElement).value).toBe('ships');
    await userEvent.click(bar());
    expect(screen.getByRole('radio', { name: 'Full text' })).toHaveProperty('checked', true);
    await userEvent.clear(bar());
    await userEvent.type(bar(), 'boats');
    await press('Search');
    await waitFor(() => expect(sent(catalogue)).toHaveLength(2));
    expect(sent(catalogue)[1]).toMatchObject({
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
    await waitFor(() => expect(sent(catalogue)).toHaveLength(1));
    await userEvent.clear(bar());
    await userEvent.type(bar(), 'old boats{Enter}');
    await waitFor(() => expect(sent(catalogue)).toHaveLength(2));
    expect(sent(catalogue)[1]).toMatchObject({ query: '"old boats"', fields: [{ value: 'sea' }] });
    const chips = within(screen.getByRole('list', { name: 'Filters' }));
    const texts = () => chips.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(texts()).toEqual(['Exact phrase', 'Title contains “sea”']);
    await userEvent.click(chips.getByRole('button', { name: 'Remove: Exact phrase' }));
    await waitFor(() => expect(sent(catalogue)).toHaveLength(3));
    expect(sent(catalogue)[2]).toMatchObject({ query: 'old boats', fields: [{ value: 'sea' }] });
    expect(texts()).toEqual(['Title contains “sea”']);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  test('that asks the same again takes off the filters, as its address says, and asks anew [C4.5]', async () => {
    const filtered = { query: 'ships', connection: 3, facets: { authors: ['Ada'] } };
    const path = `/search?query=${encodeURIComponent(JSON.stringify(filtered))}`;
    const catalogue = await open({}, path);
    await screen.findByRole('button', { name: /^Remove: .*Ada/ });
    const before = sent(catalogue).length;
    await userEvent.type(bar(), '{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Remove: / })).toBeNull());
    expect(catalogue.address()).not.toContain('Ada');
    expect(sent(catalogue).slice(before)).toMatchObject([{ query: 'ships', facets: {} }]);
    await act(async () => catalogue.host.navigation.navigate(-1));
    expect(await screen.findByRole('button', { name: /^Remove: .*Ada/ })).toBeTruthy();
  });

  test('that is the same again leaves one entry in the history', async () => {
    const catalogue = await open();
    await userEvent.type(bar(), 'ships{Enter}');
    await waitFor(() => expect(sent(catalogue)).toHaveLength(1));
    await userEvent.type(bar(), '{Enter}');
    await act(async () => catalogue.host.navigation.navigate(-1));
    expect(catalogue.address()).toBe('/');
  });
});

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
    await waitFor(() => expect(sent(catalogue)).toHaveLength(1));
    expect(sent(catalogue)[0]).toMatchObject({ queryType: 0, sorting: ['score desc'] });
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
