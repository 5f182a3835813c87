import type { HostContext } from '@leeszaal/shared-contracts';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { createPlacesWatch, type PlacesWatch } from './places-watch.ts';

/** Creates the watch of a mount, which ends with it. A turn that comes is told on every screen of the catalogue. */
export function useOwnPlacesWatch({ http, dialogs }: HostContext): PlacesWatch {
  const { t } = useLingui();
  const tell = useRef((_title: string): void => undefined);
  tell.current = (title) =>
    dialogs.notify(t`It is your turn: you can read “${title}” now`, 'success');
  const [watch] = useState(() => createPlacesWatch(http, (title) => tell.current(title)));
  useEffect(() => watch.end, [watch]);
  return watch;
}
