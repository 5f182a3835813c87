import { createListeners, type HttpPort } from '@leeszaal/shared-contracts';
import type { Clock } from '../clock/clock.ts';
import { createLicenceCalls } from './licence-calls.ts';
import type { LicenceEffect, LicenceEvent, LicenceState } from './licence-state.contract.ts';
import { firstLicenceState, isHeld, licenceStep } from './licence-step.ts';
import { createLicenceTimers } from './licence-timers.ts';

/** How long, in ms, `leave` waits for an acquire in flight: less than the host waits. */
export const LEAVING_MS = 2000;

/** Dependencies of a keeper. */
export interface LicenceKeeperOptions {
  readonly http: HttpPort;
  readonly clock: Clock;
  readonly pubKey: string;
  readonly onPurge: () => void;
  readonly onRenew: () => void;
}

/** The licence of one open document: the state machine with its timers and calls. */
export interface LicenceKeeper {
  state(): LicenceState;
  subscribe(listener: () => void): () => void;
  /** The key for calls of the document; undefined without a licence. */
  key(): string | undefined;
  dispatch(event: LicenceEvent): void;
  /**
   * Reports a 403 on a call of the document.
   *
   * @param key the key of the call: it says nothing about a later loan
   */
  forbidden(key?: string): void;
  /**
   * Releases the licence, also one that is being acquired. Waits at most {@link LEAVING_MS} for an acquire in flight,
   * then for the answer to every release. Never rejects.
   */
  leave(options?: { readonly keepalive?: boolean }): Promise<void>;
}

/** Creates the keeper; nothing happens before `opened` is dispatched. */
export function createLicenceKeeper(options: LicenceKeeperOptions): LicenceKeeper {
  const { clock } = options;
  const timers = createLicenceTimers(clock, dispatch);
  const calls = createLicenceCalls({ ...options, dispatch });
  const listeners = createListeners();
  let state = firstLicenceState;
  let keepalive = false;
  /** Resolves after the answer of every acquire. */
  let acquired: Promise<unknown> = Promise.resolve();
  /** Resolves after the answer of every release. */
  let released: Promise<unknown> = Promise.resolve();

  function dispatch(event: LicenceEvent): void {
    const [next, effects] = licenceStep(state, event);
    const changed = next !== state;
    state = next;
    if (!isHeld(state)) timers.stop();
    for (const effect of effects) run(effect);
    if (changed) listeners.notify();
  }

  function run(effect: LicenceEffect): void {
    switch (effect.kind) {
      case 'acquire':
        acquired = Promise.all([acquired, calls.acquire(effect)]);
        break;
      case 'poll':
        timers.cancelPoll();
        void calls.poll(effect);
        break;
      case 'schedule-poll':
        timers.schedulePoll(effect.epoch);
        break;
      case 'watch':
        timers.watch(effect.epoch, effect.at);
        break;
      case 'extend':
        void calls.extend(effect);
        break;
      case 'release':
        released = Promise.all([released, calls.release(effect, keepalive)]);
        break;
      case 'purge':
        calls.abort();
        options.onPurge();
        break;
      case 'give-up':
        calls.abort();
        break;
      case 'renew':
        options.onRenew();
        break;
    }
  }

  return {
    state: () => state,
    subscribe: listeners.subscribe,
    key: () => (isHeld(state) ? state.licence.licenseKey : undefined),
    dispatch,
    forbidden: (key) => {
      if (!isHeld(state) || (key !== undefined && key !== state.licence.licenseKey)) return;
      dispatch({ kind: 'forbidden', epoch: state.epoch });
    },
    leave: async ({ keepalive: outlive = false } = {}) => {
      keepalive = outlive;
      dispatch({ kind: 'left' });
      calls.stopWaiting();
      // The key of an acquire in flight can only be released while there is a session.
      await within(LEAVING_MS, acquired, clock);
      await released;
    },
  };
}

/** Waits for a promise, at most for the delay. */
async function within(delay: number, promise: Promise<unknown>, clock: Clock): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const cancel = clock.after(delay, resolve);
  await Promise.race([promise, late]);
  cancel();
}
