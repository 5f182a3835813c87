import { useSession } from '@leeszaal/remote-kit/react';
import { hasRole } from '@leeszaal/shared-contracts';
import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { OwnPlace, PlacesWatch } from './places-watch.ts';

/** The watch of a mount. */
export const PlacesWatchContext = createContext<PlacesWatch | undefined>(undefined);

/** The caller's places in queues. @throws outside of the providers of a mount */
export function usePlacesWatch(): PlacesWatch {
  const watch = useContext(PlacesWatchContext);
  if (!watch) throw new Error('There are no places in queues outside of a mount');
  return watch;
}

/** A publication's queue, as the person sees it. `none`: nothing can be offered. */
export type OwnQueue = OwnPlace | { readonly kind: 'offered' } | { readonly kind: 'none' };

const NONE: OwnQueue = { kind: 'none' };
const OFFERED: OwnQueue = { kind: 'offered' };

/**
 * The queue for a publication, live. A person with an account can wait for what is on loan.
 *
 * @param pubKey undefined for a publication that has no queue
 */
export function useQueue(pubKey: string | undefined, isOnLoan: boolean): OwnQueue {
  const watch = usePlacesWatch();
  const { role } = useSession();
  const canWait = hasRole(role, 'user') && pubKey !== undefined;
  useEffect(() => {
    if (canWait) watch.begin();
  }, [canWait, watch]);
  const place = useSyncExternalStore(watch.subscribe, () =>
    canWait ? watch.current(pubKey) : undefined,
  );
  if (place) return place;
  return canWait && isOnLoan ? OFFERED : NONE;
}
