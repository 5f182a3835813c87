import { useHost } from '@leeszaal/remote-kit/react';
import { type Availability, endpoints, type HttpPort } from '@leeszaal/shared-contracts';
import { atom, useAtomValue } from 'jotai';
import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { type AvailabilityWatch, createAvailabilityWatch } from './availability-watch.ts';
import { whileInView } from './while-in-view.ts';

/** The watch of a mount: an atom has a value of its own in each store, and a mount has one store. */
const watchesAtom = atom(() => new WeakMap<HttpPort, AvailabilityWatch>());

function useWatch(): AvailabilityWatch {
  const { http } = useHost();
  const watches = useAtomValue(watchesAtom);
  const existing = watches.get(http);
  if (existing) return existing;
  const watch = createAvailabilityWatch((pubKeys, signal) =>
    http.call(
      endpoints.getAvailability,
      { body: { pubKeys: [...pubKeys] } },
      { signal, onNetworkFailure: 'throw' },
    ),
  );
  watches.set(http, watch);
  return watch;
}

/**
 * The availability of a publication, live while its element is in view; undefined before the first answer.
 *
 * @param pubKey undefined for a publication that nothing is to be said about
 */
export function useAvailability(
  place: RefObject<HTMLElement | null>,
  pubKey: string | undefined,
): Availability | undefined {
  const watch = useWatch();
  useEffect(() => {
    const element = place.current;
    if (pubKey === undefined || !element) return undefined;
    let leave: (() => void) | undefined;
    const forget = whileInView(element, (isInView) => {
      leave?.();
      leave = isInView ? watch.enter(pubKey) : undefined;
    });
    return () => {
      forget();
      leave?.();
    };
  }, [place, pubKey, watch]);
  return useSyncExternalStore(watch.subscribe, () =>
    pubKey === undefined ? undefined : watch.current(pubKey),
  );
}
