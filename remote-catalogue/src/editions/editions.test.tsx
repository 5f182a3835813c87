import { afterEach, expect, test } from '@jest/globals';
import { publicationCodec, type SearchEntry, type SearchModule } from '@leeszaal/shared-contracts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as v from 'valibot';
import { type OpenScreen, openScreen } from '../testing/open-screen.ts';

const module = (connection: number, name: string): SearchModule => ({
  connection,
  module: connection,
  name,
  actions: ['read'],
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

async function open(query: string, connection?: number, answers = ANSWERS): Promise<void> {
  opened = await openScreen({
    path: `/search?${new URLSearchParams({ query: JSON.stringify({ query, connection }) })}`,
    library: { modules: [module(1, 'Catalogue'), module(2, 'Archive')] },
    session: { role: 'user' },
    answers: {
      search: ({ body }) => [answers[body.connections[0] ?? 1] ?? found()],
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

test('an edition shows title, subtitle and language where they differ from the card [C2.520]', async () => {
  const isbn = '9780141439518';
  const year = { isbn, yearofpublication: '2003' };
  const editions = found(
    edition(1, { ...year, subtitle: 'a novel', language: 'en' }),
    edition(2, { ...year, title: 'EMMA', subtitle: 'A novel', language: 'en' }),
    edition(3, { ...year, title: 'Woodhouse', subtitle: 'een roman', language: 'nl' }),
    edition(4, { ...year, title: 'Highbury', yearofpublication: null }),
  );
  await open('titles', 1, { 1: editions });
  await userEvent.click(editionsButton('3 more editions of Emma'));
  const list = within(screen.getByRole('list', { name: 'More editions of Emma' }));
  expect(list.getByRole('button', { name: 'EMMA, 2003' }).querySelector('bdi')?.textContent).toBe(
    '2003',
  );
  const [same, translated] = list.getAllByRole('listitem');
  expect(same?.textContent).not.toMatch(/novel|English/);
  expect(translated?.textContent).toMatch(/Woodhouse, 2003.*een roman.*Dutch/);
  expect(list.getByRole('button', { name: 'Highbury' }).textContent).toBe('Highbury');
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

test('an edition is read for itself [C2.527]', async () => {
  const readable = { documenttype: 'Book', licenseavailable: true };
  const books = found(
    edition(1, { ...readable, pubkey: 'first', yearofpublication: '1815' }),
    edition(2, { ...readable, pubkey: 'second', yearofpublication: '2003' }),
    edition(3, { ...readable, pubkey: 'third', yearofpublication: '2010' }),
  );
  await open('read', 1, { 1: books });
  await userEvent.click(editionsButton('2 more editions of Emma'));
  const list = within(screen.getByRole('list', { name: 'More editions of Emma' }));
  await userEvent.click(list.getByRole('button', { name: 'Read Emma, 2003' }));
  expect(opened?.address()).toBe('/second');
  expect(opened?.host.navigation.current().state).toMatchObject({ pubKey: 'second' });
});

test('buttons of editions name the edition, and its connection if that is another [C2.560]', async () => {
  const readable = { licenseavailable: true };
  const other = module(2, 'Archive');
  await open('names', undefined, {
    1: found(
      edition(1, { ...readable, pubkey: 'first', yearofpublication: '1815' }),
      edition(2, { ...readable, pubkey: 'second', yearofpublication: '2003' }),
    ),
    [other.connection]: found(
      edition(1, { ...readable, pubkey: 'third', yearofpublication: '2003' }),
    ),
  });
  await userEvent.click(editionsButton('2 more editions of Emma'));
  const names = screen
    .getAllByRole('button', { name: /^Read / })
    .map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['Read Emma', 'Read Emma, 2003', 'Read Emma, 2003, Archive']);
});

test('All results have one card for a work in several connections, which names them [C2.528]', async () => {
  await open('everywhere');
  const archive = within(screen.getByRole('region', { name: 'Archive' }));
  expect(
    await archive.findByText('These results are editions of works elsewhere on this page.'),
  ).toBeTruthy();
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
  expect(opened?.host.context.storage.local.get('own-editions')).toBe('apart');
  await userEvent.click(screen.getByRole('tab', { name: /All results/ }));
  const toggle = await screen.findByRole('switch', { name: 'One card for the editions of a work' });
  expect((toggle as HTMLInputElement).checked).toBe(false);
  expect(cards()).toHaveLength(4);
  await userEvent.click(toggle);
  expect(cards()).toHaveLength(2);
});
