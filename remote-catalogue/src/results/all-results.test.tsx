import { afterEach, describe, expect, test } from '@jest/globals';
import {
  type Correction,
  publicationCodec,
  type QueryReading,
  type SearchEntry,
} from '@leeszaal/shared-contracts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as v from 'valibot';
import { type OpenScreen, openScreen } from '../testing/open-screen.ts';

const module = (connection: number, name: string) => ({
  connection,
  module: connection,
  name,
  actions: [],
  advancedFields: [],
});
const PRIDE = v.parse(publicationCodec.schema, { id: 7, title: 'Pride and Prejudice' });
const FOUND: Extract<SearchEntry, { kind: 'results' }> = {
  kind: 'results',
  total: 1,
  publications: [PRIDE],
  facets: {},
};
const CORRECTED: readonly Correction[] = [{ typed: 'prejudise', word: 'prejudice' }];

let opened: OpenScreen;
afterEach(() => opened.close());

async function open(
  query: string,
  answers: Readonly<Record<number, SearchEntry | Promise<SearchEntry>>>,
): Promise<void> {
  opened = await openScreen({
    path: `/search?${new URLSearchParams({ query: JSON.stringify({ query }) })}`,
    library: { modules: [module(1, 'Catalogue'), module(2, 'Archive')] },
    answers: { search: async ({ body }) => [await (answers[body.connections[0] ?? 0] ?? FOUND)] },
  });
  await screen.findAllByRole('article');
}

describe('All results', () => {
  test('says once which words all connections corrected [C2.401]', async () => {
    const corrected = { ...FOUND, corrections: CORRECTED };
    await open('prejudise', { 1: corrected, 2: corrected });
    expect(await screen.findAllByText('Results for “prejudice”')).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: 'Search for “prejudise” instead' })).toHaveLength(
      1,
    );
    expect(
      within(screen.getByRole('region', { name: 'Archive' })).queryByText(/Results for/),
    ).toBeNull();
  });

  test('says it in each connection where they differ [C2.401]', async () => {
    await open('prejudise', {
      1: { ...FOUND, corrections: CORRECTED },
      2: { ...FOUND, corrections: [{ typed: 'prejudise', word: 'prejudices' }] },
    });
    const inSection = (name: string) => within(screen.getByRole('region', { name }));
    expect(await inSection('Catalogue').findByText('Results for “prejudice”')).toBeTruthy();
    expect(await inSection('Archive').findByText('Results for “prejudices”')).toBeTruthy();
  });

  test('says it in no place before each connection has answered [C2.401]', async () => {
    const late = Promise.withResolvers<SearchEntry>();
    await open('prejudise', { 1: { ...FOUND, corrections: CORRECTED }, 2: late.promise });
    expect(screen.queryByText('Results for “prejudice”')).toBeNull();
    late.resolve(FOUND);
    const catalogue = within(screen.getByRole('region', { name: 'Catalogue' }));
    expect(await catalogue.findByText('Results for “prejudice”')).toBeTruthy();
  });

  test('says once what was searched as words [C2.402]', async () => {
    const reading: QueryReading = {
      terms: [{ text: 'foo:bar' }],
      excluded: [],
      asWords: [
        { kind: 'field', text: 'foo:' },
        { kind: 'operator', text: 'OR' },
        { kind: 'quote', text: '"' },
      ],
    };
    const read = { ...FOUND, reading };
    await open('OR foo:bar "', { 1: read, 2: read });
    expect(
      await screen.findAllByText('“foo:” is no field; it was searched as words.'),
    ).toHaveLength(1);
    expect(screen.getByText(/“OR” needs a word beside it/)).toBeTruthy();
    expect(screen.getByText(/A quotation mark is not closed/)).toBeTruthy();
  });

  test('keeps the cards, an opened one and the focus when a connection answers late [C2.524]', async () => {
    const editions = (...ids: number[]) => ({
      ...FOUND,
      publications: ids.map((id) =>
        v.parse(publicationCodec.schema, { id, title: 'Emma', authors: ['Austen, Jane'] }),
      ),
    });
    const late = Promise.withResolvers<SearchEntry>();
    await open('emma', { 1: late.promise, 2: editions(1, 2) });
    const archive = within(screen.getByRole('region', { name: 'Archive' }));
    const card = archive.getByRole('article');
    const button = archive.getByRole('button', { name: '1 more edition of Emma' });
    await userEvent.click(button);
    late.resolve(editions(3));
    const catalogue = within(screen.getByRole('region', { name: 'Catalogue' }));
    expect(
      await catalogue.findByText('These results are editions of works elsewhere on this page.'),
    ).toBeTruthy();
    expect(archive.getByRole('article')).toBe(card);
    expect(document.activeElement).toBe(button);
    expect(button.textContent).toContain('2 more editions of Emma');
    const list = within(archive.getByRole('list', { name: 'More editions of Emma' }));
    expect(list.getAllByRole('listitem')).toHaveLength(2);
  });
});
