import { expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import type { LeeszaalReaderElement } from '../contract/reader-element.contract.ts';
import { createReaderElement } from './reader-element.ts';
import { createFakeReader } from './testing/fake-reader.ts';
import { code, create, eventsOf, lastMount, opened, show } from './testing/show-element.ts';

/** Looks after each task. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve));
}

test('shows the document of its attributes, once it is in the page', async () => {
  const element = show();
  await opened();
  expect(lastMount()).toMatchObject({
    docKey: 'one',
    apiBase: 'https://library.test/api',
    language: 'en',
  });
  expect(await lastMount()?.hasToken).toBe(true);
  expect(lastMount()?.tokens.accessToken()).toBe('token');
  expect(element.shadowRoot?.textContent).toBe('one');
});

test('has nothing to show without a token provider, which may come later', async () => {
  const element = create();
  element.docKey = 'one';
  element.apiBase = 'https://library.test/api';
  document.body.append(element);
  await Promise.resolve();
  expect(element.shadowRoot?.childElementCount).toBe(0);
  element.tokenProvider = async () => 'token';
  await opened();
});

test('keeps a provider that was set before the class was known', async () => {
  const element = document.createElement('late-reader') as LeeszaalReaderElement;
  const provider = async () => 'early';
  element.tokenProvider = provider;
  element.setAttribute('doc-key', 'one');
  element.setAttribute('api-base', '/api');
  document.body.append(element);
  customElements.define(
    'late-reader',
    createReaderElement({ load: () => code.load(), prefetch: () => code.prefetch() }),
  );
  await opened();
  expect(element.tokenProvider).toBe(provider);
  expect(await lastMount()?.hasToken).toBe(true);
  expect(lastMount()?.tokens.accessToken()).toBe('early');
  expect(lastMount()?.apiBase).toBe(new URL('/api', document.baseURI).href);
});

test('loads the code ahead in idle time while it has no document', async () => {
  jest.useFakeTimers();
  const waiting = document.body.appendChild(create());
  await jest.advanceTimersByTimeAsync(10_000);
  expect(code.prefetch).toHaveBeenCalledTimes(1);
  waiting.theme = 'dark';
  waiting.remove();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(code.prefetch).toHaveBeenCalledTimes(1);
});

test('loads nothing ahead with a document, or outside of a page', async () => {
  jest.useFakeTimers();
  show();
  const removed = document.body.appendChild(create());
  removed.remove();
  const given = document.body.appendChild(create());
  await jest.advanceTimersByTimeAsync(100);
  given.docKey = 'two';
  await jest.advanceTimersByTimeAsync(10_000);
  expect(code.prefetch).not.toHaveBeenCalled();
});

test('follows its attributes while the document stays open', async () => {
  const element = show();
  await opened();
  await waitFor(() => {
    element.lang = 'fr-CA';
    element.theme = 'dark';
    element.docKey = 'two';
    expect(code.reader.log).toEqual(['mount one', 'open two', 'language fr']);
  });
  expect(element.getAttribute('theme')).toBe('dark');
  expect(lastMount()?.place.embed.dataset['theme']).toBe('dark');
  element.theme = 'auto';
  await waitFor(() => expect(lastMount()?.place.embed.dataset['theme']).toBeUndefined());
  expect(code.reader.mounts).toHaveLength(1);
});

test('passes on the format that the page knows, and no other text [R10.32]', async () => {
  const element = show();
  await opened();
  element.format = 'epub';
  element.docKey = 'two';
  await waitFor(() => expect(code.reader.log).toEqual(['mount one', 'open two as epub']));
  element.setAttribute('format', 'djvu');
  element.docKey = 'three';
  await waitFor(() => expect(code.reader.log.at(-1)).toBe('open three'));
  expect(element.format).toBeUndefined();
  element.format = 'pdf';
  element.format = undefined;
  expect(element.hasAttribute('format')).toBe(false);
});

test('another library begins anew', async () => {
  const element = show();
  await opened();
  element.apiBase = 'https://other.test/api';
  await opened(2);
  expect(code.reader.log).toEqual(['mount one', 'unmount', 'mount one']);
});

test('moving it within the page keeps the document, taking it away ends it', async () => {
  const element = show();
  await opened();
  const other = document.body.appendChild(document.createElement('div'));
  other.append(element);
  await new Promise((resolve) => setTimeout(resolve));
  expect(code.reader.log).toEqual(['mount one']);
  element.remove();
  await waitFor(() => expect(element.shadowRoot?.childElementCount).toBe(0));
  expect(code.reader.log).toEqual(['mount one', 'unmount']);
});

test('is shown again only when the loan has ended: the seat may be the only one', async () => {
  const leaving = Promise.withResolvers<void>();
  code.reader = createFakeReader(() => leaving.promise);
  const element = show();
  await opened();
  element.remove();
  await waitFor(() => expect(code.reader.log).toEqual(['mount one', 'unmount']));
  document.body.append(element);
  await new Promise((resolve) => setTimeout(resolve));
  expect(code.reader.mounts).toHaveLength(1);
  leaving.resolve();
  await opened(2);
});

test('passes what the reader reports to the page, and not beyond the element', async () => {
  const element = show();
  const events = eventsOf(element);
  await opened();
  lastMount()?.report({ kind: 'opened', docKey: 'one', title: 'A book', format: 'pdf', pages: 3 });
  lastMount()?.report({ kind: 'expired' });
  expect(events).toEqual([
    ['opened', { docKey: 'one', title: 'A book', format: 'pdf', pages: 3 }, false],
    ['expired', {}, false],
  ]);
});

test('commands wait until the document is open, and fail when it closes', async () => {
  const element = show();
  const found = element.search('water', 'phrase');
  await opened();
  const asked: unknown[] = [];
  lastMount()?.offer({
    goTo: async (target) => void asked.push(target),
    search: async (...query) => asked.push(query),
  });
  expect(await found).toBe(1);
  await element.goTo({ page: 3 });
  expect(asked).toEqual([['water', 'phrase'], { page: 3 }]);
  lastMount()?.offer(undefined);
  const late = element.goTo({ page: 4 });
  await element.close();
  await expect(late).rejects.toMatchObject({ reason: 'closed' });
});

test('an element without a document takes no commands', async () => {
  await expect(create().goTo({ page: 1 })).rejects.toThrow('set doc-key');
});

test('a hundred times in the page leaves nothing', async () => {
  const element = show();
  await opened();
  for (let times = 1; times < 100; times += 1) {
    element.remove();
    await until(() => element.shadowRoot?.childElementCount === 0);
    document.body.append(element);
    await until(() => code.reader.mounts.length === times + 1);
  }
  element.remove();
  await until(() => element.shadowRoot?.childElementCount === 0);
  expect(code.reader.mounts).toHaveLength(100);
  expect(code.reader.mounts.some(({ isMounted }) => isMounted)).toBe(false);
  expect(document.head.querySelector('#react-aria-pressable-style')).toBeNull();
});
