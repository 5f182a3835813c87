import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { NetworkError, StatusError } from '@leeszaal/shared-contracts';
import type { FakeAnswers } from '@leeszaal/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type OpenReader, openBook } from '../testing/open-reader.ts';

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
const blocks = () => [...(opened?.host.dialogs.blocks ?? [])];

describe('printing', () => {
  test('is of one to ten pages from the current one, and is prepared before it is saved', async () => {
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
    expect(blocks()).toEqual(['Preparing print']);
    expect(host.http.calls.at(-1)).toMatchObject({
      name: 'printDocument',
      request: { query: { from: 17, amount: 4, licenseKey: 'key-1' } },
    });
    await change(() => answer.resolve({ bytes: new Blob(['%PDF']), mediaType: 'application/pdf' }));
    await waitFor(() => expect(saved).toEqual(['A_Handbook___of_Rooms.pdf']));
    expect(blocks()).toEqual([]);
  });

  const refusing = (error: Error): FakeAnswers => ({
    printDocument: () => {
      throw error;
    },
  });

  test('of a page that is missing is told', async () => {
    const { host } = await openPrint(refusing(new StatusError(404, null)));
    await print();
    await waitFor(() => expect(host.dialogs.shown).toHaveLength(1));
    expect(host.dialogs.shown[0]?.message.body).toBe('Could not get the page for printing');
    expect(blocks()).toEqual([]);
  });

  test.each([new StatusError(500, null), new NetworkError('offline')])(
    'that fails for another reason (%p) is only logged',
    async (error) => {
      const { host } = await openPrint(refusing(error));
      await print();
      await waitFor(() => expect(host.events.map(({ name }) => name)).toContain('print-failed'));
      expect(blocks()).toEqual([]);
      expect(host.dialogs.shown).toHaveLength(0);
      expect(saved).toEqual([]);
    },
  );

  test('is given up when the loan ends meanwhile, which is told', async () => {
    const { change } = await openPrint({
      printDocument: (_request, { signal }) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    });
    await print();
    expect(blocks()).toEqual(['Preparing print']);
    await change(() => opened?.viewer().options.onFailure({ kind: 'forbidden' }));
    expect(await screen.findByRole('alertdialog', { name: 'Loan period expired' })).toBeTruthy();
    await waitFor(() => expect(blocks()).toEqual([]));
    expect(saved).toEqual([]);
  });

  test('without the right to it is the end of the loan', async () => {
    await openPrint(refusing(new StatusError(403, null)));
    await print();
    expect(await screen.findByRole('alertdialog', { name: 'Loan period expired' })).toBeTruthy();
    expect(blocks()).toEqual([]);
  });
});
