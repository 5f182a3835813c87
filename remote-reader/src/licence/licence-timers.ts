import { LICENCE_POLL_MS } from '@leeszaal/shared-contracts';
import type { Clock } from '../clock/clock.ts';
import { watchDelay } from './licence-events.ts';
import type { LicenceEvent } from './licence-state.contract.ts';

/** Creates the timers of a held licence; none runs yet. */
export function createLicenceTimers(clock: Clock, dispatch: (event: LicenceEvent) => void) {
  let cancelPoll = () => {};
  let cancelWatch = () => {};
  return {
    /** Dispatches `poll-due` after the poll interval; replaces the scheduled poll. */
    schedulePoll(epoch: number): void {
      cancelPoll();
      cancelPoll = clock.after(LICENCE_POLL_MS, () => dispatch({ kind: 'poll-due', epoch }));
    },
    cancelPoll: () => cancelPoll(),
    /** Dispatches `time-passed` at the next step of the countdown; replaces the scheduled one. */
    watch(epoch: number, deadline: number): void {
      cancelWatch();
      cancelWatch = clock.after(watchDelay(deadline - clock.now()), () =>
        dispatch({ kind: 'time-passed', epoch, at: clock.now() }),
      );
    },
    stop(): void {
      cancelPoll();
      cancelWatch();
    },
  };
}
