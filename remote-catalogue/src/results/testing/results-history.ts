import { expect, jest } from '@jest/globals';
import {
  type Publication,
  publicationCodec,
  type SearchEntry,
  type SearchRequest,
} from '@leeszaal/shared-contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as v from 'valibot';
import { createPageMemory, type PageMemory } from '../../search/page-memory.ts';
import { archive, catalogue, found } from '../../testing/open-results.ts';
import { type OpenScreen, openScreen, searchesOf } from '../../testing/open-screen.ts';

/* Results with a history: 45 books in a catalogue, three in an archive, on a page that remembers. */

const advancedFields = ['language', 'documenttype'];
const modules = [catalogue, archive].map((module) => ({ ...module, advancedFields }));

const publication = (id: number): Publication =>
  v.parse(publicationCodec.schema, {
    id,
    title: `Book ${id}`,
    language: 'de',
    documenttype: 'Book',
    documenttypelabels: { nl: 'Boek', en: 'Printed book' },
  });

/** 45 books in the catalogue, none in the archive for a query with `new`. */
function answer(request: SearchRequest): SearchEntry[] {
  const { connections, query } = request;
  const total = connections[0] === 0 ? 45 : query.includes('new') ? 0 : 3;
  return found(total, publication, {})(request);
}

let memory: PageMemory;
let opened: OpenScreen;
const wide = globalThis.matchMedia;

const open = (path: string) =>
  openScreen({
    path,
    memory,
    library: { modules },
    session: { role: 'user' },
    answers: {
      search: ({ body }) => answer(body),
      getPublicationDetail: ({ query }) => publication(query.publicationId),
    },
  });

/** Opens the results on a page without memories. */
export async function openResults(): Promise<void> {
  memory = createPageMemory();
  const query = JSON.stringify({ query: 'way' });
  opened = await open(`/search?${new URLSearchParams({ query })}`);
}

/** Opens the results again, as after the reader: another mount on the same page. */
export async function reopenResults(): Promise<void> {
  const path = address();
  await opened.close();
  opened = await open(path);
}

/** Closes the results, and takes back what a test has made of the browser. */
export async function closeResults(): Promise<void> {
  await opened.close();
  globalThis.matchMedia = wide;
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  Reflect.deleteProperty(document.documentElement, 'scrollHeight');
  jest.restoreAllMocks();
}

/** Makes every media query match, as on a telephone. */
export function showOnTelephone(): void {
  globalThis.matchMedia = (media) => Object.assign(wide(media), { matches: true });
}

/** Path and query of the address. */
export const address = () => opened.address();

/** The number of searches since the mount. */
export const asked = () => searchesOf(opened).length;

/** The last of them. */
export const lastSearch = () => searchesOf(opened).at(-1);

/** Moves in the history. */
export const go = (steps: number) => act(async () => opened.host.navigation.navigate(steps));

export const detail = () => screen.queryByRole('region', { name: 'Publication' });

/** The name of the open tab, with its count. */
export const openTab = () => screen.getByRole('tab', { selected: true }).textContent;

/** Opens a detail, in the shortlist of the first connection. */
export const openBook = async (title: string) => {
  const [button] = await screen.findAllByRole('button', { name: title });
  await userEvent.click(button as HTMLElement);
};

/** The checkboxes that select a book. */
export const select = (title: string) =>
  screen.findAllByRole('checkbox', { name: `Select ${title}` });

export const showTab = async (name: RegExp) =>
  userEvent.click(await screen.findByRole('tab', { name }));

/** Searches for words. */
export const type = async (words: string) => {
  await userEvent.clear(screen.getByRole('combobox', { name: 'Search the catalogue' }));
  await userEvent.type(
    screen.getByRole('combobox', { name: 'Search the catalogue' }),
    `${words}{Enter}`,
  );
};

/** Follows the language of the detail. */
export const openGerman = async () =>
  userEvent.click(await within(detail() as HTMLElement).findByRole('link', { name: 'German' }));

/** The button for the next page. */
export const more = () => screen.queryByRole('button', { name: 'Load more results' });

/** Opens the tab of the catalogue and loads all pages. */
export const loadAll = async () => {
  await userEvent.click(screen.getByRole('tab', { name: /Catalogue/ }));
  for (const calls of [3, 4]) {
    await userEvent.click(more() as HTMLElement);
    await waitFor(() => expect(asked()).toBe(calls));
  }
  await screen.findByText('All results have been loaded');
};

/** Records scroll positions of the page; the virtual list scrolls by options. */
export function watchScroll() {
  const { calls } = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined).mock;
  return {
    positions: () =>
      calls.flatMap((call: readonly unknown[]) => (call.length === 2 ? call[1] : [])),
  };
}

/** Scrolls on a long page, far from the end that loads more. */
export const scrollDown = (scrollY: number) => {
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    value: 20_000,
    configurable: true,
  });
  Object.defineProperty(window, 'scrollY', { value: scrollY, configurable: true });
  act(() => void window.dispatchEvent(new Event('scroll')));
};
