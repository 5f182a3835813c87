import { useHost } from '@leeszaal/shared-contracts/react';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import type { LicenceKeeper } from '../licence/licence-keeper.ts';
import type { ViewerFailure } from '../viewers/viewer.contract.ts';

/** Tells a person why a page could not be shown (`docs/behaviour.md` R8). */
export function useViewerFailures(keeper: LicenceKeeper): (failure: ViewerFailure) => void {
  const { t } = useLingui();
  const { dialogs, telemetry } = useHost();
  return useCallback(
    (failure) => {
      if (failure.kind === 'forbidden') return keeper.forbidden();
      if ('cause' in failure) {
        telemetry.report({ level: 'error', name: failure.kind, error: failure.cause });
      }
      void dialogs.message({
        type: 'error',
        title: t`Could not get page`,
        body: {
          'page-missing': t`Looks like the page you are trying to load doesn't exist`,
          'page-open-failed': t`An error occurred while opening the page`,
          'page-fetch-failed': t`An error occurred while fetching the page`,
        }[failure.kind],
        actions: [{ id: 'close', label: t`Close` }],
      });
    },
    [dialogs, telemetry, keeper, t],
  );
}
