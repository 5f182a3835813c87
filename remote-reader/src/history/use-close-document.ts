import { useHost } from '@leeszaal/remote-kit/react';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect } from 'react';

/** Leaves the reader for the results (`docs/behaviour.md` R2). */
export function useCloseDocument(): () => void {
  const { navigation } = useHost();
  return useCallback(() => navigation.navigate('/search'), [navigation]);
}

/** Adds that action to the header, and returns it. */
export function useBackToResults(): () => void {
  const { t } = useLingui();
  const { header } = useHost();
  const close = useCloseDocument();
  useEffect(() => {
    header.setBackAction({ label: t`Back to results`, onPress: close });
    return () => header.setBackAction(undefined);
  }, [header, close, t]);
  return close;
}
