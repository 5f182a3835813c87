import { AbortedError } from '@leeszaal/shared-contracts';
import { useHost } from '@leeszaal/shared-contracts/react';
import { useLingui } from '@lingui/react/macro';
import type { OpenDocument } from '../screen/reading.ts';
import { SourceError } from '../source/source-error.ts';
import { printFileName } from './file-name.ts';

/**
 * Gets some pages as one PDF and saves it; the page is blocked meanwhile (`docs/behaviour.md` R 2, R 8).
 *
 * @returns a call with the first page, from 1, and how many
 */
export function usePrint({ source, keeper, document }: OpenDocument) {
  const { t } = useLingui();
  const { dialogs, telemetry, signal } = useHost();

  return async (from: number, amount: number): Promise<void> => {
    const unblock = dialogs.block(t`Preparing print`);
    try {
      const pages = await source.print(from, amount, { signal });
      save(pages, printFileName(document.title ?? ''));
    } catch (error) {
      if (error instanceof AbortedError) return;
      const reason = error instanceof SourceError ? error.reason : 'failed';
      if (reason === 'forbidden') keeper.forbidden();
      else telemetry.report({ level: 'warning', name: 'print-failed', error });
      if (reason !== 'missing') return;
      void dialogs.message({
        type: 'error',
        title: t`Print`,
        body: t`Could not get the page for printing`,
        actions: [{ id: 'close', label: t`Close` }],
      });
    } finally {
      unblock();
    }
  };
}

function save(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has its own hold on the bytes once it has begun, which is after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
