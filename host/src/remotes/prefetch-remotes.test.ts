import { beforeEach, expect, jest, test } from '@jest/globals';
import { createFakeHttp } from '@leeszaal/remote-kit/testing';
import type { RemoteModule } from '@leeszaal/shared-contracts';
import type { Release } from '@leeszaal/shared-contracts/registry';
import type { LoaderEffects } from './loader-effects.contract.ts';
import { createRemotesPrefetch, type RemotesPrefetch } from './prefetch-remotes.ts';
import type { StepOptions } from './release/load-step-options.contract.ts';
import type { Verification } from './release/verify-files.ts';
import { PREFETCH_LIMIT } from './time-limits.ts';

const release = { folder: 'catalogue/1' } as Release;
const manifest = new Uint8Array(1);
const first: StepOptions = { signal: new AbortController().signal, renew: false };
const again: StepOptions = { ...first, renew: true };

const resolve = jest.fn<LoaderEffects['resolve']>();
const verify = jest.fn<LoaderEffects['verify']>();
const load = jest.fn<LoaderEffects['load']>();
let remotes: RemotesPrefetch;

beforeEach(() => {
  jest.resetAllMocks();
  resolve.mockResolvedValue({ kind: 'resolved', release });
  verify.mockResolvedValue({ kind: 'verified', manifest });
  load.mockResolvedValue({} as RemoteModule);
  remotes = createRemotesPrefetch({ resolve, verify, load });
});

const settled = () => new Promise((done) => setTimeout(done));

test('what was prefetched is not asked for a second time', async () => {
  remotes.prefetch('catalogue');
  remotes.prefetch('catalogue');
  const { effects } = remotes;
  expect(await effects.resolve('catalogue', first)).toEqual({ kind: 'resolved', release });
  expect(await effects.verify(release, first)).toEqual({ kind: 'verified', manifest });
  await settled();
  expect(resolve).toHaveBeenCalledTimes(1);
  expect(verify).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenCalledWith('catalogue', release, manifest);
});

test('a caller that awaits a prefetch waits for its files, and not for its code to run', async () => {
  const files = Promise.withResolvers<Verification>();
  verify.mockReturnValue(files.promise);
  load.mockReturnValue(new Promise(() => undefined));
  const told = jest.fn();
  const prefetching = remotes.prefetch('catalogue').then(told);
  await settled();
  expect(told).not.toHaveBeenCalled();
  files.resolve({ kind: 'verified', manifest });
  await prefetching;
  expect(load).toHaveBeenCalledTimes(1);
  // A later call need not wait.
  await remotes.prefetch('catalogue');
});

test('its code runs as it comes, once its manifest is right', async () => {
  verify.mockImplementation(async (_, { onManifest }) => {
    onManifest?.(manifest);
    return new Promise(() => undefined);
  });
  load.mockRejectedValue(new Error('broken'));
  remotes.prefetch('catalogue');
  await settled();
  expect(load).toHaveBeenCalledWith('catalogue', release, manifest);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a start that ends takes the prefetch that it waits for with it', async () => {
  const files = Promise.withResolvers<Verification>();
  verify.mockReturnValueOnce(files.promise);
  remotes.prefetch('catalogue');
  await settled();
  const end = new AbortController();
  const verified = remotes.effects.verify(release, { ...first, signal: end.signal });
  const signal = verify.mock.calls[0]?.[1].signal;
  expect(signal?.aborted).toBe(false);
  end.abort('too late');
  expect(signal?.reason).toBe('too late');
  files.resolve({ kind: 'failed', failure: MISSING });
  await verified;
});

test('a second start of the same remote asks anew', async () => {
  remotes.prefetch('catalogue');
  await settled();
  await remotes.effects.resolve('catalogue', first);
  await remotes.effects.resolve('catalogue', first);
  expect(resolve).toHaveBeenCalledTimes(2);
});

test('a retry takes nothing that was prefetched, and nothing of it is left', async () => {
  remotes.prefetch('catalogue');
  await settled();
  await remotes.effects.resolve('catalogue', again);
  await remotes.effects.verify(release, again);
  await remotes.effects.verify(release, first);
  expect(resolve).toHaveBeenLastCalledWith('catalogue', again);
  expect(verify).toHaveBeenCalledTimes(3);
});

test('a remote that is not requested yet loads what it needs beyond itself, and no other [R2.105]', async () => {
  const prefetch = jest.fn();
  load.mockResolvedValue({ prefetch } as Partial<RemoteModule> as RemoteModule);
  remotes.prefetch('catalogue');
  await settled();
  expect(prefetch).not.toHaveBeenCalled();
  remotes.prefetch('reader', 'later');
  await settled();
  expect(prefetch).toHaveBeenCalledTimes(1);
});

test('a remote that is still loading at the press gets no address [R2.222]', async () => {
  const prefetch = jest.fn();
  load.mockResolvedValue({ prefetch } as Partial<RemoteModule> as RemoteModule);
  remotes.prefetch('reader', 'next', undefined, { path: '/reader/d', http: createFakeHttp() });
  await settled();
  expect(prefetch.mock.calls).toEqual([[true, undefined, undefined]]);
});

test('a remote that is opened next prepares each time, for what is opened, and is loaded once [R2.180 R2.210 R2.222]', async () => {
  const prefetch = jest.fn();
  load.mockResolvedValue({ prefetch } as Partial<RemoteModule> as RemoteModule);
  remotes.prefetch('reader', 'next');
  await settled();
  await remotes.effects.resolve('reader', first);
  const pressed = { path: '/reader/d', http: createFakeHttp() };
  remotes.prefetch('reader', 'next', 'application/pdf', pressed);
  await settled();
  expect(prefetch.mock.calls).toEqual([
    [true, undefined, undefined],
    [true, 'application/pdf', pressed],
  ]);
  expect(resolve).toHaveBeenCalledTimes(1);
});

test('a remote without prefetch is loaded as ever', async () => {
  remotes.prefetch('catalogue');
  await settled();
  await remotes.effects.resolve('reader', first);
  expect(resolve).toHaveBeenLastCalledWith('reader', first);
});

test.each<[string, () => void]>([
  ['cannot be found', () => resolve.mockResolvedValue({ kind: 'failed', failure: MISSING })],
  ['has changed files', () => verify.mockResolvedValue({ kind: 'failed', failure: MISSING })],
  ['cannot be reached', () => resolve.mockRejectedValue(new Error('gone'))],
  ['does not run', () => load.mockRejectedValue(new Error('broken'))],
])('a remote that %s fails only where it is started', async (_, breakIt) => {
  breakIt();
  await remotes.prefetch('catalogue');
  await settled();
  const outcome = await remotes.effects.resolve('catalogue', first).catch(String);
  expect(outcome).toEqual(await Promise.resolve(resolve.mock.results[0]?.value).catch(String));
});

const GONE = { kind: 'failed', failure: { reason: 'registry-unreachable' } } as const;

test.each<[string, () => void]>([
  ['not found', () => resolve.mockResolvedValueOnce(GONE)],
  ['not reached', () => resolve.mockRejectedValueOnce(new Error('gone'))],
  ['changed', () => verify.mockResolvedValueOnce(GONE)],
])('a remote that was %s unrequested is there for a later caller', async (_, breakIt) => {
  breakIt();
  remotes.prefetch('catalogue');
  await settled();
  const { effects } = remotes;
  expect(await effects.resolve('catalogue', first)).toEqual({ kind: 'resolved', release });
  expect(await effects.verify(release, first)).toEqual({ kind: 'verified', manifest });
});

test('each step of a prefetch is given up after the time that it has', async () => {
  const limits: number[] = [];
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    limits.push(limit);
    return AbortSignal.abort();
  });
  remotes.prefetch('catalogue');
  await settled();
  expect(limits).toEqual([PREFETCH_LIMIT, PREFETCH_LIMIT]);
  for (const step of [resolve, verify]) expect(step.mock.calls[0]?.[1].signal.aborted).toBe(true);
});

const MISSING = { reason: 'not-registered' } as const;
