import { afterEach, describe, expect, test } from '@jest/globals';
import { type ReadingRefusal, StatusError } from '@leeszaal/shared-contracts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type MountOptions, type OpenReader, openReader } from '../testing/open-reader.ts';

let opened: OpenReader | undefined;
afterEach(() => opened?.close());

async function refused(code: ReadingRefusal, options?: MountOptions): Promise<HTMLElement> {
  const acquireLicence = () => {
    throw new StatusError(403, { message: 'For developers', code });
  };
  opened = await openReader({ acquireLicence }, undefined, undefined, options);
  return screen.findByRole('alertdialog');
}

const buttonsOf = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

describe('a person who may not read a document', () => {
  test('is told to log in without an account, and can [R8.24]', async () => {
    const dialog = await refused('sign-in-to-read');
    expect(dialog.textContent).toContain('Log in to read this document');
    expect(buttonsOf(dialog)).toEqual(['Log in', 'Close document']);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Log in' }));
    expect(opened?.host.signIns).toEqual(['/reader/doc-1']);
  });

  test.each([
    ['patrons-only', 'Ask the library for access'],
    ['staff-only', 'This document is for staff of the library'],
  ] as const)('is told that it is %s, with the way back [R8.24]', async (code, text) => {
    const dialog = await refused(code);
    expect(dialog.textContent).toContain('You cannot read this document');
    expect(dialog.textContent).toContain(text);
    expect(buttonsOf(dialog)).toEqual(['Close document']);
    await userEvent.click(within(dialog).getByRole('button'));
    expect(opened?.host.navigation.current().pathname).toBe('/search');
  });

  test('has no login in a host without one [R8.24]', async () => {
    const dialog = await refused('sign-in-to-read', { placement: 'embed' });
    expect(dialog.textContent).toContain('Log in to read this document');
    expect(buttonsOf(dialog)).toEqual(['Close document']);
  });
});
