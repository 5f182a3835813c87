import { afterEach, describe, expect, test } from '@jest/globals';
import { AuthenticationError, StatusError } from '@leeszaal/shared-contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SourceError } from '../source/source-error.ts';
import {
  failViewers,
  LOAN,
  type OpenReader,
  openBook,
  openReader,
} from '../testing/open-reader.ts';
import type { NoteView } from '../viewers/contract/viewer.contract.ts';

let opened: OpenReader | undefined;
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));

describe('what cannot be shown', () => {
  const failures = [
    [{ kind: 'page-missing' }, "Looks like the page you are trying to load doesn't exist"],
    [
      { kind: 'page-too-large' },
      'This page is too large to display. You can read the other pages.',
    ],
    [
      { kind: 'page-open-failed', cause: new Error('broken') },
      'An error occurred while opening the page',
    ],
    [
      { kind: 'page-fetch-failed', cause: new SourceError('failed') },
      'An error occurred while fetching the page',
    ],
  ] as const;

  test.each(failures)('is told: %j [R8.7 R8.8 R8.9]', async (failure, body) => {
    opened = await openBook();
    const { viewer, host, change } = opened;
    await change(() => viewer().options.onFailure(failure));
    expect(host.dialogs.shown.map(({ message }) => message)).toMatchObject([
      { title: 'Could not get page', body, actions: [{ label: 'Close' }] },
    ]);
  });

  test('in part is told beside what is shown, until it is dismissed [R2.68]', async () => {
    opened = await openBook();
    const { viewer, change } = opened;
    const notice = () => screen.queryAllByText(/book is damaged/)[0];
    expect(notice()).toBeUndefined();
    await change(() => viewer().become({ isDamaged: true }));
    expect(notice()).toBeTruthy();
    await change(() => viewer().become({ isDamaged: false }));
    expect(notice()).toBeUndefined();
    await change(() => viewer().become({ isDamaged: true }));
    await press('Dismiss');
    expect(notice()).toBeUndefined();
    expect(document.activeElement).not.toBe(document.body);
  });

  test('at the very first can be tried again [R2.37]', async () => {
    opened = await openBook();
    const { viewer, change } = opened;
    await change(() => viewer().failToOpen());
    await press('Try again');
    expect(viewer().state().kind).toBe('ready');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('a viewer whose code did not come can be tried again, with the loan that is held', async () => {
    failViewers(1);
    opened = await openReader();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(document.activeElement).not.toBe(document.body);
    expect(await screen.findByRole('region', { name: 'Document' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(opened.calls().filter((name) => name === 'acquireLicence')).toHaveLength(1);
  });

  test('a note goes with the loan, and does not come back with the next one', async () => {
    opened = await openBook();
    const { viewer, change } = opened;
    const ended = new AbortController();
    const { signal } = ended;
    const note: NoteView = {
      mark: '1',
      signal,
      box: () => ({ left: 0, top: 0, width: 9, height: 9 }),
      show: () => () => undefined,
      go: () => undefined,
      focusReference: () => undefined,
    };
    await change(() => viewer().options.onNote?.(note));
    expect(await screen.findByRole('dialog', { name: 'Note 1' })).toBeTruthy();
    await change(() => {
      viewer().options.onFailure({ kind: 'forbidden' });
      ended.abort();
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Request extension' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.queryByRole('dialog', { name: 'Note 1' })).toBeNull();
  });

  test('a 403 is the end of the loan, told once, and what was shown is gone [R4.16 R8.6]', async () => {
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
    'a loan that can not be had again (%s) is a colleague’s [R8.15]',
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
      const expired = await screen.findByRole('alertdialog', { name: 'Loan period expired' });
      await userEvent.click(within(expired).getByRole('button', { name: 'Request extension' }));
      const taken = await screen.findByRole('alertdialog', {
        name: 'This document is already in use',
      });
      // A dialog of its own: a screen reader announces the one that takes the focus.
      expect(taken).not.toBe(expired);
      await waitFor(() => expect(taken.contains(document.activeElement)).toBe(true));
      expect(taken.textContent).toContain(
        'This document is already in use by a colleague. Try again later.',
      );
      expect(viewer().state().kind).toBe('empty');
      await press('Close document');
      expect(host.navigation.current().pathname).toBe('/search');
    },
  );

  test.each([429, 500])(
    'a first loan that fails for another reason (%s) is told [R8.3]',
    async (status) => {
      opened = await openReader({
        acquireLicence: () => {
          throw new StatusError(status, null);
        },
      });
      const failed = await screen.findByRole('alertdialog', {
        name: 'This document could not be borrowed',
      });
      expect(within(failed).getAllByRole('button')).toHaveLength(1);
      await press('Close document');
      expect(opened.host.navigation.current().pathname).toBe('/search');
    },
  );

  test('a person who lost the session is told nothing but to log in [R8.23]', async () => {
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
