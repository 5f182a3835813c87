import { useHost } from '@leeszaal/remote-kit/react';
import { AuthenticationError, type EmbedFailure } from '@leeszaal/shared-contracts';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import type { OpenDocument } from '../reading/reading.contract.ts';
import type { Reading } from '../reading/reading.ts';
import { reasonOf } from '../source/reason-of.ts';
import { SourceError } from '../source/source-error.ts';
import type { ViewerFailure } from '../viewers/contract/viewer.contract.ts';

/** Whether the session was lost: the host asks the reader to log in. */
const isSignedOut = (cause: unknown): boolean =>
  cause instanceof SourceError && cause.cause instanceof AuthenticationError;

/** The reasons that the page around an embed learns: most failures are of the page itself. */
function pageReasonOf(failure: ViewerFailure): EmbedFailure {
  const isUnreachable = 'cause' in failure && reasonOf(failure.cause) === 'unreachable';
  return isUnreachable ? 'unreachable' : 'page';
}

/** Reports why a page could not be shown, as long as the document is open (`docs/behaviour.md` R8). */
export function useViewerFailures(
  { keeper, signal }: Pick<OpenDocument, 'keeper' | 'signal'>,
  told: Reading['told'],
): (failure: ViewerFailure) => void {
  const { t } = useLingui();
  const { dialogs, telemetry } = useHost();
  return useCallback(
    (failure) => {
      if (failure.kind === 'forbidden') return keeper.forbidden();
      if ('cause' in failure) {
        if (isSignedOut(failure.cause)) return;
        telemetry.report({ level: 'error', name: failure.kind, error: failure.cause });
      }
      const message = {
        'page-missing': t`Looks like the page you are trying to load doesn't exist`,
        'page-too-large': t`This page is too large to display. You can read the other pages.`,
        'page-open-failed': t`An error occurred while opening the page`,
        'page-fetch-failed': t`An error occurred while fetching the page`,
      }[failure.kind];
      told.set({ reason: pageReasonOf(failure), message });
      void dialogs.message({
        type: 'error',
        title: t`Could not get page`,
        body: message,
        actions: [{ id: 'close', label: t`Close` }],
        signal,
      });
    },
    [dialogs, telemetry, keeper, signal, told, t],
  );
}
