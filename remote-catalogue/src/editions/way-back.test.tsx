import { afterEach, expect, jest, test } from '@jest/globals';
import { publicationCodec } from '@leeszaal/shared-contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as v from 'valibot';
import { createPageMemory } from '../search/page-memory.ts';
import { type OpenScreen, openScreen } from '../testing/open-screen.ts';

const module = { connection: 1, module: 1, name: 'Catalogue', actions: [], advancedFields: [] };
const publications = ['1815', '2003', '2010'].map((yearofpublication, at) =>
  v.parse(publicationCodec.schema, {
    id: at + 1,
    title: 'Emma',
    authors: ['Austen, Jane'],
    yearofpublication,
  }),
);
const memory = createPageMemory();

const open = () =>
  openScreen({
    path: `/search?${new URLSearchParams({ query: JSON.stringify({ query: 'emma', connection: 1 }) })}`,
    memory,
    library: { modules: [module] },
    answers: { search: () => [{ kind: 'results', total: 3, publications, facets: {} }] },
  });

let opened: OpenScreen;
afterEach(async () => {
  await opened.close();
  jest.restoreAllMocks();
});

const edition = async () =>
  within(await screen.findByRole('list', { name: 'More editions of Emma' })).findByRole('button', {
    name: 'Emma, 2010',
  });

test('after the reader an open card is open, and the edition has the focus again [C2.86]', async () => {
  // Without layout all cards have no height, and the list renders other ones.
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(190);
  opened = await open();
  await userEvent.click(await screen.findByRole('button', { name: '2 more editions of Emma' }));
  const before = await edition();
  act(() => before.focus());
  await opened.close();
  opened = await open();
  const after = await edition();
  expect(after).not.toBe(before);
  await waitFor(() => expect(document.activeElement).toBe(after));
});
