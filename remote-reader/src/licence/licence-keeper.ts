import type { HttpPort } from '@leeszaal/shared-contracts';
import type { Clock } from '../clock/clock.ts';
import { createLicenceCalls } from './licence-calls.ts';
import type { LicenceEffect, LicenceEvent, LicenceState } from './licence-state.contract.ts';
import { firstLicenceState, isHeld, licenceStep } from './licence-step.ts';
import { createLicenceTimers } from './licence-timers.ts';

/** How long, in ms, leaving waits for an acquire that is in flight: less than the host waits. */
export const LEAVING_MS = 2000;

/** What a keeper needs. */
export interface LicenceKeeperOptions {
  readonly http: HttpPort;
  readonly clock: Clock;
  readonly pubKey: string;
  readonly onPurge: () => void;
  readonly onRenew: () => void;
}

/** Holds the licence of one open document: the state machine with its timers and calls. */
export interface LicenceKeeper {
  state(): LicenceState;
  subscribe(listener: () => void): () => void;
  /** The key for calls of the document, or undefined while there is none. */
  key(): string | undefined;
  dispatch(event: LicenceEvent): void;
  /**
   * A 403 on something of the document.
   *
   * @param key with which it was asked for: a loan that has followed since is none the worse for it
   */
  forbidden(key?: string): void;
  /**
   * Gives the licence back, also one that is still being asked for; resolves when the server has it, or
   * has not answered. Never rejects.
   */
  leave(options?: { readonly keepalive?: boolean }): Promise<void>;
}

/** Makes the keeper; nothing happens before `opened` is dispatched. */
export function createLicenceKeeper(options: LicenceKeeperOptions): LicenceKeeper {
  const { clock } = options;
  const timers = createLicenceTimers(clock, dispatch);
  const calls = createLicenceCalls({ ...options, dispatch });
  const listeners = new Set<() => void>();
  let state = firstLicenceState;
  let keepalive = false;
  /** Resolves when every acquire has been answered. */
  let acquired: Promise<unknown> = Promise.resolve();
  /** Resolves when every key that was given back has reached the server. */
  let released: Promise<unknown> = Promise.resolve();

  function dispatch(event: LicenceEvent): void {
    const [next, effects] = licenceStep(state, event);
    const changed = next !== state;
    state = next;
    if (!isHeld(state)) timers.stop();
    for (const effect of effects) run(effect);
    if (changed) for (const listener of [...listeners]) listener();
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
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
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
      // A loan that is still being acquired is given back when it is there, and can only be with the session.
      await within(LEAVING_MS, acquired, clock);
      await released;
    },
  };
}

/** Waits for a promise, and no longer than the delay. */
async function within(delay: number, promise: Promise<unknown>, clock: Clock): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const cancel = clock.after(delay, resolve);
  await Promise.race([promise, late]);
  cancel();
}
