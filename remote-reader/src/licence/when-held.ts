import type { LicenceKeeper } from './licence-keeper.ts';

/** Calls a function once, as soon as there is a loan. Returns how to cancel. */
export function whenHeld(keeper: Pick<LicenceKeeper, 'key' | 'subscribe'>, run: () => void) {
  const check = () => {
    if (keeper.key() === undefined) return;
    unsubscribe();
    run();
  };
  const unsubscribe = keeper.subscribe(check);
  check();
  return unsubscribe;
}
