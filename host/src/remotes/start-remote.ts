import {
  createListeners,
  type HostChange,
  type HostContext,
  leaveRemote,
  REMOTE_FAULT,
  type UnmountReason,
} from '@leeszaal/shared-contracts';
import type { LoadEvent, LoadState } from './load-state.contract.ts';
import { firstLoadState, loadStep } from './load-step.ts';
import type { LoaderEffects } from './loader-effects.contract.ts';
import { mountRemote } from './mount-remote.ts';
import type { LoadFailure } from './release/load-failure.contract.ts';
import type { StepOptions } from './release/load-step-options.contract.ts';
import { LOAD_LIMIT } from './time-limits.ts';

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
  /**
   * Loads a failed remote again. It bypasses every cache, except after a timeout: then the files that have arrived
   * count. Otherwise without effect.
   */
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
  let renew = false;
  let timer = setTimeout(timeOut, LOAD_LIMIT);
  const listeners = createListeners();
  /** Changes during the mount: the remote may have read its context before them. */
  let missed: HostChange[] = [];

  function dispatch(event: LoadEvent): void {
    const next = isRemoved ? state : loadStep(state, event);
    if (next === state) return;
    if (state.phase === 'mounted') void leaveRemote(state.handle, 'error');
    if (next.phase === 'failed') attemptEnd.abort(endOf(next.failure));
    if (next.phase === 'failed' || next.phase === 'mounted') clearTimeout(timer);
    if (state.phase === 'failed') {
      attemptEnd = new AbortController();
      renew = state.failure.reason !== 'timeout';
      timer = setTimeout(timeOut, LOAD_LIMIT);
    }
    state = next;
    if (next.phase === 'mounting') missed = [];
    if (next.phase === 'mounted') for (const change of missed) tell(next, change);
    listeners.notify();
    void proceed(state);
  }

  function tell({ handle, attempt }: Extract<LoadState, { phase: 'mounted' }>, change: HostChange) {
    try {
      handle.update(change);
    } catch (error) {
      dispatch({ kind: 'faulted', attempt, error });
    }
  }

  async function proceed(from: LoadState): Promise<void> {
    if (from.phase === 'mounted' || from.phase === 'failed') return;
    const { attempt, phase } = from;
    try {
      dispatch(await followUp(from, { signal: attemptEnd.signal, renew }, watched(attempt)));
    } catch (error) {
      const reason = phase === 'mounting' ? 'mount-error' : 'load-error';
      dispatch({ kind: 'failed', attempt, failure: { reason, error } });
    }
  }

  /** The options with a context that reports the faults of the remote in this attempt. */
  const watched = (attempt: number): StartOptions => ({
    ...options,
    contextFor: (signal) =>
      withFaults(options.contextFor(signal), (error) =>
        dispatch({ kind: 'faulted', attempt, error }),
      ),
  });

  function timeOut(): void {
    const { attempt, phase } = state;
    if (phase === 'mounted' || phase === 'failed') return;
    dispatch({ kind: 'failed', attempt, failure: { reason: 'timeout', during: phase } });
  }

  void proceed(state);
  return {
    get state() {
      return state;
    },
    subscribe: listeners.subscribe,
    retry: () => dispatch({ kind: 'retried' }),
    update(change) {
      if (isRemoved) return;
      if (state.phase === 'mounted') tell(state, change);
      else if (state.phase === 'mounting') missed.push(change);
    },
    async unmount(reason) {
      if (isRemoved) return;
      isRemoved = true;
      clearTimeout(timer);
      listeners.clear();
      if (state.phase === 'mounted') {
        await leaveRemote(state.handle, reason);
      }
      attemptEnd.abort();
    },
  };
}

/** Why an attempt ends: requests that a timeout has ended are not joined by the next attempt. */
function endOf({ reason }: LoadFailure): DOMException | undefined {
  return reason === 'timeout'
    ? new DOMException('The remote did not load in time', 'TimeoutError')
    : undefined;
}

function withFaults(context: HostContext, onFault: (error: unknown) => void): HostContext {
  const { telemetry } = context;
  return {
    ...context,
    telemetry: {
      report: (event) => {
        telemetry.report(event);
        if (event.name === REMOTE_FAULT) onFault(event.error);
      },
    },
  };
}

/** Carries out a phase; the event leads to the next one. */
async function followUp(
  from: Exclude<LoadState, { phase: 'mounted' | 'failed' }>,
  step: StepOptions,
  options: StartOptions,
): Promise<LoadEvent> {
  const { effects, name } = options;
  const { attempt } = from;
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
      const handle = await mountRemote(from.module, { ...options, signal: step.signal });
      return { kind: 'mounted', attempt, handle };
    }
  }
}
