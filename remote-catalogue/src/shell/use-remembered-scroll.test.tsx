import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { type Publication, publicationCodec, type SearchEntry } from '@leeszaal/shared-contracts';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as v from 'valibot';
import { type OpenScreen, openScreen } from '../testing/open-screen.ts';

const fields = ['language'];
const modules = [
  { connection: 3, module: 8, name: 'Catalogue', actions: [], advancedFields: fields },
];
const publication = (id: number): Publication =>
  v.parse(publicationCodec.schema, { id, title: `Book ${id}`, language: 'de' });
const acquisitions = [...Array(25)].map((_, index) => ({
  id: index + 1,
  title: `Book ${index + 1}`,
  cover: undefined,
  sourceModule: 8,
}));
const shelf = { id: 7, name: 'Maps', authorId: '1', items: [], shared: false };
const found: SearchEntry[] = [
  { kind: 'results', total: 1, publications: [publication(1)], facets: {} },
];

let opened: OpenScreen;
beforeEach(async () => {
  // Not in jsdom, which has no layout.
  jest
    .spyOn(window, 'scrollTo')
    .mockImplementation(((to: ScrollToOptions | number, y?: number) =>
      scrolled(typeof to === 'number' ? (y ?? 0) : (to.top ?? 0))) as typeof window.scrollTo);
  scrolled(0);
  opened = await openScreen({
    path: '/',
    library: { modules, bookshelves: [shelf] },
    answers: {
      getAcquisitions: () => acquisitions,
      search: () => found,
      getPublicationDetail: ({ query }) => publication(query.publicationId),
    },
  });
});
afterEach(async () => {
  await opened.close();
  jest.restoreAllMocks();
});

function scrolled(y: number): void {
  Object.assign(window, { scrollY: y });
  window.dispatchEvent(new Event('scroll'));
}

/** Navigates; the previous page becomes shorter meanwhile, which scrolls it. */
const go = (to: string | number) =>
  act(async () => {
    opened.host.navigation.navigate(to);
    scrolled(Math.min(window.scrollY, 40));
  });

test('each screen has its scroll again on the way back, and begins at its top on the way on [C2.85]', async () => {
  scrolled(500);
  await go('/bookshelf/7');
  expect(window.scrollY).toBe(0);
  scrolled(300);
  await go('/search?query=%7B%22query%22%3A%22scroll%22%7D');
  expect(window.scrollY).toBe(0);
  scrolled(700);
  await go('/');
  expect(window.scrollY).toBe(0);
  const seen: number[] = [];
  for (const step of [-1, -1, -1, 1, 1]) {
    await go(step);
    seen.push(window.scrollY);
  }
  expect(seen).toEqual([700, 300, 500, 300, 700]);
});

test('home has its scroll and its acquisitions again after a value of a detail [C2.85]', async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Next acquisitions' }));
  scrolled(500);
  await userEvent.click(screen.getByRole('button', { name: 'Book 12' }));
  expect(window.scrollY).toBe(500);
  scrolled(620);
  const panel = screen.getByRole('region', { name: 'Publication' });
  await userEvent.click(await within(panel).findByRole('link', { name: 'German' }));
  await screen.findByRole('heading', { level: 1, name: /German/ });
  expect(window.scrollY).toBe(0);
  await go(-1);
  expect(window.scrollY).toBe(620);
  expect(screen.getByText('11–20 of 25')).toBeTruthy();
  await act(async () => opened.host.navigation.navigate(-1));
  expect(screen.queryByRole('region', { name: 'Publication' })).toBeNull();
  expect(window.scrollY).toBe(620);
});
