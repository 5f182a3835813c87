import { expect, test } from '@jest/globals';
import {
  type Canary,
  emptyRegistry,
  folderOf,
  type Publication,
  type Registry,
  withCanary,
  withPublication,
} from '@leeszaal/shared-contracts/registry';
import fc from 'fast-check';
import { chooseReleases, DRAWS, isInShare } from './choose-releases.ts';

const now = new Date('2026-03-01T12:00:00Z');
const publication = (hash: string, path: string): Publication => ({
  active: {
    version: '1.0.0',
    folder: folderOf('notices', hash),
    contract: '^1.0',
    manifest: 'mf-manifest.json',
    initial: [],
    files: [],
  },
  routes: [{ name: 'home', path, minimumRole: 'none' }],
});
const stable = publication('0a'.repeat(10), '/notices');
const tried = publication('0b'.repeat(10), '/news');
const withStable = withPublication(emptyRegistry(now), 'notices', stable, now);
const terms = { share: 10, threshold: 5 };
const registry = withCanary(withStable, 'notices', { ...terms, publication: tried }, now);

const hash = fc.string({
  unit: fc.constantFrom(...'0123456789abcdef'),
  minLength: 20,
  maxLength: 20,
});
const share = fc.integer({ min: 1, max: 99 });
const canaryOf = (release: string, part: number): Canary => ({
  publication: publication(release, '/'),
  share: part,
  threshold: 5,
  since: now.toISOString(),
});
const chosenDraws = (canary: Canary): number[] =>
  Array.from({ length: DRAWS }, (_, draw) => draw).filter((draw) => isInShare(draw, canary));

test('of all draws exactly the share gets a canary, whatever its release', () => {
  fc.assert(
    fc.property(hash, share, (release, part) => {
      expect(chosenDraws(canaryOf(release, part))).toHaveLength(part);
    }),
  );
});

test('a larger share of the same release keeps the sessions that have it', () => {
  fc.assert(
    fc.property(hash, share, share, (release, one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      const kept = new Set(chosenDraws(canaryOf(release, more)));
      expect(chosenDraws(canaryOf(release, less)).every((draw) => kept.has(draw))).toBe(true);
    }),
  );
});

test('a chosen canary brings its files and screens, and the way back stays', () => {
  const of = (chosen: boolean): Registry['remotes'][string] | undefined =>
    chooseReleases(registry, () => chosen).remotes['notices'];
  expect(of(true)).toMatchObject({ ...tried, since: now.toISOString(), previous: null });
  expect(of(false)).toEqual(registry.remotes['notices']);
  expect(chooseReleases(withStable, () => true)).toEqual(withStable);
});
