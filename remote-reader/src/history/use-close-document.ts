import { useHost } from '@leeszaal/remote-kit/react';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect } from 'react';
import { useIsEmbed } from '../placement/use-is-embed.ts';

/** Leaves the reader for the results (`docs/behaviour.md` R2); the host of an embed removes it then. */
export function useCloseDocument(): () => void {
  const { navigation } = useHost();
  return useCallback(() => navigation.navigate('/search'), [navigation]);
}

/** Adds that action to the header, which an embed lacks, and returns it. */
export function useBackToResults(): () => void {
  const { t } = useLingui();
  const { header } = useHost();
  const close = useCloseDocument();
  const isEmbedded = useIsEmbed();
  useEffect(() => {
    if (isEmbedded) return;
    header.setBackAction({ label: t`Back to results`, onPress: close });
    return () => header.setBackAction(undefined);
  }, [header, close, isEmbedded, t]);
  return close;
}
