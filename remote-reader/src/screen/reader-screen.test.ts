import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { StatusError } from '@leeszaal/shared-contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  BOOK,
  LOAN,
  NOVEL,
  type OpenReader,
  openBook,
  openReader,
} from '../testing/open-reader.ts';

let opened: OpenReader | undefined;
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

describe('a document that is opened', () => {
  test('loads its metadata, takes a licence, loads the contents, and only then has a viewer [R2.4 R2.5 R2.6 R2.44 R4.1 R4.26]', async () => {
    const contents = Promise.withResolvers<[]>();
    opened = await openReader({ getAppearance: () => NOVEL, getContents: () => contents.promise });
    expect(screen.getByRole('progressbar', { name: 'Opening the document…' })).toBeTruthy();
    await waitFor(() => expect(opened?.calls()).toContain('getContents'));
    const order = opened.calls();
    const steps = ['getAppearance', 'acquireLicence', 'getContents'];
    expect(order.filter((name) => steps.includes(name))).toEqual(steps);
    // Nothing of the document itself is asked for without a licence.
    expect(order.slice(0, order.indexOf('acquireLicence'))).not.toContain('getPage');
    expect(opened.viewerCount()).toBe(0);
    expect(screen.queryByRole('region', { name: 'Document' })).toBeNull();
    await opened.change(() => contents.resolve([]));
    await waitFor(() => expect(opened?.viewerCount()).toBe(1));
    expect(await screen.findByRole('region', { name: 'Document' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(opened.host.header.title).toBe(BOOK.title);
  });

  test.each([
    ['names who has it', { users: ['Ada Byron'] }, 'Ada Byron'],
    ['is a colleague’s', null, 'already in use by a colleague. Try again later.'],
  ])('without a licence shows nothing, and %s [R2.5 R8.1 R8.2]', async (_how, body, text) => {
    opened = await openReader({
      acquireLicence: () => {
        throw new StatusError(403, body);
      },
    });
    const notice = await screen.findByRole('alertdialog', {
      name: 'This document is already in use',
    });
    expect(notice.textContent).toContain(text);
    expect(opened.viewerCount()).toBe(0);
    await userEvent.click(within(notice).getByRole('button', { name: 'Close document' }));
    expect(opened.host.navigation.current().pathname).toBe('/search');
  });

  test.each([404, 500])('without metadata (%s) does not start [R8.4]', async (status) => {
    opened = await openReader({
      getAppearance: () => {
        throw new StatusError(status, null);
      },
    });
    await waitFor(() => expect(opened?.host.dialogs.shown).toHaveLength(1));
    expect(opened.host.dialogs.shown[0]?.message).toMatchObject({
      title: 'Metadata not found',
      body: 'Without its metadata this document cannot be opened. Try again later.',
    });
    expect(opened.calls()).not.toContain('acquireLicence');
  });

  test('goes on without its contents, which is only logged [R2.16 R8.5]', async () => {
    opened = await openBook({
      getContents: () => {
        throw new StatusError(500, null);
      },
    });
    expect(opened.host.events.map(({ name }) => name)).toEqual(['contents-missing']);
    expect(opened.host.dialogs.shown).toHaveLength(0);
    expect(screen.queryByRole('tab', { name: 'Contents' })).toBeNull();
    expect(await screen.findByRole('tab', { name: 'Pages', selected: true })).toBeTruthy();
  });
});

test('a document that is open stays at its page in another language, in the one viewer it has', async () => {
  opened = await openBook();
  const { viewer, viewerCount, change, host } = opened;
  const { pageLabel } = viewer().options;
  await change(() => viewer().go({ to: 'page', page: 40 }));
  await change(() => host.change({ kind: 'language', language: 'nl' }));
  await screen.findByRole('button', { name: 'Volgende pagina' });
  expect(viewerCount()).toBe(1);
  expect(screen.getByRole('textbox', { name: 'Pagina' })).toHaveProperty('value', '40');
  // The viewer it has speaks the new language.
  expect(pageLabel(40, 100)).toBe('Pagina 40 van 100');
});

test('tells in the middle that the first page is on its way, and in a corner when another takes long', async () => {
  opened = await openBook();
  const { viewer, change } = opened;
  const told = () => screen.queryByRole('progressbar')?.getAttribute('aria-label');
  await change(() => viewer().purge());
  await change(() => viewer().renew());
  expect(told()).toBeUndefined();
  await change(() => viewer().wait());
  expect(told()).toBeUndefined();
  await waitFor(() => expect(told()).toBe('Loading page…'));
  await change(() => viewer().become({ page: 2 }));
  expect(told()).toBeUndefined();
  await change(() => viewer().purge());
  await change(() => viewer().wait());
  expect(told()).toBe('Opening the document…');
});

test('each page that was turned to is announced, and new numbers of the same page are corrected silently [R2.31]', async () => {
  opened = await openBook();
  const { viewer, change } = opened;
  const news = () => screen.getByRole('status').textContent;
  const painted = () =>
    act(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await waitFor(() => expect(news()).toBe('Page 1 of 100'));
  await change(() => viewer().go({ to: 'page', page: 7 }));
  await painted();
  expect(news()).toBe('Page 7 of 100');
  expect(screen.getByRole('status').ariaLive).toBe('polite');
  await change(() => viewer().become({ page: 9, pageCount: 140, turn: 7 }));
  await painted();
  await change(() => viewer().wait());
  await painted();
  expect(news()).toBe('Page 9 of 140');
  expect(screen.getByRole('status').ariaLive).toBe('off');
  await change(() => viewer().become({ page: 10 }));
  await painted();
  expect(news()).toBe('Page 10 of 140');
  expect(screen.getByRole('status').ariaLive).toBe('polite');
});

test('the page has the focus at first, so that the keyboard scrolls it, unless the person has gone elsewhere [R2.19]', async () => {
  const page = () => opened?.viewer().options.element.firstElementChild;
  opened = await openBook();
  await screen.findByRole('tab', { name: 'Contents', selected: true });
  await waitFor(() => expect(document.activeElement).toBe(page()));
  await opened.close();
  const elsewhere = document.body.appendChild(document.createElement('input'));
  elsewhere.focus();
  opened = await openBook();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Page 1 of 100'));
  expect(document.activeElement).toBe(elsewhere);
  elsewhere.remove();
});

test('after a long gap the page lies behind a veil until the loan is confirmed [R4.21]', async () => {
  const answer = Promise.withResolvers<typeof LOAN>();
  opened = await openBook({ getLicenceExpiry: () => answer.promise });
  const { element } = opened.viewer().options;
  const isCovered = () => [
    element.hasAttribute('inert'),
    element.parentElement?.querySelector('.cover') !== null,
  ];
  expect(isCovered()).toEqual([false, false]);
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 20_000);
  await opened.change(() => document.dispatchEvent(new Event('resume')));
  expect(isCovered()).toEqual([true, true]);
  await opened.change(() => answer.resolve(LOAN));
  await waitFor(() => expect(isCovered()).toEqual([false, false]));
  clock.mockRestore();
});
