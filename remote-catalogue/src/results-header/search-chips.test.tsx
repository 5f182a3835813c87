import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type OpenScreen, openScreen } from '../testing/open-screen.ts';

let opened: OpenScreen;
afterEach(() => opened.close());

test('a row and a filter that read alike are two chips, taken off one by one [C2.91]', async () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const query = {
    query: 'sea',
    fields: [{ name: 'authors', value: 'Ada', mode: 0, operator: 0 }],
    connection: 3,
    facets: { authors: ['Ada'] },
  };
  opened = await openScreen({
    path: `/search?${new URLSearchParams({ query: JSON.stringify(query) })}`,
    library: {
      modules: [{ connection: 3, module: 8, name: 'Catalogue', actions: [], advancedFields: [] }],
    },
    answers: { search: () => [{ kind: 'results', total: 0, publications: [], facets: {} }] },
  });
  const chips = () => {
    const list = screen.queryByRole('list', { name: 'Filters' });
    return list ? within(list).getAllByRole('listitem') : [];
  };
  const takeOff = async () => {
    const [first] = screen.getAllByRole('button', { name: 'Remove: Authors: Ada' });
    await userEvent.click(first as HTMLElement);
  };
  expect(chips()).toHaveLength(2);
  await takeOff();
  expect(chips()).toHaveLength(1);
  expect(opened.address()).toContain('facets');
  await takeOff();
  expect(chips()).toEqual([]);
  expect(complain.mock.calls).toEqual([]);
  complain.mockRestore();
});

test('all that narrows is a chip, and all go at once; the order stays [C2.439]', async () => {
  const query = {
    query: '"the sea"',
    queryType: 0,
    fields: [{ name: 'authors', value: 'Ada', mode: 0, operator: 0 }],
    connection: 3,
    facets: { yearofpublication: ['1900/1950'], availability: ['now'], language: ['nl'] },
    sortField: 'title',
    sortOrder: 'asc',
  };
  opened = await openScreen({
    path: `/search?${new URLSearchParams({ query: JSON.stringify(query) })}`,
    library: {
      modules: [{ connection: 3, module: 8, name: 'Catalogue', actions: [], advancedFields: [] }],
    },
    answers: { search: () => [{ kind: 'results', total: 0, publications: [], facets: {} }] },
  });
  const texts = () =>
    within(screen.getByRole('list', { name: 'Filters' }))
      .getAllByRole('listitem')
      .map((chip) => chip.textContent);
  expect(texts()).toEqual([
    'Exact phrase',
    'Authors: Ada',
    expect.stringMatching(/^Sorted by: Title/),
    'Year of publication: 1900–1950',
    'Readable now',
    'Language: Dutch',
  ]);
  const before = opened.address();
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(texts()).toEqual([expect.stringMatching(/^Sorted by: Title/)]);
  expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  await act(() => opened.host.navigation.navigate(-1));
  expect(opened.address()).toBe(before);
});
