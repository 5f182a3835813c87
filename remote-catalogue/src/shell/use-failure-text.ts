import { isInvalidRequest, serverMessage } from '@leeszaal/shared-contracts';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';

/** What a person is told of a call that failed: what the server says to people, else a sentence of ours. */
export function useFailureText(): (error: unknown) => string {
  const { t } = useLingui();
  return useCallback(
    (error) => {
      if (isInvalidRequest(error)) {
        return t`The server does not accept this. Check what you filled in: it may be too long.`;
      }
      return serverMessage(error) ?? t`Something went wrong, please try again later`;
    },
    [t],
  );
}
