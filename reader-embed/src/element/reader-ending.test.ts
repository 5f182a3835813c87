import { describe, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import { createFakeReader } from './testing/fake-reader.ts';
import {
  code,
  create,
  eventsOf,
  lastMount,
  opened,
  panelOf,
  pressIn,
  show,
} from './testing/show-element.ts';

test('closing ends the loan, tells the page, and offers to open again', async () => {
  const element = show();
  const events = eventsOf(element);
  await opened();
  lastMount()?.onClose();
  await waitFor(() => expect(events).toEqual([['closed', {}, false]]));
  expect(code.reader.mounts[0]?.isMounted).toBe(false);
  expect(panelOf(element)?.textContent).toContain('The document is closed');
  pressIn(element);
  await opened(2);
  expect(panelOf(element)).toBeNull();
});

test('a page without a token is told, and the person can try again', async () => {
  const element = create();
  const events = eventsOf(element);
  const provider = jest
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('signed out'))
    .mockResolvedValue('token');
  show(element, 'one', provider);
  const message = 'You could not be signed in to the library';
  await waitFor(() =>
    expect(events).toEqual([['failed', { reason: 'unauthenticated', message }, false]]),
  );
  await waitFor(() => expect(code.reader.mounts[0]?.isMounted).toBe(false));
  pressIn(element);
  await opened(2);
  expect(await lastMount()?.hasToken).toBe(true);
  expect(provider).toHaveBeenCalledTimes(2);
});

test('the reader begins while the page gets a token [R10.28]', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  show(create(), 'one', () => promise);
  await opened();
  expect(lastMount()?.tokens.accessToken()).toBeUndefined();
  resolve('late');
  expect(await lastMount()?.hasToken).toBe(true);
  expect(lastMount()?.tokens.accessToken()).toBe('late');
});

test('a page that never gives a token keeps no later reader back', async () => {
  const element = create();
  show(element, 'one', () => new Promise(() => undefined));
  await opened();
  await element.close();
  element.remove();
  await waitFor(() => expect(element.shadowRoot?.childElementCount).toBe(0));
  show(element);
  await opened(2);
});

test('an element whose code cannot be loaded says so in its language', async () => {
  code.load = async () => {
    throw new Error('offline');
  };
  const element = create();
  element.lang = 'de';
  show(element);
  await waitFor(() =>
    expect(panelOf(element)?.textContent).toContain('Das Dokument konnte nicht geöffnet werden'),
  );
  code.load = async () => code.reader.mount;
  pressIn(element);
  await opened();
});

test.each([
  ['unauthenticated', 'onAuthenticationLost'],
  ['unknown', 'onFault'],
  ['unreachable', 'onUnreachable'],
] as const)('%s while reading ends the mount [R10.27]', async (reason, call) => {
  const element = show();
  const events = eventsOf(element);
  await opened();
  lastMount()?.[call](new Error('lost'));
  expect(events).toEqual([['failed', expect.objectContaining({ reason }), false]]);
  await waitFor(() => expect(code.reader.mounts[0]?.isMounted).toBe(false));
  pressIn(element);
  await opened(2);
});

test('another document that is asked for while the first closes is not covered', async () => {
  const leaving = Promise.withResolvers<void>();
  code.reader = createFakeReader(() => leaving.promise);
  const element = show();
  const events = eventsOf(element);
  await opened();
  const closed = element.close();
  element.docKey = 'two';
  await Promise.resolve();
  leaving.resolve();
  await closed;
  await opened(2);
  expect(lastMount()?.docKey).toBe('two');
  expect(panelOf(element)).toBeNull();
  expect(events).toEqual([['closed', {}, false]]);
});

describe('the focus', () => {
  /** Puts the focus into the reader, which is lost when it is unmounted. */
  function focusReader(): void {
    const field = document.createElement('input');
    lastMount()?.place.screen.append(field);
    field.focus();
  }
  const focused = (element: Element) => element.shadowRoot?.activeElement;

  test('of a reader that closes goes to the panel, and from there to the next reader', async () => {
    const element = show();
    await opened();
    focusReader();
    await element.close();
    expect(focused(element)).toBe(panelOf(element)?.querySelector('button'));
    pressIn(element);
    await opened(2);
    const place = lastMount()?.place.embed;
    expect(focused(element)).toBe(place);
    place?.blur();
    expect(place?.hasAttribute('tabindex')).toBe(false);
  });

  test('of a reader that fails goes to the panel', async () => {
    const element = show();
    await opened();
    focusReader();
    lastMount()?.onFault(new Error('lost'));
    expect(focused(element)).toBe(panelOf(element)?.querySelector('button'));
  });

  test('elsewhere in the page stays there', async () => {
    const element = show();
    await opened();
    await element.close();
    expect(document.activeElement).toBe(document.body);
    pressIn(element);
    await opened(2);
    focusReader();
    const field = document.body.appendChild(document.createElement('input'));
    const closed = element.close();
    field.focus();
    await closed;
    expect(document.activeElement).toBe(field);
  });
});
