import type { createStore } from 'jotai';
import { type PortalState, portalAtom } from '../state/atoms.ts';

/**
 * The session and the library, for ports that remotes use once the portal is ready.
 *
 * @throws before the start has ended
 */
export function readyPortal(
  store: ReturnType<typeof createStore>,
): Extract<PortalState, { kind: 'ready' }> {
  const state = store.get(portalAtom);
  if (state.kind !== 'ready') throw new Error('The portal is not ready');
  return state;
}
