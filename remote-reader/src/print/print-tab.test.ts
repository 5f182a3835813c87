import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { FakeAnswers } from '@leeszaal/remote-kit/testing';
import { NetworkError, StatusError } from '@leeszaal/shared-contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type OpenReader, openBook } from '../testing/open-reader.ts';
import type { PrintOptions } from '../viewers/contract/viewer.contract.ts';

let opened: OpenReader | undefined;
const saved: string[] = [];
beforeAll(() => {
  // Not in jsdom.
  Object.assign(URL, { createObjectURL: () => 'blob:print', revokeObjectURL: () => undefined });
  HTMLAnchorElement.prototype.click = function click() {
    saved.push(this.download);
  };
});
beforeEach(() => {
  saved.length = 0;
});
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

async function openPrint(answers: FakeAnswers): Promise<OpenReader> {
  opened = await openBook(answers);
  await userEvent.click(await screen.findByRole('tab', { name: 'Print' }));
  return opened;
}

const print = () => userEvent.click(screen.getByRole('button', { name: 'Print' }));
const modal = () => screen.queryByRole('dialog', { name: 'Preparing print' });

describe('printing', () => {
  test('is of one to ten pages from the current one, and is prepared before it is saved [R2.151 R2.152 R5.5 R7.8 R9.4]', async () => {
    const answer = Promise.withResolvers<{ bytes: Blob; mediaType: string }>();
    const { viewer, host, change } = await openPrint({ printDocument: () => answer.promise });
    const amount = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Number of pages' });
    const choices = within(amount).getAllByRole('option');
    expect(choices.map((option) => option.textContent)).toEqual([
      ...['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'],
    ]);
    expect(amount.value).toBe('1');
    await userEvent.selectOptions(amount, '4');
    await change(() => viewer().become({ page: 17 }));
    await print();
    expect(modal()?.contains(document.activeElement)).toBe(true);
    expect(
      within(screen.getByRole('dialog')).getByRole('progressbar', { name: '4 pages' }),
    ).toBeTruthy();
    expect(host.http.calls.at(-1)).toMatchObject({
      name: 'printDocument',
      request: { query: { from: 17, amount: 4, licenseKey: 'key-1' } },
    });
    await change(() => answer.resolve({ bytes: new Blob(['%PDF']), mediaType: 'application/pdf' }));
    await waitFor(() => expect(saved).toEqual(['A_Handbook___of_Rooms.pdf']));
    expect(modal()).toBeNull();
  });

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    [
      'its button',
      () => userEvent.click(screen.getAllByRole('button', { name: 'Cancel' })[1] as Element),
    ],
  ])('can be given up by %s, which gives the focus back [R2.152]', async (_, cancel) => {
    const asked = Promise.withResolvers<AbortSignal | undefined>();
    const { host } = await openPrint({
      printDocument: (_request, { signal }) => {
        asked.resolve(signal);
        return new Promise(() => undefined);
      },
    });
    await print();
    const signal = await asked.promise;
    await cancel();
    await waitFor(() => expect(modal()).toBeNull());
    expect(signal?.aborted).toBe(true);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Print' })),
    );
    expect(host.events).toEqual([]);
    expect(saved).toEqual([]);
  });

  test('tells how many pages a viewer has prepared that prints itself [R2.152]', async () => {
    const sheets = Object.assign(new EventTarget(), {
      matchMedia: () => ({ matches: false }),
      focus: () => undefined,
      print: jest.fn(),
      close: jest.fn(),
    });
    const open = jest.spyOn(window, 'open').mockReturnValue(sheets as never);
    const { viewer, change } = await openPrint({});
    const printing = Promise.withResolvers<void>();
    let options: PrintOptions | undefined;
    Object.assign(viewer(), {
      print: (given: PrintOptions) => {
        options = given;
        return printing.promise;
      },
    });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Number of pages' }), '4');
    await print();
    expect(modal()).toBeTruthy();
    await change(() => options?.onProgress(3));
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('3 of 4');
    await change(() => printing.resolve());
    await waitFor(() => expect(sheets.print).toHaveBeenCalled());
    // Aborted, the viewer would take the pages away.
    expect(options?.signal.aborted).toBe(false);
    expect(modal()).toBeNull();
    open.mockRestore();
  });

  const refusing = (error: Error): FakeAnswers => ({
    printDocument: () => {
      throw error;
    },
  });

  test('of a page that is missing is told [R8.10]', async () => {
    const { host } = await openPrint(refusing(new StatusError(404, null)));
    await print();
    await waitFor(() => expect(host.dialogs.shown).toHaveLength(1));
    expect(host.dialogs.shown[0]?.message.body).toBe('Could not get the page for printing');
    expect(modal()).toBeNull();
  });

  test.each([new StatusError(500, null), new NetworkError('offline')])(
    'that fails for another reason (%p) is only logged [R8.11]',
    async (error) => {
      const { host } = await openPrint(refusing(error));
      await print();
      await waitFor(() => expect(host.events.map(({ name }) => name)).toContain('print-failed'));
      expect(modal()).toBeNull();
      expect(host.dialogs.shown).toHaveLength(0);
      expect(saved).toEqual([]);
    },
  );

  test('is given up when the loan ends meanwhile, which is told [R2.153]', async () => {
    const { change } = await openPrint({
      printDocument: (_request, { signal }) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    });
    await print();
    expect(modal()).toBeTruthy();
    await change(() => opened?.viewer().options.onFailure({ kind: 'forbidden' }));
    expect(await screen.findByRole('alertdialog', { name: 'Loan period expired' })).toBeTruthy();
    await waitFor(() => expect(modal()).toBeNull());
    expect(saved).toEqual([]);
  });

  test('without the right to it is the end of the loan [R8.6]', async () => {
    await openPrint(refusing(new StatusError(403, null)));
    await print();
    expect(await screen.findByRole('alertdialog', { name: 'Loan period expired' })).toBeTruthy();
    expect(modal()).toBeNull();
  });
});
