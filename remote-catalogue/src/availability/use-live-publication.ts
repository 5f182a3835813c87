import type { Availability, Publication, SearchModule } from '@leeszaal/shared-contracts';
import { type RefObject, useMemo } from 'react';
import { readingState } from '../publication/reading-state.ts';
import { type OwnQueue, useQueue } from '../waiting/use-places-watch.ts';
import { useAvailability } from './use-availability.ts';

/** A publication whose actions follow its availability. */
export interface LivePublication {
  readonly publication: Publication;
  readonly availability: Availability | undefined;
  readonly queue: OwnQueue;
  /** Whether the module lets the person read it, so that its availability is shown. */
  readonly isReadable: boolean;
}

/**
 * Keeps a publication current while its element is in view. Before the first answer it is as the search found it.
 */
export function useLivePublication(
  place: RefObject<HTMLElement | null>,
  found: Publication,
  module: SearchModule | undefined,
): LivePublication {
  const isReadable = readingState(found, module) !== 'unreadable';
  const availability = useAvailability(place, isReadable ? found.pubKey : undefined);
  const queue = useQueue(
    isReadable ? (found.pubKey ?? undefined) : undefined,
    availability?.state === 'on-loan',
  );
  return useMemo(
    () => ({ publication: withSeat(found, availability, queue), availability, queue, isReadable }),
    [found, availability, queue, isReadable],
  );
}

function withSeat(
  found: Publication,
  availability: Availability | undefined,
  queue: OwnQueue,
): Publication {
  // The places are asked for more often than the availability.
  if (queue.kind === 'turn') return withLicence(found, true);
  // A refused person keeps the button: it leads a visitor to the login.
  if (availability === undefined || availability.state === 'refused') return found;
  return withLicence(found, availability.state === 'free');
}

function withLicence(found: Publication, licenseAvailable: boolean): Publication {
  return found.licenseAvailable === licenseAvailable ? found : { ...found, licenseAvailable };
}
