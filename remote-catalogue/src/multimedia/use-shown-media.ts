import type { Multimedia } from '@leeszaal/shared-contracts';
import { useLibrary } from '@leeszaal/shared-contracts/react';
import { useMemo } from 'react';
import { type ShownMedia, shownMedia } from './shown-media.ts';

/** What is shown of a publication's multimedia, as the client wants it. */
export function useShownMedia(multimedia: Multimedia): ShownMedia {
  const { settings } = useLibrary();
  const showCopyDocuments = settings.showCopyDocuments !== false;
  return useMemo(
    () => shownMedia(multimedia, { base: document.baseURI, showCopyDocuments }),
    [multimedia, showCopyDocuments],
  );
}
