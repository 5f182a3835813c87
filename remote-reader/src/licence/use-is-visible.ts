import { useSyncExternalStore } from 'react';
import type { LicenceKeeper } from './licence-keeper.ts';
import { isVisible } from './licence-step.ts';

/** Whether the document may be shown; a component with only this hook does not render again with each poll. */
export function useIsVisible({ subscribe, state }: LicenceKeeper): boolean {
  return useSyncExternalStore(subscribe, () => isVisible(state()));
}
