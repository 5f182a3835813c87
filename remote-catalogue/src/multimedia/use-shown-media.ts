import { useLibrary } from '@leeszaal/remote-kit/react';
import type { Multimedia } from '@leeszaal/shared-contracts';
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
