import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
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
