import { useHost } from '@leeszaal/remote-kit/react';
import { useState } from 'react';

/** A key of the person: the host removes it when they sign out (`StoragePort.local`). */
const KEY = 'own-editions';

/** Whether one card has all editions of a work, as the person chose; by default it has. */
export function useEditionsSetting(): readonly [boolean, (areJoined: boolean) => void] {
  const { storage } = useHost();
  const [areJoined, setJoined] = useState(() => storage.local.get(KEY) !== 'apart');
  const choose = (next: boolean) => {
    setJoined(next);
    if (next) storage.local.remove(KEY);
    else storage.local.set(KEY, 'apart');
  };
  return [areJoined, choose];
}
