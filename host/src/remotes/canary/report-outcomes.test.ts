import { beforeEach, expect, test } from '@jest/globals';
import type { ReleaseOutcome } from '@leeszaal/shared-contracts';
import {
  folderOf,
  type Registry,
  withCanary,
  withPublication,
} from '@leeszaal/shared-contracts/registry';
import { registryTime, smallRegistry, smallRelease } from '../../testing/small-release.ts';
import type { LoadState } from '../load-state.contract.ts';
import type { LoadFailure } from '../release/load-failure.contract.ts';
import { createCanarySession } from './canary-session.ts';
import { chooseReleases } from './choose-releases.ts';
import { createOutcomeReports } from './report-outcomes.ts';

const release = await smallRelease({ 'mf-manifest.json': '{}' });
const TRIED = '0'.repeat(20);
const tried = { active: { ...release, folder: folderOf('catalogue', TRIED) }, routes: [] };
const stable = smallRegistry(release);
const trial = { share: 10, threshold: 5, publication: tried };
const withTrial = withCanary(stable, 'catalogue', trial, registryTime);

let sent: ReleaseOutcome[];
let answer: (outcome: ReleaseOutcome) => Promise<boolean>;
beforeEach(() => {
  localStorage.clear();
  sent = [];
  answer = async () => true;
});

/** A page of a session with this draw; its remote is followed. */
function openPage(draw: number, registry: Registry = withTrial) {
  const session = createCanarySession(localStorage, () => draw / 100);
  const chosen = chooseReleases(registry, session.isChosen);
  const reports = createOutcomeReports({
    registry: { listen: (listener) => listener(chosen) },
    session,
    send: (outcome) => {
      sent.push(outcome);
      return answer(outcome);
    },
  });
  let state: LoadState = { phase: 'resolving', attempt: 0 };
  let heard: (() => void) | undefined;
  reports.follow('catalogue', {
    get state() {
      return state;
    },
    subscribe: (listener) => {
      heard = listener;
      return () => undefined;
    },
  });
  const enter = async (next: LoadState): Promise<void> => {
    state = next;
    heard?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return {
    release: chosen.remotes['catalogue']?.active.folder,
    mounted: () =>
      enter({
        phase: 'mounted',
        attempt: 0,
        release,
        handle: { update: () => undefined, unmount: async () => undefined },
      }),
    failed: (failure: LoadFailure) => enter({ phase: 'failed', attempt: 0, failure }),
    fault: () =>
      enter({ phase: 'failed', attempt: 0, failure: { reason: 'fault', error: 'broken' } }),
  };
}

const outcomes = () => sent.map(({ release: hash, outcome }) => [hash === TRIED, outcome]);
const missing: LoadFailure = { reason: 'files-missing', path: 'a.js' };

test('a session reports once that it has loaded a release, of either kind', async () => {
  for (let page = 0; page < 2; page += 1) await openPage(0).mounted();
  expect(sent).toEqual([{ remote: 'catalogue', release: TRIED, outcome: 'loaded' }]);
  localStorage.clear();
  await openPage(50).mounted();
  expect(outcomes()[1]).toEqual([false, 'loaded']);
});

test('without a canary a session reports nothing', async () => {
  const page = openPage(0, withPublication(stable, 'catalogue', tried, registryTime));
  await page.failed(missing);
  await page.mounted();
  await page.fault();
  expect(sent).toEqual([]);
});

test('a failure of load is reported once, and the next load gets the active release', async () => {
  const page = openPage(0);
  expect(page.release).toContain(TRIED);
  await page.failed(missing);
  await page.failed(missing);
  expect(outcomes()).toEqual([
    [true, 'loaded'],
    [true, 'failed'],
  ]);
  const next = openPage(0);
  expect(next.release).toBe(release.folder);
  await next.mounted();
  expect(sent).toHaveLength(2);
});

test('a fault after the mount is reported, also while the server has not answered', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  answer = ({ outcome }) => (outcome === 'loaded' ? promise : Promise.resolve(true));
  const page = openPage(0);
  await page.mounted();
  await page.fault();
  expect(outcomes()).toEqual([[true, 'loaded']]);
  resolve(true);
  await page.fault();
  expect(outcomes()).toEqual([
    [true, 'loaded'],
    [true, 'failed'],
  ]);
  expect(openPage(0).release).toBe(release.folder);
});

test('a session that the server does not count reports no failure, and leaves the canary', async () => {
  answer = async () => false;
  await openPage(0).failed(missing);
  expect(outcomes()).toEqual([[true, 'loaded']]);
  expect(openPage(0).release).toBe(release.folder);
});

test('a lost report disturbs nothing', async () => {
  answer = () => Promise.reject(new Error('offline'));
  await openPage(0).failed(missing);
  expect(openPage(0).release).toBe(release.folder);
});

test.each<[string, LoadFailure]>([
  ['an unreachable registry', { reason: 'registry-unreachable' }],
  ['a slow registry', { reason: 'timeout', during: 'resolving' }],
])('%s counts against no release', async (_, failure) => {
  await openPage(0).failed(failure);
  expect(sent).toEqual([]);
});

test.each<[string, LoadFailure]>([
  ['another contract', { reason: 'contract-mismatch', range: '^9.0' }],
  ['an endless load', { reason: 'timeout', during: 'loading' }],
  ['a mount that throws', { reason: 'mount-error', error: new Error('no') }],
])('%s counts against its release', async (_, failure) => {
  await openPage(0).failed(failure);
  expect(outcomes().at(-1)).toEqual([true, 'failed']);
});
