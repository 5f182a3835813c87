import { useSyncExternalStore } from 'react';
import type { LicenceKeeper } from './licence-keeper.ts';
import { isVisible } from './licence-step.ts';

/** Whether what is on loan may be seen; who reads no more is not drawn anew with each poll. */
export function useIsVisible({ subscribe, state }: LicenceKeeper): boolean {
  return useSyncExternalStore(subscribe, () => isVisible(state()));
}
