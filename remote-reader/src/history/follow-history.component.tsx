import { useHostLocation } from '@leeszaal/shared-contracts/react';
import { useEffect } from 'react';
import type { JumpHistory } from './jump-history.ts';

/** Tells the document which entry of the history the person is at; alone, so that nothing else is drawn anew. */
export function FollowHistory({ history }: { readonly history: JumpHistory }) {
  const location = useHostLocation();
  useEffect(() => history.arrive(location), [history, location]);
  return null;
}
