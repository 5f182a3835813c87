import { afterEach, describe, expect, test } from '@jest/globals';
import { AuthenticationError, StatusError } from '@leeszaal/shared-contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SourceError } from '../source/source-error.ts';
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

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));
const never = () => new Promise<never>(() => undefined);

describe('a document that is opened', () => {
  test('loads its metadata, takes a licence, loads the contents, and only then has a viewer', async () => {
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
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(opened.host.header.title).toBe(BOOK.title);
  });

  test.each([
    ['names who has it', { users: ['Ada Byron'] }, 'Ada Byron'],
    ['is a colleague’s', null, 'already in use by a colleague. Try again later.'],
  ])('without a licence shows nothing, and %s', async (_how, body, text) => {
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

  test.each([404, 500])('without metadata (%s) does not start', async (status) => {
    opened = await openReader({
      getAppearance: () => {
        throw new StatusError(status, null);
      },
    });
    await waitFor(() => expect(opened?.host.dialogs.shown).toHaveLength(1));
    expect(opened.host.dialogs.shown[0]?.message).toMatchObject({
      title: 'Metadata not found',
      body: 'The metadata of this document is needed to start the reader.',
    });
    expect(opened.calls()).not.toContain('acquireLicence');
  });

  test('goes on without its contents, which is only logged', async () => {
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
  await waitFor(() => expect(told()).toBe('The page is on its way…'));
  await change(() => viewer().become({ page: 2 }));
  expect(told()).toBeUndefined();
  await change(() => viewer().purge());
  await change(() => viewer().wait());
  expect(told()).toBe('Opening the document…');
});

describe('the toolbar', () => {
  test('of a PDF has first and last page, chapters, pages, their number and the zoom', async () => {
    opened = await openBook();
    const { viewer, change } = opened;
    await press('Zoom in');
    await press('Zoom out');
    await press('Zoom automatically');
    expect(viewer().zooms).toEqual(['in', 'out', 'auto']);
    const moves = [
      ['First page', 'first-page', 'firstPage'],
      ['Previous chapter', 'previous-chapter', 'previousChapter'],
      ['Previous page', 'previous-page', 'previousPage'],
      ['Next page', 'next-page', 'nextPage'],
      ['Next chapter', 'next-chapter', 'nextChapter'],
      ['Last page', 'last-page', 'lastPage'],
    ] as const;
    for (const [name] of moves) await press(name);
    expect(viewer().moves.map(({ to }) => to)).toEqual(moves.map(([, to]) => to));

    const state = viewer().state();
    if (state.kind !== 'ready') throw new Error('Nothing is shown');
    for (const [name, , can] of moves) {
      await change(() => viewer().become({ can: { ...state.view.can, [can]: false } }));
      for (const [each] of moves) {
        expect([each, button(each).hasAttribute('disabled')]).toEqual([each, each === name]);
      }
    }
    await change(() =>
      viewer().become({ can: { ...state.view.can, zoomIn: false, zoomOut: false } }),
    );
    expect(button('Zoom in').hasAttribute('disabled')).toBe(true);
    expect(button('Zoom out').hasAttribute('disabled')).toBe(true);
  });

  test('of an EPUB knows neither first and last page nor a number', async () => {
    opened = await openBook({ getAppearance: () => NOVEL });
    expect(await screen.findByRole('button', { name: 'Next chapter' })).toBeTruthy();
    expect(button('Next page')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'First page' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Last page' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Page' })).toBeNull();
  });

  test('has the number of the page, whose submit button comes and goes with the focus', async () => {
    opened = await openBook();
    const { viewer } = opened;
    const number = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Page' });
    expect(number.value).toBe('1');
    expect(screen.queryByRole('button', { name: 'Go to page' })).toBeNull();
    for (const [typed, page] of [
      ['12', '12'],
      ['many', '12'],
      ['0', '1'],
      ['999', '100'],
    ] as const) {
      await userEvent.click(number);
      await userEvent.clear(number);
      await userEvent.type(number, typed);
      await press('Go to page');
      expect(number.value).toBe(page);
    }
    expect(viewer().moves).toEqual([12, 1, 100].map((page) => ({ to: 'page', page })));
    await userEvent.click(number);
    await userEvent.clear(number);
    await userEvent.type(number, '77');
    await userEvent.click(document.body);
    expect(number.value).toBe('100');
    expect(screen.queryByRole('button', { name: 'Go to page' })).toBeNull();
    expect(viewer().moves).toHaveLength(3);
  });
});

describe('what cannot be shown', () => {
  const failures = [
    [{ kind: 'page-missing' }, "Looks like the page you are trying to load doesn't exist"],
    [
      { kind: 'page-open-failed', cause: new Error('broken') },
      'An error occurred while opening the page',
    ],
    [
      { kind: 'page-fetch-failed', cause: new SourceError('failed') },
      'An error occurred while fetching the page',
    ],
  ] as const;

  test.each(failures)('is told: %j', async (failure, body) => {
    opened = await openBook();
    const { viewer, host, change } = opened;
    await change(() => viewer().options.onFailure(failure));
    expect(host.dialogs.shown.map(({ message }) => message)).toMatchObject([
      { title: 'Could not get page', body, actions: [{ label: 'Close' }] },
    ]);
  });

  test('at the very first can be tried again', async () => {
    opened = await openBook();
    const { viewer, change } = opened;
    await change(() => viewer().failToOpen());
    await press('Try again');
    expect(viewer().state().kind).toBe('ready');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('a 403 is the end of the loan, told once, and what was shown is gone', async () => {
    opened = await openBook();
    const { viewer, host, change, calls } = opened;
    await change(() => {
      viewer().options.onFailure({ kind: 'forbidden' });
      viewer().options.onFailure({ kind: 'forbidden' });
    });
    const notice = await screen.findByRole('alertdialog', { name: 'Loan period expired' });
    expect(viewer().state().kind).toBe('empty');
    expect(host.dialogs.shown).toHaveLength(0);
    await userEvent.click(within(notice).getByRole('button', { name: 'Request extension' }));
    await waitFor(() => expect(viewer().state().kind).toBe('ready'));
    expect(calls().filter((name) => name === 'acquireLicence')).toHaveLength(2);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test.each([403, 500])(
    'a loan that can not be had again (%s) is a colleague’s',
    async (status) => {
      let isLent = false;
      opened = await openBook({
        acquireLicence: () => {
          if (isLent) throw new StatusError(status, { users: ['Ada Byron'] });
          isLent = true;
          return LOAN;
        },
      });
      const { viewer, host, change } = opened;
      await change(() => viewer().options.onFailure({ kind: 'forbidden' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Request extension' }));
      const taken = await screen.findByRole('alertdialog', {
        name: 'This document is already in use',
      });
      expect(taken.textContent).toContain(
        'This document is already in use by a colleague. Try again later.',
      );
      expect(viewer().state().kind).toBe('empty');
      await press('Close document');
      expect(host.navigation.current().pathname).toBe('/search');
    },
  );

  test('a first loan that fails for another reason than a seat is told', async () => {
    opened = await openReader({
      acquireLicence: () => {
        throw new StatusError(500, null);
      },
    });
    const failed = await screen.findByRole('alertdialog', {
      name: 'This document could not be borrowed',
    });
    expect(within(failed).getAllByRole('button')).toHaveLength(1);
    await press('Close document');
    expect(opened.host.navigation.current().pathname).toBe('/search');
  });

  test('whoever lost the session is told nothing but to log in', async () => {
    const lost = new AuthenticationError('The session is over');
    opened = await openBook();
    const { viewer, host, change } = opened;
    await change(() =>
      viewer().options.onFailure({
        kind: 'page-fetch-failed',
        cause: new SourceError('failed', lost),
      }),
    );
    expect(host.dialogs.shown).toHaveLength(0);
    await opened.close();

    const refuse = () => {
      throw lost;
    };
    for (const answers of [{ getAppearance: refuse }, { acquireLicence: refuse }]) {
      opened = await openReader(answers);
      await waitFor(() => expect(opened?.calls()).toContain(Object.keys(answers)[0]));
      await opened.change(() => undefined);
      expect(opened.host.dialogs.shown).toHaveLength(0);
      expect(screen.queryByRole('alertdialog')).toBeNull();
      await opened.close();
    }
    opened = undefined;
  });
});

describe('leaving the reader', () => {
  test('closes what it said, gives up what it asks for, and gives the licence back', async () => {
    let isGivenUp = false;
    opened = await openBook({
      printDocument: (_, { signal }) => {
        signal?.addEventListener('abort', () => {
          isGivenUp = true;
        });
        return never();
      },
    });
    const { viewer, host, change, calls } = opened;
    await userEvent.click(await screen.findByRole('tab', { name: 'Print' }));
    await press('Print');
    expect([...host.dialogs.blocks]).toEqual(['Preparing print']);
    await change(() => viewer().options.onFailure({ kind: 'page-missing' }));
    expect(host.dialogs.shown).toHaveLength(1);
    await change(() => host.navigation.navigate('/search'));
    expect(host.dialogs.shown).toHaveLength(0);
    expect(isGivenUp).toBe(true);
    expect(calls()).toContain('releaseLicence');
    expect(host.header.back).toBeUndefined();
  });

  test('goes on though the release fails', async () => {
    opened = await openBook({
      releaseLicence: () => {
        throw new StatusError(500, null);
      },
    });
    const { host, calls } = opened;
    await opened.change(() => host.header.back?.onPress());
    expect(host.navigation.current().pathname).toBe('/search');
    await waitFor(() => expect(calls()).toContain('releaseLicence'));
    expect(host.dialogs.shown).toHaveLength(0);
    expect(screen.queryByRole('region', { name: 'Document' })).toBeNull();
  });

  test('while the loan is still asked for gives up waiting for the network', async () => {
    let patience: AbortSignal | undefined;
    opened = await openReader({
      acquireLicence: (_, options) => {
        ({ patience } = options);
        return never();
      },
    });
    await waitFor(() => expect(patience?.aborted).toBe(false));
    await opened.change(() => opened?.host.navigation.navigate('/search'));
    expect(patience?.aborted).toBe(true);
  });

  test('takes the notice of the loan away, too', async () => {
    opened = await openBook({ getLicenceExpiry: () => ({ ...LOAN, softExpiryTime: 20 }) });
    await opened.change(() => window.dispatchEvent(new Event('online')));
    const ending = await screen.findByRole('alertdialog', {
      name: 'The loan period is about to expire',
    });
    await userEvent.click(within(ending).getByRole('button', { name: 'Close document' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(opened.host.navigation.current().pathname).toBe('/search');
  });
});
