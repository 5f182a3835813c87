import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { endpoints, NetworkError, type Suggestion } from '@leeszaal/shared-contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { bar, panel, toggle } from '../search-bar/testing/open-search-bar.ts';
import { type OpenScreen, openScreen, searchesOf } from '../testing/open-screen.ts';

const modules = [{ connection: 3, module: 0, name: 'Catalogue', actions: [], advancedFields: [] }];
const AUSTEN: Suggestion[] = [
  { kind: 'name', text: 'Austen, Jane', count: 1200 },
  { kind: 'title', text: 'Aus dem Norden', count: 1 },
];

let opened: OpenScreen;
beforeEach(() => {
  // Not in jsdom.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(async () => {
  await opened.close();
  jest.restoreAllMocks();
});

async function open(
  suggest: (text: string) => Suggestion[] | Promise<Suggestion[]> = () => AUSTEN,
) {
  opened = await openScreen({
    path: '/',
    library: { modules },
    answers: {
      search: () => [{ kind: 'results', total: 0, publications: [], facets: {} }],
      getAcquisitions: () => [],
      getSuggestions: ({ body }) => suggest(body.text),
    },
  });
  return opened;
}

const list = () => screen.queryByRole('listbox', { name: 'Suggestions' });
const shownList = () => screen.findByRole('listbox', { name: 'Suggestions' });
/** The options of the list; the orders of the results are options, too. */
const names = () => {
  const shown = list();
  const options = shown ? within(shown).queryAllByRole('option') : [];
  return options.map(({ textContent }) => textContent);
};
const asked = () => opened.host.http.requestsOf('getSuggestions').map(({ body }) => body.text);
const active = () => {
  const id = bar().getAttribute('aria-activedescendant');
  return id === null ? undefined : document.getElementById(id);
};
const key = (name: string) => userEvent.keyboard(`{${name}}`);

test('typing shows suggestions by kind with a count, in place of the panel [C2.300 C2.301 C2.310]', async () => {
  await open();
  await userEvent.click(bar());
  expect(panel()).not.toBeNull();
  expect(bar().getAttribute('aria-expanded')).toBe('false');
  await userEvent.keyboard('aus');
  const { id } = await shownList();
  expect(bar().getAttribute('aria-controls')).toBe(id);
  expect(bar().getAttribute('aria-expanded')).toBe('true');
  const group = within(screen.getByRole('group', { name: 'Names' }));
  expect(group.getByRole('option', { name: 'Austen, Jane 1,200 results' })).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Titles' })).toBeTruthy();
  expect(await screen.findByText('2 suggestions')).toBeTruthy();
  expect(panel()).toBeNull();
  expect(toggle().getAttribute('aria-expanded')).toBe('false');
});

test('a request is sent after a pause, and aborted by the next key [C2.303]', async () => {
  const late = Promise.withResolvers<Suggestion[]>();
  await open((text) => (text === 'aus' ? late.promise : [{ kind: 'title', text, count: 1 }]));
  await userEvent.type(bar(), 'a');
  await userEvent.paste('us');
  await waitFor(() => expect(asked()).toEqual(['aus']));
  await userEvent.paste('tria');
  expect(await screen.findByRole('option', { name: /^austria/ })).toBeTruthy();
  const [first] = opened.host.http.calls.filter(({ name }) => name === 'getSuggestions');
  expect(first?.options.signal?.aborted).toBe(true);
  await act(async () => late.resolve(AUSTEN));
  expect(names()).toHaveLength(1);
});

test('the arrows choose, and Enter searches the name in its field [C2.302 C2.304]', async () => {
  const catalogue = await open();
  await userEvent.type(bar(), 'aus');
  await shownList();
  await key('ArrowDown');
  expect(active()?.textContent).toContain('Austen, Jane');
  expect(active()?.getAttribute('aria-selected')).toBe('true');
  expect(document.activeElement).toBe(bar());
  await key('ArrowUp');
  expect(active()).toBeUndefined();
  await key('ArrowUp');
  expect(active()?.textContent).toContain('Aus dem Norden');
  await key('Home');
  expect(active()).toBeUndefined();
  await key('ArrowDown');
  await key('Enter');
  await waitFor(() => expect(searchesOf(catalogue)).toHaveLength(1));
  expect(searchesOf(catalogue)[0]).toMatchObject({
    query: '*',
    fields: [{ name: 'authors', value: 'Austen, Jane', mode: 0, operator: 0 }],
  });
  expect(list()).toBeNull();
  expect(panel()).toBeNull();
});

test('Enter without an active option searches what was typed [C2.304]', async () => {
  const catalogue = await open();
  await userEvent.type(bar(), 'aus');
  await shownList();
  await key('Enter');
  await waitFor(() => expect(searchesOf(catalogue)).toMatchObject([{ query: 'aus', fields: [] }]));
  expect(list()).toBeNull();
});

test('a press searches a title as a whole [C2.304]', async () => {
  const catalogue = await open();
  await userEvent.type(bar(), 'aus');
  await userEvent.click(await screen.findByRole('option', { name: /^Aus dem Norden/ }));
  await waitFor(() => expect(searchesOf(catalogue)).toHaveLength(1));
  expect(searchesOf(catalogue)[0]).toMatchObject({
    fields: [{ name: 'title', value: 'Aus dem Norden', mode: 0, operator: 0 }],
  });
});

test('Escape closes the list, then the panel, then clears the field [C2.302 C2.310]', async () => {
  await open();
  await userEvent.type(bar(), 'aus');
  await shownList();
  await key('Escape');
  expect(list()).toBeNull();
  expect(panel()).not.toBeNull();
  await key('Escape');
  expect(panel()).toBeNull();
  expect(bar()).toHaveProperty('value', 'aus');
  await key('Escape');
  expect(bar()).toHaveProperty('value', '');
});

test('Alt with the arrows opens and closes it, and Tab closes it [C2.302]', async () => {
  await open();
  await userEvent.type(bar(), 'aus');
  await shownList();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(list()).toBeNull();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await shownList();
  expect(active()).toBeUndefined();
  await userEvent.tab();
  expect(list()).toBeNull();
});

test('the button of the panel closes the list and shows the panel [C2.310]', async () => {
  await open();
  await userEvent.type(bar(), 'aus');
  await shownList();
  await userEvent.click(toggle());
  expect(list()).toBeNull();
  expect(panel()).not.toBeNull();
});

test('a press outside and the keys of an input method [C2.302]', async () => {
  await open();
  await userEvent.type(bar(), 'aus');
  await shownList();
  expect(fireEvent.keyDown(bar(), { key: 'ArrowDown', isComposing: true })).toBe(true);
  expect(active()).toBeUndefined();
  await userEvent.click(screen.getByRole('heading', { level: 1 }));
  expect(list()).toBeNull();
});

test('without a network, and after a failure, there are none and no message [C2.303]', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open(() => {
    throw new NetworkError(endpoints.getSuggestions.path);
  });
  await userEvent.type(bar(), 'aus');
  await waitFor(() => expect(online).toHaveBeenCalled());
  expect(asked()).toEqual([]);
  online.mockReturnValue(true);
  await userEvent.type(bar(), 't');
  await waitFor(() => expect(asked()).toEqual(['aust']));
  expect(list()).toBeNull();
  expect(opened.host.dialogs.shown).toEqual([]);
});

test('own searches are listed with Down, can be cleared, and are then kept no more [C2.305 C2.309]', async () => {
  const catalogue = await open(() => []);
  await userEvent.type(bar(), 'old ships{Enter}');
  await waitFor(() => expect(searchesOf(catalogue)).toHaveLength(1));
  await userEvent.clear(bar());
  await key('ArrowDown');
  await shownList();
  const offers = ['Clear my last searches', 'Do not keep my searches'];
  expect(names()).toEqual(['old ships', ...offers]);
  await userEvent.click(screen.getByRole('option', { name: 'old ships' }));
  await waitFor(() => expect(searchesOf(catalogue)).toHaveLength(2));
  expect(searchesOf(catalogue)[1]).toMatchObject({ query: 'old ships' });
  await userEvent.clear(bar());
  await key('ArrowDown');
  await userEvent.click(await screen.findByRole('option', { name: 'Do not keep my searches' }));
  expect(await screen.findByText(/no longer kept/)).toBeTruthy();
  expect(names()).toEqual(['Keep my last searches in this browser']);
  expect(document.activeElement).toBe(bar());
  expect(opened.host.context.storage.local.get('own-searches')).toBeUndefined();
});
