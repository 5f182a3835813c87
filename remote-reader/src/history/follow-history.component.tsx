import { useHostLocation } from '@leeszaal/remote-kit/react';
import { useEffect } from 'react';
import type { JumpHistory } from './jump-history.ts';

/** Passes the current history entry to the document; a component of its own, so that nothing else renders again. */
export function FollowHistory({ history }: { readonly history: JumpHistory }) {
  const location = useHostLocation();
  useEffect(() => history.arrive(location), [history, location]);
  return null;
}
