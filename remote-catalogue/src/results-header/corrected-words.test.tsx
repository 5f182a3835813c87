import { afterEach, describe, expect, test } from '@jest/globals';
import {
  publicationCodec,
  type SearchEntry,
  type SharedQuery,
  sharedQueryCodec,
} from '@leeszaal/shared-contracts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as v from 'valibot';
import { type OpenScreen, openScreen, searchesOf } from '../testing/open-screen.ts';

const CATALOGUE = { connection: 1, module: 1, name: 'Catalogue', actions: [], advancedFields: [] };
const PRIDE = v.parse(publicationCodec.schema, {
  id: 7,
  title: 'Pride and Prejudice',
  abstract: '<p>Of prejudices and pride.</p>',
});
const FOUND: SearchEntry = { kind: 'results', total: 1, publications: [PRIDE], facets: {} };
const CORRECTED: SearchEntry = {
  ...FOUND,
  corrections: [{ typed: 'prejudise', word: 'prejudice' }],
  alsoFound: ['prejudice', 'prejudices'],
};
const NOTHING: SearchEntry = { kind: 'results', total: 0, publications: [], facets: {} };

let opened: OpenScreen;
afterEach(() => opened.close());

async function openResults(shared: SharedQuery): Promise<void> {
  opened = await openScreen({
    path: `/search?${new URLSearchParams({ query: JSON.stringify(shared) })}`,
    library: { modules: [CATALOGUE] },
    answers: { search: ({ body }) => [body.asTyped ? NOTHING : CORRECTED] },
  });
}

const question = (query: string): SharedQuery => v.parse(sharedQueryCodec.schema, { query });
const asked = (): SharedQuery =>
  JSON.parse(new URLSearchParams(opened.host.navigation.current().search).get('query') ?? '');

describe('corrected words', () => {
  test('are named, with the words that were typed [C2.380]', async () => {
    await openResults(question('Pride & Prejudise'));
    expect(await screen.findByText('Results for “Pride & prejudice”')).toBeTruthy();
    expect(
      screen.getByRole('button', { name: 'Search for “Pride & Prejudise” instead' }),
    ).toBeTruthy();
  });

  test('are not searched on demand, until the query is another one [C2.381]', async () => {
    await openResults(question('prejudise'));
    await userEvent.click(await screen.findByRole('button', { name: /instead/ }));
    expect(await screen.findByText('there are no results for this query')).toBeTruthy();
    expect(asked().asTyped).toBe(true);
    expect(searchesOf(opened).map(({ asTyped }) => asTyped)).toEqual([undefined, true]);
    expect(screen.queryByRole('button', { name: /instead/ })).toBeNull();
    const bar = screen.getByRole('combobox', { name: 'Search the catalogue' });
    await userEvent.type(bar, ' pride{Enter}');
    expect(await screen.findByRole('button', { name: /instead/ })).toBeTruthy();
    expect(searchesOf(opened).at(-1)?.asTyped).toBeUndefined();
  });

  test('and other forms are marked as what was typed [C2.382]', async () => {
    await openResults(question('prejudise'));
    const card = await screen.findByRole('article');
    const marks = [...card.querySelectorAll('mark')].map((mark) => mark.textContent);
    expect(marks).toEqual(['Prejudice', 'prejudices']);
    expect(within(card).getByRole('button', { name: 'Pride and Prejudice' })).toBeTruthy();
  });
});
