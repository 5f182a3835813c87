import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createFakeHost } from '@leeszaal/remote-kit/testing';
import {
  type HostContext,
  REMOTE_FAULT,
  type RemoteHandle,
  type RemoteModule,
  UNMOUNT_LIMIT,
} from '@leeszaal/shared-contracts';
import { smallRelease } from '../testing/small-release.ts';
import type { LoadState } from './load-state.contract.ts';
import type { LoaderEffects } from './loader-effects.contract.ts';
import { type RunningRemote, startRemote } from './start-remote.ts';
import { LOAD_LIMIT } from './time-limits.ts';

const release = await smallRelease({ 'mf-manifest.json': '{}' });
const never = new Promise<never>(() => undefined);

let outlet: HTMLElement;
let handle: RemoteHandle & { readonly told: unknown[]; readonly gone: string[] };
let module: RemoteModule;
let effects: LoaderEffects;
let renewed: boolean[];
let signals: AbortSignal[];

beforeEach(() => {
  jest.useFakeTimers();
  outlet = document.createElement('main');
  const told: unknown[] = [];
  const gone: string[] = [];
  handle = {
    told,
    gone,
    update: (change) => void told.push(change),
    unmount: async (reason) => void gone.push(reason),
  };
  module = {
    contract: '1.0.0',
    mount: async (element) => {
      element.append('shown');
      return handle;
    },
  };
  renewed = [];
  signals = [];
  effects = {
    resolve: async (_, { renew }) => {
      renewed.push(renew);
      return { kind: 'resolved', release };
    },
    verify: async () => ({ kind: 'verified', manifest: new Uint8Array() }),
    load: async () => module,
  };
});

afterEach(() => {
  jest.useRealTimers();
});

const contextFor = (signal: AbortSignal): HostContext => {
  signals.push(signal);
  return { ...createFakeHost().context, signal };
};
const start = (): RunningRemote => startRemote({ name: 'catalogue', outlet, contextFor, effects });

/** Runs all pending promises. */
const settle = (): Promise<void> => jest.advanceTimersByTimeAsync(0);

const failureOf = (state: LoadState) => (state.phase === 'failed' ? state.failure : null);

describe('a remote that loads', () => {
  it('is mounted in an element of its own', async () => {
    const remote = start();
    const phases: string[] = [];
    remote.subscribe(() => phases.push(remote.state.phase));
    await settle();
    expect(phases).toEqual(['verifying', 'loading', 'mounting', 'mounted']);
    expect(outlet.querySelector('[data-remote=catalogue]')?.textContent).toBe('shown');
  });

  it('is told of changes', async () => {
    const remote = start();
    remote.update({ kind: 'home' });
    await settle();
    remote.update({ kind: 'home' });
    expect(handle.told).toEqual([{ kind: 'home' }]);
  });

  it('is told afterwards of what changed while it was being mounted', async () => {
    const { mount } = module;
    const remote = start();
    module = {
      ...module,
      mount: (...given) => {
        remote.update({ kind: 'language', language: 'fr' });
        return mount(...given);
      },
    };
    await settle();
    expect(handle.told).toEqual([{ kind: 'language', language: 'fr' }]);
    await remote.unmount('navigate');
    remote.update({ kind: 'home' });
    expect(handle.told).toHaveLength(1);
  });

  it('leaves nothing behind, and its signal is aborted after its own unmount', async () => {
    const remote = start();
    await settle();
    handle.unmount = async () => {
      expect(signals[0]?.aborted).toBe(false);
    };
    await remote.unmount('logout');
    expect(signals[0]?.aborted).toBe(true);
    expect(outlet.childNodes).toHaveLength(0);
  });

  it('is waited for 3 s at most when it leaves', async () => {
    const remote = start();
    await settle();
    handle.unmount = () => never;
    const left = remote.unmount('logout');
    await jest.advanceTimersByTimeAsync(UNMOUNT_LIMIT - 1);
    expect(outlet.childNodes).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    await left;
    expect(outlet.childNodes).toHaveLength(0);
  });

  it('is removed though its unmount fails', async () => {
    const remote = start();
    await settle();
    handle.unmount = () => Promise.reject(new Error('stuck'));
    await remote.unmount('navigate');
    expect(outlet.childNodes).toHaveLength(0);
  });
});

describe('a remote that fails', () => {
  it('says why, and loads from the start past every cache when asked again', async () => {
    const broken = { kind: 'failed', failure: { reason: 'files-missing', path: 'x' } } as const;
    const { verify } = effects;
    effects = { ...effects, verify: async (r, step) => (step.renew ? verify(r, step) : broken) };
    const remote = start();
    await settle();
    expect(failureOf(remote.state)).toEqual(broken.failure);
    remote.retry();
    await settle();
    expect(remote.state.phase).toBe('mounted');
    expect(renewed).toEqual([false, true]);
  });

  it.each(['resolving', 'verifying', 'loading', 'mounting'] as const)(
    'times out while %s, and uses the files that have come when asked again',
    async (phase) => {
      const [sound, soundModule] = [{ ...effects }, module];
      if (phase === 'resolving') effects.resolve = () => never;
      if (phase === 'verifying') effects.verify = () => never;
      if (phase === 'loading') effects = { ...effects, load: () => never };
      if (phase === 'mounting') module = { ...module, mount: () => never };
      const remote = start();
      await jest.advanceTimersByTimeAsync(LOAD_LIMIT - 1);
      expect(remote.state.phase).toBe(phase);
      await jest.advanceTimersByTimeAsync(1);
      expect(failureOf(remote.state)).toEqual({ reason: 'timeout', during: phase });
      Object.assign(effects, sound);
      module = soundModule;
      remote.retry();
      await settle();
      expect(remote.state.phase).toBe('mounted');
      expect(renewed.at(-1)).toBe(false);
    },
  );

  it('tells the requests that it ends why', async () => {
    let signal: AbortSignal | undefined;
    effects.verify = (_, step) => {
      ({ signal } = step);
      return never;
    };
    start();
    await jest.advanceTimersByTimeAsync(LOAD_LIMIT);
    expect(signal?.reason).toMatchObject({ name: 'TimeoutError' });
  });

  it('has 8 s in all, however many steps are slow', async () => {
    const { resolve, verify, load } = effects;
    const slowly = <T>(answer: Promise<T>) =>
      new Promise<T>((done) => setTimeout(() => done(answer), LOAD_LIMIT / 2.5));
    effects = {
      resolve: (...given) => slowly(resolve(...given)),
      verify: (...given) => slowly(verify(...given)),
      load: (...given) => slowly(load(...given)),
    };
    const remote = start();
    await jest.advanceTimersByTimeAsync(LOAD_LIMIT);
    expect(failureOf(remote.state)).toEqual({ reason: 'timeout', during: 'loading' });
  });

  it('tells an error while loading from one while mounting, and clears the outlet', async () => {
    const error = new Error('broken');
    let load: LoaderEffects['load'] = () => Promise.reject(error);
    effects = { ...effects, load: (...args) => load(...args) };
    const remote = start();
    await settle();
    expect(failureOf(remote.state)).toEqual({ reason: 'load-error', error });
    load = async () => ({
      ...module,
      mount: async (element) => {
        element.append('half');
        throw error;
      },
    });
    remote.retry();
    await settle();
    expect(failureOf(remote.state)).toEqual({ reason: 'mount-error', error });
    expect(outlet.childNodes).toHaveLength(0);
    expect(signals[0]?.aborted).toBe(true);
  });

  it('that cannot render any more is unmounted, and loads anew when asked again', async () => {
    const error = new Error('broken');
    const { mount } = module;
    let context: HostContext | undefined;
    module = {
      ...module,
      mount: (element, given) => {
        context = given;
        return mount(element, given);
      },
    };
    const remote = start();
    await settle();
    context?.telemetry.report({ level: 'error', name: 'another' });
    expect(remote.state.phase).toBe('mounted');
    context?.telemetry.report({ level: 'error', name: REMOTE_FAULT, error });
    expect(failureOf(remote.state)).toEqual({ reason: 'fault', error });
    expect(handle.gone).toEqual(['error']);
    expect(outlet.childNodes).toHaveLength(0);
    remote.retry();
    await settle();
    expect(remote.state.phase).toBe('mounted');
    expect(renewed).toEqual([false, true]);
  });

  it('that cannot take a change fails alone', async () => {
    const error = new Error('broken');
    handle.update = () => {
      throw error;
    };
    const remote = start();
    await settle();
    remote.update({ kind: 'home' });
    expect(failureOf(remote.state)).toEqual({ reason: 'fault', error });
  });

  it('takes a mount that comes too late away again', async () => {
    const { promise, resolve } = Promise.withResolvers<RemoteHandle>();
    module = { ...module, mount: () => promise };
    const remote = start();
    await jest.advanceTimersByTimeAsync(LOAD_LIMIT);
    expect(remote.state.phase).toBe('failed');
    resolve(handle);
    await settle();
    expect(handle.gone).toEqual(['error']);
    expect(remote.state.phase).toBe('failed');
  });
});

describe('a remote that is taken away while it loads', () => {
  it('never appears', async () => {
    const { promise, resolve } = Promise.withResolvers<RemoteModule>();
    effects = { ...effects, load: () => promise };
    const remote = start();
    await settle();
    await remote.unmount('navigate');
    resolve(module);
    await settle();
    expect(outlet.childNodes).toHaveLength(0);
    expect(remote.state.phase).toBe('loading');
  });
});
