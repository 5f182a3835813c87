import { expect, it } from '@jest/globals';
import {
  emptyRegistry,
  type Publication,
  withCanary,
  withHaltedCanary,
  withPublication,
} from '@leeszaal/shared-contracts/registry';
import { releaseLines } from './release-lines.ts';

const now = new Date('2026-03-01T12:00:00Z');
const publication = (hash: string, version: string): Publication => ({
  active: {
    version,
    folder: `remotes/notices/${hash}`,
    contract: '^1.0',
    manifest: 'mf-manifest.json',
    initial: [],
    files: [{ path: 'remoteEntry.js', size: 2000, sha384: 'A'.repeat(64) }],
  },
  routes: [{ name: 'home', path: '/notices', minimumRole: 'none' }],
});

it('shows what is live, since when, how large, by which key, and what was before', () => {
  const first = withPublication(emptyRegistry(now), 'notices', publication('aa', '1.0.0'), now);
  const second = withPublication(first, 'notices', publication('bb', '1.1.0'), now);
  expect(releaseLines(second, { notices: ['5Vd2'] })).toEqual([
    'Registry 2, valid until 2026-03-08T12:00:00.000Z',
    '',
    'notices',
    '  live      bb, version 1.1.0',
    '  since     2026-03-01T12:00:00.000Z',
    '  contract  ^1.0',
    '  key       5Vd2',
    '  size      2 KB in 1 files that may run',
    '  routes    /notices',
    '  previous  aa, version 1.0.0',
  ]);
  expect(releaseLines(first)).toContain('  key       none that the root names');
  expect(releaseLines(first).at(-1)).toBe('  previous  none');
});

it('shows the canary, or that it has halted', () => {
  const live = withPublication(emptyRegistry(now), 'notices', publication('aa', '1.0.0'), now);
  const trial = { share: 10, threshold: 5, publication: publication('bb', '1.1.0') };
  const tried = withCanary(live, 'notices', trial, now);
  expect(releaseLines(tried).slice(-3)).toEqual([
    '  previous  none',
    '  canary    bb, version 1.1.0',
    '            for 10 % of the sessions since 2026-03-01T12:00:00.000Z; halts above 5 % failures',
  ]);
  const counts = { sessions: 40, failures: 1 };
  const counted = { notices: { canary: counts, active: { sessions: 360, failures: 2 } } };
  expect(releaseLines(tried, {}, counted).at(-1)).toBe(
    '            failed in 1 of 40 sessions, live in 2 of 360 sessions',
  );
  const halted = withHaltedCanary(tried, 'notices', { sessions: 40, failures: 9 }, now);
  expect(releaseLines(halted).slice(-2)).toEqual([
    '  halted    bb, version 1.1.0',
    '            at 2026-03-01T12:00:00.000Z: failed in 9 of 40 sessions',
  ]);
});

it('steers no terminal', () => {
  const registry = withPublication(
    emptyRegistry(now),
    'notices',
    publication('aa', '1.0\u001b[2J\u0007'),
    now,
  );
  expect(releaseLines(registry).join('\n')).toContain('version 1.0[2J\n');
});
