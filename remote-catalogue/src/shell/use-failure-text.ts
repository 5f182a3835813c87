import { isInvalidRequest, serverMessage } from '@leeszaal/shared-contracts';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';

/** The message for a failed call: the server's own, else a general one. */
export function useFailureText(): (error: unknown) => string {
  const { t } = useLingui();
  return useCallback(
    (error) => {
      if (isInvalidRequest(error)) {
        return t`What you entered was not accepted. It may be too long: shorten it and try again.`;
      }
      return serverMessage(error) ?? t`Something went wrong, please try again later`;
    },
    [t],
  );
}
