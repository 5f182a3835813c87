import { afterEach, expect, test } from '@jest/globals';
import { publicationCodec, type SearchEntry } from '@leeszaal/shared-contracts';
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

const edition = (id: number, fields: object) =>
  v.parse(publicationCodec.schema, {
    id,
    title: 'Emma',
    authors: ['Austen, Jane'],
    documenttype: 'Book',
    ...fields,
  });
const found = (...publications: ReturnType<typeof edition>[]): SearchEntry => ({
  kind: 'results',
  total: publications.length,
  publications,
  facets: {},
});

const FIRST = edition(1, { publisher: 'Murray', yearofpublication: '1815' });
const SECOND = edition(2, { publisher: 'Penguin', yearofpublication: '2003' });
const OTHER = edition(3, { title: 'Persuasion' });
const ELSEWHERE = edition(1, { publisher: 'Gutenberg', yearofpublication: '1994' });
const ANSWERS: Readonly<Record<number, SearchEntry>> = {
  1: found(FIRST, OTHER, SECOND),
  2: found(ELSEWHERE),
};

let opened: OpenScreen | undefined;
afterEach(async () => {
  await opened?.close();
  opened = undefined;
  localStorage.clear();
});

async function open(query: string, connection?: number): Promise<void> {
  opened = await openScreen({
    path: `/search?${new URLSearchParams({ query: JSON.stringify({ query, connection }) })}`,
    library: { modules: [module(1, 'Catalogue'), module(2, 'Archive')] },
    session: { role: 'user' },
    answers: {
      search: ({ body }) => [ANSWERS[body.connections[0] ?? 1] ?? found()],
      getPublicationDetail: () => SECOND,
    },
  });
  await screen.findAllByRole('article');
}

const cards = () => screen.getAllByRole('article');
const editionsButton = (name: string) => screen.getByRole('button', { name });
const setting = () => screen.getByRole('button', { name: 'One card for the editions of a work' });

test('a card opens the other editions of its connection by keyboard, and the totals stay [C2.525 C2.526]', async () => {
  await open('by keyboard', 1);
  expect(cards()).toHaveLength(2);
  expect(screen.getByRole('tab', { name: /Catalogue/ }).textContent).toContain('3');
  expect(screen.getByText(/^3 results in titles/)).toBeTruthy();
  const button = editionsButton('1 more edition of Emma');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(button);
  const list = screen.getByRole('list', { name: 'More editions of Emma' });
  expect(button.getAttribute('aria-controls')).toBe(list.id);
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('list', { name: 'More editions of Emma' })).toBeNull();
});

test('an edition is selected and opened for itself [C2.527]', async () => {
  await open('for itself', 1);
  await userEvent.click(editionsButton('1 more edition of Emma'));
  const list = within(screen.getByRole('list', { name: 'More editions of Emma' }));
  await userEvent.click(list.getByRole('checkbox', { name: 'Select Emma, Penguin, 2003' }));
  expect(screen.getByText('1 result selected')).toBeTruthy();
  await userEvent.click(list.getByRole('button', { name: 'Emma, Penguin, 2003' }));
  expect(await screen.findByRole('region', { name: 'Publication' })).toBeTruthy();
  expect(opened?.host.http.requestsOf('getPublicationDetail').at(-1)?.query).toMatchObject({
    publicationId: 2,
  });
});

test('All results have one card for a work in several connections, which names them [C2.528]', async () => {
  await open('everywhere');
  const archive = within(screen.getByRole('region', { name: 'Archive' }));
  expect(await archive.findByText('These results are editions of works above.')).toBeTruthy();
  expect(archive.queryAllByRole('article')).toHaveLength(0);
  expect(archive.getByRole('button', { name: 'Show all results of Archive' })).toBeTruthy();
  expect(screen.getByRole('tab', { name: /Archive/ }).textContent).toContain('1');
  await userEvent.click(editionsButton('2 more editions of Emma'));
  const rows = within(screen.getByRole('list', { name: 'More editions of Emma' })).getAllByRole(
    'listitem',
  );
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.not.stringContaining('Catalogue'),
    expect.stringMatching(/Gutenberg, 1994.*Archive/),
  ]);
});

test('each person may have the editions on cards of their own, on each screen of results [C2.529]', async () => {
  await open('apart', 1);
  expect(setting().getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(setting());
  expect(setting().getAttribute('aria-pressed')).toBe('false');
  expect(cards()).toHaveLength(3);
  await userEvent.click(screen.getByRole('tab', { name: /All results/ }));
  const toggle = await screen.findByRole('switch', { name: 'One card for the editions of a work' });
  expect((toggle as HTMLInputElement).checked).toBe(false);
  expect(cards()).toHaveLength(4);
  await userEvent.click(toggle);
  expect(cards()).toHaveLength(2);
});
