import {
  AbortedError,
  AuthenticationError,
  endpoints,
  type HttpPort,
  isStatus,
  LICENCE_POLL_MS,
  licenceHolders,
  NetworkError,
  SOFT_EXPIRY_SECONDS,
} from '@leeszaal/shared-contracts';
import type { Clock } from '../clock/clock.ts';
import type { LicenceEffect, LicenceEvent, LicenceState } from './licence-state.contract.ts';
import { firstLicenceState, isHeld, licenceStep } from './licence-step.ts';

/** So long, in ms, a loan that is asked for keeps its reader from leaving: less than the host waits. */
export const LEAVING_MS = 2000;

/** What a keeper stands on. */
export interface LicenceKeeperOptions {
  readonly http: HttpPort;
  readonly clock: Clock;
  readonly pubKey: string;
  readonly onPurge: () => void;
  readonly onRenew: () => void;
}

/** Holds the licence of one open document: the machine with its timers and calls around it. */
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
  const { http, clock, pubKey } = options;
  let state = firstLicenceState;
  let cancelPoll = () => {};
  let cancelWatch = () => {};
  let isPolling = false;
  let inFlight = new AbortController();
  /** Aborted when nobody waits for a loan behind the connection dialog any more. */
  let patience = new AbortController();
  let keepalive = false;
  /** Until every loan that was asked for is there or refused. */
  let acquired: Promise<unknown> = Promise.resolve();
  /** Until every key that was given back has reached the server. */
  let released: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();

  function dispatch(event: LicenceEvent): void {
    const [next, effects] = licenceStep(state, event);
    const changed = next !== state;
    state = next;
    if (!isHeld(state)) stopTimers();
    for (const effect of effects) run(effect);
    if (changed) for (const listener of [...listeners]) listener();
  }

  function stopTimers(): void {
    cancelPoll();
    cancelWatch();
    cancelPoll = cancelWatch = () => {};
  }

  function run(effect: LicenceEffect): void {
    switch (effect.kind) {
      case 'acquire':
        acquired = Promise.all([acquired, acquire(effect.epoch)]);
        break;
      case 'poll':
        void poll(effect);
        break;
      case 'schedule-poll':
        schedulePoll(effect.epoch);
        break;
      case 'watch':
        watch(effect.epoch, effect.at);
        break;
      case 'extend':
        void extend(effect);
        break;
      case 'release':
        released = Promise.all([released, release(effect)]);
        break;
      case 'purge':
        giveUpCalls();
        options.onPurge();
        break;
      case 'give-up':
        giveUpCalls();
        break;
      case 'renew':
        options.onRenew();
        break;
    }
  }

  function giveUpCalls(): void {
    inFlight.abort();
    inFlight = new AbortController();
    isPolling = false;
  }

  function schedulePoll(epoch: number): void {
    cancelPoll();
    cancelPoll = clock.after(LICENCE_POLL_MS, () => dispatch({ kind: 'poll-due', epoch }));
  }

  /** Wakes at the notice, then at each second of the countdown, then at the end. */
  function watch(epoch: number, deadline: number): void {
    cancelWatch();
    const left = deadline - clock.now();
    const untilNotice = left - SOFT_EXPIRY_SECONDS * 1000;
    const delay = untilNotice >= 0 ? untilNotice + 1 : Math.max(Math.min(left, 1000), 0);
    cancelWatch = clock.after(delay, () =>
      dispatch({ kind: 'time-passed', epoch, at: clock.now() }),
    );
  }

  async function acquire(epoch: number): Promise<void> {
    try {
      const licence = await http.call(
        endpoints.acquireLicence,
        { params: { pubKey } },
        { patience: patience.signal },
      );
      dispatch({ kind: 'acquired', epoch, licence, at: clock.now() });
    } catch (error) {
      // Whoever lost the session is asked to log in, and told nothing else.
      if (error instanceof AuthenticationError) return;
      if (isStatus(error, 403)) {
        dispatch({ kind: 'refused', epoch, users: licenceHolders(error.body) });
      } else {
        dispatch({ kind: 'acquire-failed', epoch });
      }
    }
  }

  /** One at a time: whoever asks while one is in flight gets its answer (`docs/decisions.md` 60). */
  async function poll(effect: Extract<LicenceEffect, { kind: 'poll' }>): Promise<void> {
    if (isPolling) return;
    const { epoch, key, patient } = effect;
    const { signal } = inFlight;
    isPolling = true;
    cancelPoll();
    const settle = (event: LicenceEvent) => {
      if (signal.aborted) return;
      isPolling = false;
      dispatch(event);
    };
    try {
      const licence = await http.call(
        endpoints.getLicenceExpiry,
        { params: { licenseKey: key } },
        { signal, onNetworkFailure: patient ? 'dialog' : 'throw' },
      );
      settle({ kind: 'polled', epoch, licence, at: clock.now() });
    } catch (error) {
      if (error instanceof AbortedError) return;
      if (error instanceof NetworkError) return settle({ kind: 'poll-unreachable', epoch });
      settle(isStatus(error, 403) ? { kind: 'forbidden', epoch } : { kind: 'poll-failed', epoch });
    }
  }

  async function extend(effect: Extract<LicenceEffect, { kind: 'extend' }>): Promise<void> {
    const { epoch, key, silent } = effect;
    const { signal } = inFlight;
    try {
      const licence = await http.call(
        endpoints.extendLicence,
        { params: { licenseKey: key } },
        { signal, onNetworkFailure: silent ? 'throw' : 'dialog' },
      );
      if (!signal.aborted) dispatch({ kind: 'extended', epoch, licence, at: clock.now() });
    } catch {
      if (!signal.aborted) dispatch({ kind: 'extend-failed', epoch });
    }
  }

  /** Waits for something, and no longer than whoever leaves is waited for. */
  async function inTime(something: Promise<unknown>): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const cancel = clock.after(LEAVING_MS, resolve);
    await Promise.race([something, promise]);
    cancel();
  }

  /** A release that fails is only a seat that lapses later; nobody is kept from leaving. */
  async function release(effect: Extract<LicenceEffect, { kind: 'release' }>): Promise<void> {
    if (effect.key !== undefined) {
      await http
        .call(
          endpoints.releaseLicence,
          { params: { licenseKey: effect.key } },
          { keepalive, onNetworkFailure: 'throw' },
        )
        .catch(() => undefined);
    }
    dispatch({ kind: 'released', epoch: effect.epoch });
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
      patience.abort();
      patience = new AbortController();
      // A loan that is still on its way goes back when it is there, and can only with the session.
      await inTime(acquired);
      await released;
    },
  };
}
