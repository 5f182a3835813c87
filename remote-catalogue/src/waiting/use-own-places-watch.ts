import type { HostContext } from '@leeszaal/shared-contracts';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { createPlacesWatch, type PlacesWatch } from './places-watch.ts';

/**
 * Creates the watch of a mount, which ends with it. A host tells a turn on every screen; for one of an earlier release
 * the catalogue does, on its own screens.
 */
export function useOwnPlacesWatch({ http, dialogs, tellsTurns }: HostContext): PlacesWatch {
  const { t } = useLingui();
  const tell = useRef((_title: string): void => undefined);
  tell.current = (title) =>
    dialogs.notify(
      title.trim() === ''
        ? t`It is your turn: you can read a document without a title now`
        : t`It is your turn: you can read “${title}” now`,
      'success',
    );
  const [watch] = useState(() =>
    createPlacesWatch(http, tellsTurns ? undefined : (title) => tell.current(title)),
  );
  useEffect(() => watch.end, [watch]);
  return watch;
}
