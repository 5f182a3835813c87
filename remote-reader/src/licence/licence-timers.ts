import { LICENCE_POLL_MS } from '@leeszaal/shared-contracts';
import type { Clock } from '../clock/clock.ts';
import { watchDelay } from './licence-events.ts';
import type { LicenceEvent } from './licence-state.contract.ts';

/** The timers of a held licence. */
export interface LicenceTimers {
  /** Dispatches `poll-due` after the poll interval; replaces the scheduled poll. */
  schedulePoll(epoch: number): void;
  cancelPoll(): void;
  /** Dispatches `time-passed` at the next step of the countdown; replaces the scheduled one. */
  watch(epoch: number, deadline: number): void;
  stop(): void;
}

/** Creates the timers; none runs yet. */
export function createLicenceTimers(
  clock: Clock,
  dispatch: (event: LicenceEvent) => void,
): LicenceTimers {
  let cancelPoll = () => {};
  let cancelWatch = () => {};
  return {
    schedulePoll(epoch) {
      cancelPoll();
      cancelPoll = clock.after(LICENCE_POLL_MS, () => dispatch({ kind: 'poll-due', epoch }));
    },
    cancelPoll: () => cancelPoll(),
    watch(epoch, deadline) {
      cancelWatch();
      cancelWatch = clock.after(watchDelay(deadline - clock.now()), () =>
        dispatch({ kind: 'time-passed', epoch, at: clock.now() }),
      );
    },
    stop() {
      cancelPoll();
      cancelWatch();
    },
  };
}
