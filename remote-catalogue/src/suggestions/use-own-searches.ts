import { useHost, useSession } from '@leeszaal/remote-kit/react';
import { useMemo } from 'react';
import { createOwnSearches, type OwnSearches } from './own-searches.ts';

/** The last searches of the person in this library. */
export function useOwnSearches(): OwnSearches {
  const { storage } = useHost();
  const { client, user } = useSession();
  const { ref } = client.current;
  const id = user === undefined ? undefined : String(user.id);
  return useMemo(() => createOwnSearches(storage, { client: ref, user: id }), [storage, ref, id]);
}
