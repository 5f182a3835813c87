import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  type Publication,
  publicationCodec,
  type SearchEntry,
  type SearchRequest,
} from '@leeszaal/shared-contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as v from 'valibot';
import { createPageMemory, type PageMemory } from '../search/page-memory.ts';
import { type OpenScreen, openScreen } from '../testing/open-screen.ts';

const fields = ['language', 'documenttype'];
const modules = [
  { connection: 0, module: 0, name: 'Catalogue', actions: [], advancedFields: fields },
  { connection: 4, module: 1, name: 'Archive', actions: [], advancedFields: fields },
];

const publication = (id: number): Publication =>
  v.parse(publicationCodec.schema, {
    id,
    title: `Book ${id}`,
    language: 'de',
    documenttype: 'Book',
    documenttypelabels: { nl: 'Boek', en: 'Printed book' },
  });

/** 45 books in the catalogue, none in the archive for a query with `new`. */
function found({ connections, paginationOptions, query }: SearchRequest): SearchEntry[] {
  const total = connections[0] === 0 ? 45 : query.includes('new') ? 0 : 3;
  const { page, resultsPerPage } = paginationOptions;
  const from = (page - 1) * resultsPerPage;
  const length = Math.max(0, Math.min(resultsPerPage, total - from));
  const publications = [...Array(length)].map((_, index) => publication(from + index + 1));
  return [{ kind: 'results', total, publications, facets: {} }];
}

let memory: PageMemory;
let opened: OpenScreen;
const open = (path: string) =>
  openScreen({
    path,
    memory,
    library: { modules },
    session: { role: 'user' },
    answers: {
      search: ({ body }) => found(body),
      getPublicationDetail: ({ query }) => publication(query.publicationId),
    },
  });
beforeEach(async () => {
  memory = createPageMemory();
  const query = JSON.stringify({ query: 'way' });
  opened = await open(`/search?${new URLSearchParams({ query })}`);
});
const wide = globalThis.matchMedia;
afterEach(async () => {
  await opened.close();
  globalThis.matchMedia = wide;
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  Reflect.deleteProperty(document.documentElement, 'scrollHeight');
  jest.restoreAllMocks();
});

const go = (steps: number) => act(async () => opened.host.navigation.navigate(steps));
const detail = () => screen.queryByRole('region', { name: 'Publication' });
const openTab = () => screen.getByRole('tab', { selected: true }).textContent;
const asked = () => opened.host.http.calls.filter(({ name }) => name === 'search').length;
/** In the shortlist of the first connection. */
const openBook = async (title: string) => {
  const [button] = await screen.findAllByRole('button', { name: title });
  await userEvent.click(button as HTMLElement);
};
const select = (title: string) => screen.findAllByRole('checkbox', { name: `Select ${title}` });
const showTab = async (name: RegExp) => userEvent.click(await screen.findByRole('tab', { name }));
const type = async (words: string) => {
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), `${words}{Enter}`);
};
const openGerman = async () =>
  userEvent.click(await within(detail() as HTMLElement).findByRole('link', { name: 'German' }));
const more = () => screen.queryByRole('button', { name: 'Load more results' });
/** Opens the tab of the catalogue and loads all pages. */
const loadAll = async () => {
  await userEvent.click(screen.getByRole('tab', { name: /Catalogue/ }));
  for (const calls of [3, 4]) {
    await userEvent.click(more() as HTMLElement);
    await waitFor(() => expect(asked()).toBe(calls));
  }
  await screen.findByText('All results have been loaded');
};
/** Records scroll positions of the page; the virtual list scrolls by options. */
function watchScroll() {
  const { calls } = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined).mock;
  return {
    positions: () =>
      calls.flatMap((call: readonly unknown[]) => (call.length === 2 ? call[1] : [])),
  };
}
/** Scrolls on a long page, far from the end that loads more. */
const scrollDown = (scrollY: number) => {
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    value: 20_000,
    configurable: true,
  });
  Object.defineProperty(window, 'scrollY', { value: scrollY, configurable: true });
  act(() => void window.dispatchEvent(new Event('scroll')));
};

describe('a detail is an entry of the history', () => {
  test('Back closes it, Forward opens it again, and another one stands in its place [C2.84]', async () => {
    const { address } = opened;
    const results = address();
    await openBook('Book 2');
    expect(detail()).not.toBeNull();
    expect(address()).toBe(results);
    await openBook('Book 3');
    await go(-1);
    expect(detail()).toBeNull();
    expect(document.activeElement?.textContent).toBe('Book 3');
    await go(1);
    expect(await screen.findByRole('heading', { level: 2, name: 'Book 3' })).toBeTruthy();
    expect(asked()).toBe(2);
  });

  test('its own button goes back, so that no entry is left behind [C2.84]', async () => {
    await type('before');
    await openBook('Book 2');
    await userEvent.click(within(detail() as HTMLElement).getByRole('button', { name: 'Close' }));
    expect(detail()).toBeNull();
    await go(-1);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('way');
  });

  test('on a telephone, where it fills the screen, Back leads to the results and not out of them [C2.84]', async () => {
    globalThis.matchMedia = (media) => Object.assign(wide(media), { matches: true });
    await openBook('Book 2');
    expect(await screen.findByRole('dialog', { name: 'Publication' })).toBeTruthy();
    await go(-1);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('way');
    expect(screen.getAllByRole('button', { name: 'Book 2' }).length).toBeGreaterThan(0);
    expect(asked()).toBe(2);
  });

  test('after another tab it closes there', async () => {
    await openBook('Book 2');
    await userEvent.click(screen.getByRole('tab', { name: /Archive/ }));
    expect(detail()).not.toBeNull();
    await userEvent.click(within(detail() as HTMLElement).getByRole('button', { name: 'Close' }));
    expect(detail()).toBeNull();
    expect(openTab()).toBe('Archive3');
  });
});

describe('a value of a detail', () => {
  test('searches its field by its code, names it, and leaves other words alone [C2.124]', async () => {
    await openBook('Book 2');
    await openGerman();
    await waitFor(() => expect(detail()).toBeNull());
    const { request } = opened.host.http.calls.filter(({ name }) => name === 'search').at(-1) as {
      request: { body: SearchRequest };
    };
    expect(request.body).toMatchObject({
      query: '*',
      fields: [{ name: 'language', value: 'de', mode: 0 }],
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Results for Language: German',
    );
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(screen.getByRole('button', { name: 'Remove: Language: German' })).toBeTruthy();
    await type('other');
    expect(screen.queryByRole('list', { name: 'Filters' })).toBeNull();
    expect(opened.address()).not.toContain('language');
  });

  test('that is a document type is searched by its plain name, and named in the language [C2.124]', async () => {
    await openBook('Book 2');
    await userEvent.click(
      await within(detail() as HTMLElement).findByRole('link', { name: 'Printed book' }),
    );
    await waitFor(() => expect(detail()).toBeNull());
    expect(decodeURIComponent(opened.address())).toContain('"name":"documenttype","value":"Book"');
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading.textContent).toBe('Results for Document type: Printed book');
    await userEvent.click(
      screen.getByRole('button', { name: 'Remove: Document type: Printed book' }),
    );
    expect(heading.textContent).toBe('All publications');
  });

  test('and Back from it brings the loaded pages, the selection and the detail [C2.84]', async () => {
    await userEvent.click((await select('Book 1'))[0] as HTMLElement);
    await openBook('Book 2');
    await loadAll();
    const scroll = watchScroll();
    scrollDown(900);
    await openGerman();
    await waitFor(() => expect(asked()).toBe(6));
    await waitFor(() => expect(more()).not.toBeNull());
    // A module without an answer would be searched again after Back.
    await screen.findByRole('tab', { name: /Archive 3/ });
    scrollDown(0);
    expect(screen.queryByText('1 result selected')).toBeNull();
    await go(-1);
    expect(detail()).not.toBeNull();
    expect(screen.getByText('1 result selected')).toBeTruthy();
    expect(screen.getByText('All results have been loaded')).toBeTruthy();
    expect(scroll.positions()).toEqual([0, 900]);
    expect(asked()).toBe(6);
    await go(1);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('German');
    expect(asked()).toBe(6);
  });
});

test('a search with the same words is a new one, and Back brings the results of before', async () => {
  await type('sea');
  await type('sea');
  await waitFor(() => expect(asked()).toBe(6));
  await userEvent.click((await select('Book 1'))[0] as HTMLElement);
  await type('other');
  await waitFor(() => expect(asked()).toBe(8));
  await type('sea');
  await waitFor(() => expect(asked()).toBe(10));
  expect(screen.queryByText('1 result selected')).toBeNull();
  await go(-2);
  expect(screen.getByText('1 result selected')).toBeTruthy();
  expect(asked()).toBe(10);
});

test('a new search from an open detail leaves the results below it for Back [C2.84]', async () => {
  await type('sea');
  await waitFor(() => expect(asked()).toBe(4));
  await userEvent.click((await select('Book 1'))[0] as HTMLElement);
  await openBook('Book 2');
  await type('sea');
  await waitFor(() => expect(asked()).toBe(6));
  expect(screen.queryByText('1 result selected')).toBeNull();
  await go(-1);
  expect(screen.getByText('1 result selected')).toBeTruthy();
  expect(asked()).toBe(6);
});

test('the next mount on the page, as after the reader, has the loaded pages and the selection [C2.84]', async () => {
  await userEvent.click((await select('Book 1'))[0] as HTMLElement);
  await loadAll();
  const path = opened.address();
  await opened.close();
  opened = await open(path);
  expect(screen.getByText('All results have been loaded')).toBeTruthy();
  expect(screen.getByText('1 result selected')).toBeTruthy();
  expect(asked()).toBe(0);
});

test('Back from another search brings the loaded pages and the place on the page [C2.84]', async () => {
  await loadAll();
  const scroll = watchScroll();
  scrollDown(900);
  await type('other');
  await waitFor(() => expect(asked()).toBe(6));
  await waitFor(() => expect(more()).not.toBeNull());
  expect(scroll.positions()).toEqual([0]);
  scrollDown(0);
  await go(-1);
  expect(screen.getByText('All results have been loaded')).toBeTruthy();
  expect(asked()).toBe(6);
  expect(scroll.positions()).toEqual([0, 900]);
});

describe('the focus after Back', () => {
  const leaveFromBook2 = async () => {
    // Without layout all cards have no height, and the list renders other ones.
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(190);
    await showTab(/Catalogue/);
    const card = await screen.findByRole('button', { name: 'Book 2' });
    act(() => card.focus());
    await type('other');
    await waitFor(() => expect(asked()).toBe(4));
  };

  test('returns to the card that had it', async () => {
    await leaveFromBook2();
    act(() => screen.getByRole('searchbox').blur());
    await go(-1);
    expect(document.activeElement?.textContent).toBe('Book 2');
  });

  test('stays where the person has moved it meanwhile', async () => {
    await leaveFromBook2();
    await go(-1);
    expect(screen.getByRole('button', { name: 'Book 2' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });
});

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
