import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { closeResults, openResults, press } from '../testing/open-results.ts';
import { searchesOf } from '../testing/open-screen.ts';

afterEach(closeResults);

const FACETS = {
  language: { nl: 3, 'en-GB': 2, Zaans: 1 },
  documenttype: { Book: 4, Score: 1 },
  keywords: { roman: 12 },
  authors: { Ada: 5 },
  publisher: { Querido: 2 },
};

const open = (facets: Record<string, string[]> = {}) =>
  openResults({
    query: { connection: 0, facets },
    search: () => [
      {
        kind: 'results',
        total: 0,
        publications: [],
        facets: FACETS,
        typeLabels: { Book: { en: 'Printed book', nl: 'Boek' } },
      },
    ],
  });

const group = async (name: string) => within(await screen.findByRole('group', { name }));

test('languages and document types have their names, in chips too [C2.430]', async () => {
  await open({ documenttype: ['Book'], language: ['nl'] });
  const languages = (await group('Language')).getAllByRole('checkbox');
  expect(languages.map((box) => box.closest('label')?.textContent)).toEqual([
    'Dutch',
    'British English',
    'Zaans',
  ]);
  const types = await group('Document type');
  expect(types.getByRole('checkbox', { name: 'Printed book', checked: true })).toBeTruthy();
  expect(types.getByRole('checkbox', { name: 'Score' })).toBeTruthy();
  expect(types.queryByRole('textbox')).toBeNull();
  const chips = within(screen.getByRole('list', { name: 'Filters' })).getAllByRole('listitem');
  expect(chips.map((chip) => chip.textContent)).toEqual([
    'Document type: Printed book',
    'Language: Dutch',
  ]);
});

test('short lists and what is chosen are expanded at first [C2.431]', async () => {
  await open({ publisher: ['Querido'] });
  const isExpanded = async (name: string) =>
    (await screen.findByRole('button', { name })).getAttribute('aria-expanded');
  for (const name of ['Document type', 'Language', 'Keywords', 'Publisher']) {
    expect(await isExpanded(name)).toBe('true');
  }
  expect(await isExpanded('Authors')).toBe('false');
});

test('another spelling in a link is the same choice, and goes with it [C2.432]', async () => {
  const screenOf = await open({ keywords: ['Roman'] });
  const keywords = await group('Keywords');
  expect(keywords.getAllByRole('checkbox')).toHaveLength(1);
  await userEvent.click(keywords.getByRole('checkbox', { name: 'roman', checked: true }));
  await press('Apply');
  await waitFor(() => expect(searchesOf(screenOf).at(-1)?.facets).toEqual({}));
});
