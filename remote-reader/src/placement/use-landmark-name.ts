import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { useIsEmbed } from './use-is-embed.ts';

/**
 * Names a landmark of the reader. An institution's page can have several readers, whose landmarks must differ: there
 * the name has the title of the document.
 */
export function useLandmarkName(title: string | null | undefined): (name: string) => string {
  const { t } = useLingui();
  const isEmbedded = useIsEmbed();
  return useCallback(
    (name) => (isEmbedded && title ? t`${name}: ${title}` : name),
    [isEmbedded, title, t],
  );
}
