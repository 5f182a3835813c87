import { useHost } from '@leeszaal/remote-kit/react';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';

/** Copies a text that is shown, and confirms it. Without a clipboard a note says how to copy it by hand. */
export function useCopy(): (text: string) => void {
  const { t } = useLingui();
  const { dialogs } = useHost();
  return useCallback(
    (text) => {
      const copied =
        navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
      copied.then(
        () => dialogs.notify(t`Copied`, 'success'),
        () =>
          dialogs.notify(t`The browser did not copy it. Select the text and copy it.`, 'warning'),
      );
    },
    [dialogs, t],
  );
}
