import { useHost } from '@leeszaal/remote-kit/react';
import { AbortedError } from '@leeszaal/shared-contracts';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { whileHeld } from '../licence/while-held.ts';
import type { OpenDocument } from '../reading/reading.contract.ts';
import { SourceError } from '../source/source-error.ts';
import type { Viewer } from '../viewers/contract/viewer.contract.ts';
import { nextTask } from '../viewers/scheduling/next-task.ts';
import { printFileName, printTitle } from './file-name.ts';
import { printAmount } from './print-amount.ts';
import { openPrintWindow } from './print-window.ts';

type Print = NonNullable<Viewer['print']>;

/** Pages that are being prepared for printing. */
export interface PrintPreparation {
  /** Number of pages. */
  readonly amount: number;
  /** Number of pages that are ready; undefined when the server prepares all at once. */
  readonly done: number | undefined;
  readonly cancel: () => void;
}

/**
 * Prints pages; a modal shows while they are prepared (`docs/behaviour.md` R2, R8). Pages that the server prepares are
 * saved as one PDF; those of a viewer that prints itself go through a new window.
 *
 * @returns the preparation, and `print` with the first page, from 1, and the number of pages
 */
export function usePrint({ source, keeper, document, viewer, signal }: OpenDocument) {
  const { t } = useLingui();
  const { dialogs, telemetry, language } = useHost();
  const [preparation, setPreparation] = useState<PrintPreparation>();
  const title = document.title ?? '';

  /** Shows the modal until the work is done. */
  async function prepare<T>(
    amount: number,
    work: (given: AbortSignal, onProgress: (done: number) => void) => Promise<T>,
  ): Promise<T> {
    const abort = new AbortController();
    const stopped = Promise.withResolvers<never>();
    const cancel = () => {
      const reason = new AbortedError('The print was cancelled');
      abort.abort(reason);
      // The work may take a while to notice.
      stopped.reject(reason);
    };
    let isOver = false;
    const show = (done?: number) => {
      if (!isOver) setPreparation({ amount, done, cancel });
    };
    show();
    try {
      return await Promise.race([stopped.promise, work(abort.signal, show)]);
    } finally {
      isOver = true;
      setPreparation(undefined);
    }
  }

  function tell(body: string): void {
    const actions = [{ id: 'close', label: t`Close` }];
    void dialogs.message({ type: 'error', title: t`Print`, body, actions, signal });
  }

  /** @param key the licence key of the request */
  function fail(error: unknown, key: string | undefined): void {
    if (error instanceof AbortedError) return;
    const reason = error instanceof SourceError ? error.reason : 'failed';
    if (reason === 'forbidden') keeper.forbidden(key);
    else telemetry.report({ level: 'warning', name: 'print-failed', error });
    if (reason === 'missing') tell(t`Could not get the page for printing`);
  }

  async function save(from: number, amount: number): Promise<void> {
    const key = keeper.key();
    try {
      // Aborted with the loan, so that its notice does not wait behind the modal.
      const bytes = await prepare(amount, (cancelled) =>
        whileHeld(keeper, (ended) =>
          source.print(from, amount, { signal: AbortSignal.any([signal, ended, cancelled]) }),
        ),
      );
      saveFile(bytes, printFileName(title));
    } catch (error) {
      fail(error, key);
    }
  }

  async function show(print: Print, amount: number): Promise<void> {
    // Within the event of the press: otherwise the browser blocks the window.
    const sheets = openPrintWindow();
    if (sheets === undefined) {
      tell(t`The browser blocked the print window. Allow pop-ups for this site, then print again.`);
      return;
    }
    const waiting = t`Preparing print`;
    const key = keeper.key();
    const options = { amount, title: printTitle(title), language: language.current(), waiting };
    try {
      await prepare(amount, (cancelled, onProgress) =>
        print({
          ...options,
          window: sheets.window,
          signal: AbortSignal.any([sheets.signal, cancelled]),
          onProgress,
        }),
      );
    } catch (error) {
      sheets.close();
      fail(error, key);
      return;
    }
    // Printing blocks both windows: the modal has to close first.
    await nextTask();
    sheets.print();
  }

  const print = (from: number, wanted: number): Promise<void> => {
    const amount = printAmount(wanted);
    return viewer?.print ? show(viewer.print.bind(viewer), amount) : save(from, amount);
  };
  return { preparation, print };
}

function saveFile(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download begins after this task; from then on it holds the bytes itself.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
