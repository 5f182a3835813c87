import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createFakeHost, type FakeHost } from '@leeszaal/remote-kit/testing';
import { waitFor } from '@testing-library/react';
import { type Borrowing, borrow } from '../licence/borrow.ts';
import { isHeld } from '../licence/licence-step.ts';
import { createOpenLoans } from '../licence/open-loans.ts';
import { LOAN } from '../testing/open-reader.ts';
import { createEarlySource } from './early-source.ts';

const PAGE = { page: 1 };
const BYTES = new TextEncoder().encode('page');
// Which the page of the tests has not.
const blob = Object.assign(new Blob(), { arrayBuffer: async () => BYTES.buffer });
let loan: ReturnType<typeof Promise.withResolvers<typeof LOAN>>;
let host: FakeHost;
let borrowing: Borrowing;

beforeEach(() => {
  loan = Promise.withResolvers();
  host = createFakeHost({
    answers: {
      acquireLicence: () => loan.promise,
      releaseLicence: () => undefined,
      getPage: () => ({ bytes: blob, mediaType: 'application/pdf' }),
    },
  });
  borrowing = borrow(host.context, createOpenLoans(), 'pub-1');
});
afterEach(() => {
  borrowing.end();
  host.dispose();
});

const pages = () => host.http.calls.filter(({ name }) => name === 'getPage');
const lend = async () => {
  loan.resolve(LOAN);
  await waitFor(() => expect(isHeld(borrowing.keeper.state())).toBe(true));
};

test('the first page is asked for once, with the key of the loan, as soon as there is one', async () => {
  const source = createEarlySource(host.context, 'doc-1', borrowing.keeper);
  expect(source.under(borrowing.keeper, PAGE)).toBeUndefined();
  expect(pages()).toHaveLength(0);
  await lend();
  const early = source.under(borrowing.keeper, PAGE);
  expect(await early?.page(1)).toEqual(BYTES);
  expect(pages()).toHaveLength(1);
  expect(pages()[0]?.request).toEqual({
    params: { docKey: 'doc-1', page: 1 },
    query: { licenseKey: LOAN.licenseKey },
  });
});

test('it is nothing to another loan, or to a reader that begins elsewhere', async () => {
  const source = createEarlySource(host.context, 'doc-1', borrowing.keeper);
  await lend();
  const other = borrow(host.context, createOpenLoans(), 'pub-1');
  expect(source.under(other.keeper, PAGE)).toBeUndefined();
  expect(source.under(borrowing.keeper, { page: 2 })).toBeUndefined();
  expect(source.under(borrowing.keeper, { segment: 'a.xhtml' })).toBeUndefined();
  other.end();
});

test('it is not asked for without a waiting caller', async () => {
  createEarlySource(host.context, 'doc-1', borrowing.keeper).end();
  await lend();
  expect(pages()).toHaveLength(0);
});
