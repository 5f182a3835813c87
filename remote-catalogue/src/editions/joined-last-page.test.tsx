import { afterEach, expect, test } from '@jest/globals';
import { publicationCodec } from '@leeszaal/shared-contracts';
import { screen } from '@testing-library/react';
import * as v from 'valibot';
import { catalogue, closeResults, found, openResults, press } from '../testing/open-results.ts';

afterEach(closeResults);

/** Books of their own, but those of the second page, which are editions of the first book. */
const record = (id: number) => {
  const title = id > 20 && id <= 40 ? 'Book 1' : `Book ${id}`;
  return v.parse(publicationCodec.schema, { id, title, authors: ['Austen, Jane'] });
};

test('a page whose results are all on cards above says so, until the next one [C2.523]', async () => {
  await openResults({ modules: [catalogue], search: ({ body }) => found(41, record)(body) });
  await screen.findByRole('button', { name: 'Load more results' });
  const told = () => screen.queryByText(/of works? above/)?.textContent;
  expect(told()).toBeUndefined();
  await press('Load more results');
  const status = await screen.findByText('The last 20 results are editions of works above.');
  expect(status.getAttribute('role')).toBe('status');
  await press('Load more results');
  await screen.findByText('All results have been loaded');
  expect(told()).toBeUndefined();
});

test('a last page of one edition says so [C2.523]', async () => {
  await openResults({ modules: [catalogue], search: ({ body }) => found(21, record)(body) });
  await screen.findByRole('button', { name: 'Load more results' });
  await press('Load more results');
  expect(await screen.findByText('The last result is an edition of a work above.')).toBeTruthy();
});
