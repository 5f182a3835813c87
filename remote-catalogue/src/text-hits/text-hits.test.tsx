import { afterEach, expect, test } from '@jest/globals';
import { publicationCodec, type TextHit } from '@leeszaal/shared-contracts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as v from 'valibot';
import { type OpenScreen, openScreen } from '../testing/open-screen.ts';
import { readerPathOf } from './reader-path-of.ts';
import { TextHits } from './text-hits.component.tsx';

let opened: OpenScreen | undefined;
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

const ON_PAGE: TextHit = {
  docKey: 'doc 1',
  file: '14.pdf',
  page: 'xii',
  fragment: '…the Old Ship lay in the ice, an old ship…',
  terms: ['Old Ship'],
};
const { page: _page, ...IN_SEGMENT } = { ...ON_PAGE, file: 'text/two.xhtml' };

async function show(hit: TextHit | undefined, wire: object = {}, actions = ['read' as const]) {
  const publication = v.parse(publicationCodec.schema, {
    id: 7,
    title: 'Letters',
    pubkey: 'pub-7',
    licenseavailable: true,
    ...(hit && { textHits: [hit] }),
    ...wire,
  });
  const module = { connection: 3, module: 1, name: 'Catalogue', actions, advancedFields: [] };
  opened = await openScreen({ part: <TextHits publication={publication} module={module} /> });
}

const line = () => document.querySelector('p')?.textContent;
const marks = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent);

test('a hit shows its page and a line with the hits marked, and opens the reader there [C2.97]', async () => {
  await show(ON_PAGE);
  expect(line()).toBe('Page xii …the Old Ship lay in the ice, an old ship…');
  expect(marks()).toEqual(['Old Ship', 'old ship']);
  await userEvent.click(screen.getByRole('link', { name: 'Page xii: read Letters there' }));
  expect(opened?.address()).toBe('/reader/doc%201?file=14.pdf&search=%22Old+Ship%22');
  // Spares the reader a request.
  const known = { pubKey: 'pub-7', mimeType: 'application/pdf' };
  expect(opened?.host.navigation.current().state).toEqual(known);
});

test('of a word with an asterisk its beginning is marked', async () => {
  await show({ ...ON_PAGE, terms: ['shi'] });
  expect(marks()).toEqual(['Shi', 'shi']);
});

test('where there are no pages the line says that it is in the text [C2.97]', async () => {
  await show(IN_SEGMENT);
  expect(line()).toBe('In the text …the Old Ship lay in the ice, an old ship…');
  expect(screen.getByRole('link').getAttribute('href')).toContain('file=text%2Ftwo.xhtml');
});

test.each([
  [['application/epub+zip'], 'application/epub+zip'],
  [['application/epub+zip', 'application/pdf'], undefined],
  [undefined, undefined],
])(
  'the reader is told the only media type of a document without pages, among %j [R2.210]',
  async (mimetypes, mimeType) => {
    await show(IN_SEGMENT, { mimetypes });
    await userEvent.click(screen.getByRole('link'));
    expect(opened?.host.navigation.current().state).toEqual({ pubKey: 'pub-7', mimeType });
  },
);

test.each([
  ['a module that offers no reading', {}, []],
  ['a document in use', { licenseavailable: false }, ['read' as const]],
  ['a publication without a key', { pubkey: undefined }, ['read' as const]],
])('%s shows the line without a link [C2.98]', async (_name, wire, actions) => {
  await show(ON_PAGE, wire, actions);
  expect(line()).toContain('Page xii');
  expect(marks()).toHaveLength(2);
  expect(screen.queryByRole('link')).toBeNull();
});

test('a backend that tells of no place gets no line [C2.100]', async () => {
  await show(undefined);
  expect(line()).toBeUndefined();
});

test.each([
  [['ship'], 'ship'],
  [['old', 'ship'], 'old+ship'],
  [['old ship'], '%22old+ship%22'],
  [['old ship', 'ice'], 'old+ship+ice'],
  [['old (ship)'], 'old+%28ship%29'],
])('the reader is told to search for %j', (terms, search) => {
  expect(readerPathOf({ ...ON_PAGE, terms })).toBe(`/reader/doc%201?file=14.pdf&search=${search}`);
});
