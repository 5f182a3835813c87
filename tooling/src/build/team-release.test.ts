import { expect, it } from '@jest/globals';
import { ownReleases, teamRelease } from './team-release.ts';

const registry = (release: string) => {
  const folder = `remotes/shop/${release}`;
  const active = { version: '1', folder, contract: '^1.0', manifest: '', initial: [], files: [] };
  return { remotes: { shop: { active, previous: null, routes: [] } } };
};
const built = { sources: 'c', release: 'two', earlier: ['one'] };

it.each([
  ['the last build', 'two'],
  ['an earlier build, to which the remote was rolled back', 'one'],
])('is none when the active release is %s', (_name, active) => {
  expect(teamRelease(registry(active), 'shop', built)).toBeUndefined();
});

it('is the active release when no build of the workspace made it', () => {
  expect(teamRelease(registry('theirs'), 'shop', built)).toBe('theirs');
  expect(teamRelease(registry('theirs'), 'shop', undefined)).toBe('theirs');
});

it('is none for a remote without a release', () => {
  expect(teamRelease({ remotes: {} }, 'shop', undefined)).toBeUndefined();
});

it('remembers the releases of a hundred builds', () => {
  const earlier = Array.from({ length: 100 }, (_each, index) => String(index));
  expect(ownReleases({ release: 'last', earlier })).toEqual(['last', ...earlier.slice(0, 99)]);
  expect(ownReleases({ release: null })).toEqual([]);
});
