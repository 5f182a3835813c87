import type { HostChange, HostContext, UnmountReason } from '@leeszaal/shared-contracts';
import { inTime, TIMED_OUT } from './in-time.ts';
import type { LoadEvent, LoadState } from './load-state.contract.ts';
import { firstLoadState, loadStep } from './load-step.ts';
import type { LoaderEffects } from './loader-effects.contract.ts';
import { mountRemote } from './mount-remote.ts';
import type { LoadFailure } from './release/load-failure.contract.ts';
import { PHASE_LIMITS, UNMOUNT_LIMIT } from './time-limits.ts';

/** Dependencies of {@link startRemote}. */
export interface StartOptions {
  /** The name in the registry. */
  readonly name: string;
  /** The remote mounts in a child of this element. */
  readonly outlet: HTMLElement;
  /** Creates the remote's context; the signal aborts when the remote is removed. */
  readonly contextFor: (signal: AbortSignal) => HostContext;
  readonly effects: LoaderEffects;
}

/** A remote in an outlet, loading or shown. Fits `useSyncExternalStore`. */
export interface RunningRemote {
  readonly state: LoadState;
  /** @returns how to unsubscribe */
  subscribe(listener: () => void): () => void;
  /** Loads a failed remote again and bypasses every cache. Otherwise without effect. */
  retry(): void;
  /** Passes a change to a mounted remote. A remote that is not loaded yet will read the new value. */
  update(change: HostChange): void;
  /** Removes the remote; waits at most 3 s for its own unmount. The outlet is empty afterwards. */
  unmount(reason: UnmountReason): Promise<void>;
}

/** Loads a remote and mounts it; `state` reports the progress. */
export function startRemote(options: StartOptions): RunningRemote {
  let state = firstLoadState;
  let attemptEnd = new AbortController();
  let isRemoved = false;
  const listeners = new Set<() => void>();
  /** Changes during the mount: the remote may have read its context before them. */
  let missed: HostChange[] = [];

  function dispatch(event: LoadEvent): void {
    const next = isRemoved ? state : loadStep(state, event);
    if (next === state) return;
    if (next.phase === 'failed') attemptEnd.abort();
    if (next.phase === 'resolving') attemptEnd = new AbortController();
    state = next;
    if (next.phase === 'mounting') missed = [];
    if (next.phase === 'mounted') for (const change of missed) next.handle.update(change);
    for (const listener of [...listeners]) listener();
    void proceed(state);
  }

  async function proceed(from: LoadState): Promise<void> {
    if (from.phase === 'mounted' || from.phase === 'failed') return;
    const { attempt, phase } = from;
    const fail = (failure: LoadFailure): void => dispatch({ kind: 'failed', attempt, failure });
    try {
      const event = await inTime(followUp(from, attemptEnd.signal, options), PHASE_LIMITS[phase]);
      if (event === TIMED_OUT) fail({ reason: 'timeout', during: phase });
      else dispatch(event);
    } catch (error) {
      fail({ reason: phase === 'mounting' ? 'mount-error' : 'load-error', error });
    }
  }

  void proceed(state);
  return {
    get state() {
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    retry: () => dispatch({ kind: 'retried' }),
    update(change) {
      if (isRemoved) return;
      if (state.phase === 'mounted') state.handle.update(change);
      else if (state.phase === 'mounting') missed.push(change);
    },
    async unmount(reason) {
      if (isRemoved) return;
      isRemoved = true;
      listeners.clear();
      if (state.phase === 'mounted') {
        // A remote whose unmount fails is removed all the same.
        await inTime(state.handle.unmount(reason), UNMOUNT_LIMIT).catch(() => TIMED_OUT);
      }
      attemptEnd.abort();
    },
  };
}

/** Carries out a phase; the event leads to the next one. */
async function followUp(
  from: Exclude<LoadState, { phase: 'mounted' | 'failed' }>,
  signal: AbortSignal,
  options: StartOptions,
): Promise<LoadEvent> {
  const { effects, name } = options;
  const { attempt } = from;
  const step = { signal, renew: attempt > 0 };
  switch (from.phase) {
    case 'resolving':
      return { ...(await effects.resolve(name, step)), attempt };
    case 'verifying':
      return { ...(await effects.verify(from.release, step)), attempt };
    case 'loading': {
      const module = await effects.load(name, from.release, from.manifest);
      return { kind: 'loaded', attempt, module };
    }
    case 'mounting': {
      const handle = await mountRemote(from.module, { ...options, signal });
      return { kind: 'mounted', attempt, handle };
    }
  }
}
