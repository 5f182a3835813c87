import { beforeEach, expect, jest, test } from '@jest/globals';
import type { RemoteModule } from '@leeszaal/shared-contracts';
import type { Release } from '@leeszaal/shared-contracts/registry';
import type { LoaderEffects } from './loader-effects.contract.ts';
import { createPreparations, type Preparations } from './preparations.ts';
import type { StepOptions } from './release/load-step-options.contract.ts';
import type { Verification } from './release/verify-files.ts';
import { PHASE_LIMITS } from './time-limits.ts';

const release = { folder: 'catalogue/1' } as Release;
const manifest = new Uint8Array(1);
const first: StepOptions = { signal: new AbortController().signal, renew: false };
const again: StepOptions = { ...first, renew: true };

const resolve = jest.fn<LoaderEffects['resolve']>();
const verify = jest.fn<LoaderEffects['verify']>();
const load = jest.fn<LoaderEffects['load']>();
let preparations: Preparations;

beforeEach(() => {
  jest.resetAllMocks();
  resolve.mockResolvedValue({ kind: 'resolved', release });
  verify.mockResolvedValue({ kind: 'verified', manifest });
  load.mockResolvedValue({} as RemoteModule);
  preparations = createPreparations({ resolve, verify, load });
});

const settled = () => new Promise((done) => setTimeout(done));

test('what was prepared is not asked for a second time', async () => {
  preparations.prepare('catalogue');
  preparations.prepare('catalogue');
  const { effects } = preparations;
  expect(await effects.resolve('catalogue', first)).toEqual({ kind: 'resolved', release });
  expect(await effects.verify(release, first)).toEqual({ kind: 'verified', manifest });
  await settled();
  expect(resolve).toHaveBeenCalledTimes(1);
  expect(verify).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenCalledWith('catalogue', release, manifest);
});

test('a caller that awaits a preparation waits for its files, and not for its code to run', async () => {
  const files = Promise.withResolvers<Verification>();
  verify.mockReturnValue(files.promise);
  load.mockReturnValue(new Promise(() => undefined));
  const told = jest.fn();
  const preparing = preparations.prepare('catalogue').then(told);
  await settled();
  expect(told).not.toHaveBeenCalled();
  files.resolve({ kind: 'verified', manifest });
  await preparing;
  expect(load).toHaveBeenCalledTimes(1);
  // A later call need not wait.
  await preparations.prepare('catalogue');
});

test('its code runs as it comes, once its manifest is right', async () => {
  verify.mockImplementation(async (_, { onManifest }) => {
    onManifest?.(manifest);
    return new Promise(() => undefined);
  });
  load.mockRejectedValue(new Error('broken'));
  preparations.prepare('catalogue');
  await settled();
  expect(load).toHaveBeenCalledWith('catalogue', release, manifest);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a second start of the same remote asks anew', async () => {
  preparations.prepare('catalogue');
  await settled();
  await preparations.effects.resolve('catalogue', first);
  await preparations.effects.resolve('catalogue', first);
  expect(resolve).toHaveBeenCalledTimes(2);
});

test('a retry takes nothing that was prepared, and nothing of it is left', async () => {
  preparations.prepare('catalogue');
  await settled();
  await preparations.effects.resolve('catalogue', again);
  await preparations.effects.verify(release, again);
  await preparations.effects.verify(release, first);
  expect(resolve).toHaveBeenLastCalledWith('catalogue', again);
  expect(verify).toHaveBeenCalledTimes(3);
});

test('a remote that is not requested yet loads what it needs beyond itself, and no other [R2.105]', async () => {
  const loadAhead = jest.fn();
  load.mockResolvedValue({ loadAhead } as Partial<RemoteModule> as RemoteModule);
  preparations.prepare('catalogue');
  await settled();
  expect(loadAhead).not.toHaveBeenCalled();
  preparations.prepare('reader', true);
  await settled();
  expect(loadAhead).toHaveBeenCalledTimes(1);
});

test('a remote without preparation is loaded as ever', async () => {
  preparations.prepare('catalogue');
  await settled();
  await preparations.effects.resolve('reader', first);
  expect(resolve).toHaveBeenLastCalledWith('reader', first);
});

test.each<[string, () => void]>([
  ['cannot be found', () => resolve.mockResolvedValue({ kind: 'failed', failure: MISSING })],
  ['has changed files', () => verify.mockResolvedValue({ kind: 'failed', failure: MISSING })],
  ['cannot be reached', () => resolve.mockRejectedValue(new Error('gone'))],
  ['does not run', () => load.mockRejectedValue(new Error('broken'))],
])('a remote that %s fails only where it is started', async (_, breakIt) => {
  breakIt();
  await preparations.prepare('catalogue');
  await settled();
  const outcome = await preparations.effects.resolve('catalogue', first).catch(String);
  expect(outcome).toEqual(await Promise.resolve(resolve.mock.results[0]?.value).catch(String));
});

const GONE = { kind: 'failed', failure: { reason: 'registry-unreachable' } } as const;

test.each<[string, () => void]>([
  ['not found', () => resolve.mockResolvedValueOnce(GONE)],
  ['not reached', () => resolve.mockRejectedValueOnce(new Error('gone'))],
  ['changed', () => verify.mockResolvedValueOnce(GONE)],
])('a remote that was %s unrequested is there for a later caller', async (_, breakIt) => {
  breakIt();
  preparations.prepare('catalogue');
  await settled();
  const { effects } = preparations;
  expect(await effects.resolve('catalogue', first)).toEqual({ kind: 'resolved', release });
  expect(await effects.verify(release, first)).toEqual({ kind: 'verified', manifest });
});

test('each step of a preparation is given up after the time that it has', async () => {
  const limits: number[] = [];
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    limits.push(limit);
    return AbortSignal.abort();
  });
  preparations.prepare('catalogue');
  await settled();
  expect(limits).toEqual([PHASE_LIMITS.resolving, PHASE_LIMITS.verifying]);
  for (const step of [resolve, verify]) expect(step.mock.calls[0]?.[1].signal.aborted).toBe(true);
});

const MISSING = { reason: 'not-registered' } as const;
