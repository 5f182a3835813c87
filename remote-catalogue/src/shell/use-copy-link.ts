import { useHost } from '@leeszaal/remote-kit/react';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';

/** Copies an address and confirms it; without a clipboard a dialog shows the address. */
export function useCopyLink(): (link: string) => void {
  const { t } = useLingui();
  const { dialogs } = useHost();
  return useCallback(
    (link) => {
      const copied =
        navigator.clipboard?.writeText(link) ?? Promise.reject(new Error('no clipboard'));
      copied.then(
        () => dialogs.notify(t`Link copied`, 'success'),
        () => void dialogs.message({ type: 'info', title: t`Copy this link`, body: link }),
      );
    },
    [dialogs, t],
  );
}
