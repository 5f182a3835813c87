import type { HostChange, HostContext, UnmountReason } from '@leeszaal/shared-contracts';
import { inTime, TIMED_OUT } from './in-time.ts';
import type { LoadEvent, LoadFailure, LoadState } from './load-state.contract.ts';
import { firstLoadState, loadStep } from './load-step.ts';
import type { LoaderEffects } from './loader-effects.contract.ts';
import { mountRemote } from './mount-remote.ts';
import { PHASE_LIMITS, UNMOUNT_LIMIT } from './time-limits.ts';

/** What {@link startRemote} needs. */
export interface StartOptions {
  /** As the registry has it. */
  readonly name: string;
  /** Where the remote gets an element of its own. */
  readonly outlet: HTMLElement;
  /** Makes the remote's context; the signal is aborted when the remote is taken away. */
  readonly contextFor: (signal: AbortSignal) => HostContext;
  readonly effects: LoaderEffects;
}

/** A remote in an outlet, on its way or shown. Fits `useSyncExternalStore`. */
export interface RunningRemote {
  readonly state: LoadState;
  /** @returns how to stop listening */
  subscribe(listener: () => void): () => void;
  /** *Try again*: a load from the start, past every cache. Does nothing unless it failed. */
  retry(): void;
  /** Tells the remote of a change, once it is shown; one that isn't loaded yet will read what holds then. */
  update(change: HostChange): void;
  /** Takes the remote away, waiting for its own unmount 3 s at most. The outlet is empty after it. */
  unmount(reason: UnmountReason): Promise<void>;
}

/** Loads a remote and mounts it; what comes of it is told through `state`. */
export function startRemote(options: StartOptions): RunningRemote {
  let state = firstLoadState;
  let attemptEnd = new AbortController();
  let takenAway = false;
  const listeners = new Set<() => void>();
  /** What changed while the remote was being mounted: it may have read its context before. */
  let missed: HostChange[] = [];

  function dispatch(event: LoadEvent): void {
    const next = takenAway ? state : loadStep(state, event);
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
      if (takenAway) return;
      if (state.phase === 'mounted') state.handle.update(change);
      else if (state.phase === 'mounting') missed.push(change);
    },
    async unmount(reason) {
      if (takenAway) return;
      takenAway = true;
      listeners.clear();
      if (state.phase === 'mounted') {
        // A remote that fails to leave is removed all the same.
        await inTime(state.handle.unmount(reason), UNMOUNT_LIMIT).catch(() => TIMED_OUT);
      }
      attemptEnd.abort();
    },
  };
}

/** Does what a phase waits for; the event leads to the next phase. */
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
