import { afterEach, describe, expect, test } from '@jest/globals';
import { StatusError } from '@leeszaal/shared-contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { LOAN, type OpenReader, openBook, openReader } from '../testing/open-reader.ts';

let opened: OpenReader | undefined;
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));
const never = () => new Promise<never>(() => undefined);

describe('leaving the reader', () => {
  test('closes what it said, gives up what it asks for, and gives the licence back [R4.9]', async () => {
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
    expect(screen.getByRole('dialog', { name: 'Preparing print' })).toBeTruthy();
    await change(() => viewer().options.onFailure({ kind: 'page-missing' }));
    expect(host.dialogs.shown).toHaveLength(1);
    await change(() => host.navigation.navigate('/search'));
    expect(host.dialogs.shown).toHaveLength(0);
    expect(screen.queryByRole('dialog', { name: 'Preparing print' })).toBeNull();
    expect(isGivenUp).toBe(true);
    expect(calls()).toContain('releaseLicence');
    expect(host.header.back).toBeUndefined();
  });

  test('goes on though the release fails [R4.10]', async () => {
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

  test('while the loan is still asked for gives up waiting for the network [R4.9]', async () => {
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

  test('takes the notice of the loan away, too [R4.6 R4.9]', async () => {
    opened = await openBook({ getLicenceExpiry: () => ({ ...LOAN, softExpiryTime: 20 }) });
    await opened.change(() => window.dispatchEvent(new Event('online')));
    const ending = await screen.findByRole('alertdialog', {
      name: 'The loan period is about to expire',
    });
    await userEvent.click(within(ending).getByRole('button', { name: 'Close document' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(opened.host.navigation.current().pathname).toBe('/search');
  });

  test('is not what Back to the page before a jump does: the loan stays as it is [R2.101]', async () => {
    opened = await openBook();
    const { viewer, viewerCount, host, change, calls } = opened;
    const borrowed = () => calls().filter((name) => /acquire|release/i.test(name));
    await change(() => viewer().become({ page: 3, file: '3.pdf', place: '3.pdf' }));
    await change(() => {
      viewer().options.onJump?.(false);
      viewer().go({ to: 'page', page: 40 });
    });
    await change(() => host.navigation.navigate(-1));
    expect(viewer().opened.at(-1)).toBe('3.pdf');
    await change(() => host.navigation.navigate(1));
    expect(viewer().opened.at(-1)).toBe('40.pdf');
    expect(borrowed()).toEqual(['acquireLicence']);
    expect(viewerCount()).toBe(1);
    expect(screen.getByRole('region', { name: 'Document' })).toBeTruthy();
  });
});
