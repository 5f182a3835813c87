import type { Multimedia } from '@leeszaal/shared-contracts';
import { useLibrary } from '@leeszaal/shared-contracts/react';
import { useMemo } from 'react';
import { type ShownMedia, shownMedia } from './shown-media.ts';

/** The displayed media of a publication, by the client's settings. */
export function useShownMedia(multimedia: Multimedia): ShownMedia {
  const { settings } = useLibrary();
  const showCopyDocuments = settings.showCopyDocuments !== false;
  return useMemo(
    () => shownMedia(multimedia, { base: document.baseURI, showCopyDocuments }),
    [multimedia, showCopyDocuments],
  );
}
