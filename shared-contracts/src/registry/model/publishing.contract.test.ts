import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { remoteNameSchema } from '../facts/remote-name.ts';
import { RELEASE_LIMITS, releaseListingSchema } from './publishing.contract.ts';

const listing = (...paths: string[]) =>
  paths.map((path) => ({ path, size: 1, sha384: 'A'.repeat(64) }));
const accepts = (...paths: string[]) => v.is(releaseListingSchema, listing(...paths));

describe('the listing of a release', () => {
  it.each([
    [['a.js', 'a/b.js', 'a-b/c.js'], true],
    [['a/b', 'a.b', 'a-', 'ab'], true],
    [['a', 'a'], false],
    [['a/b', 'a'], false],
    [['a', 'a-b', 'a/b/c'], false],
    [['a/b/c/d', 'x', 'a/b'], false],
  ])('of %j is accepted: %s', (paths, accepted) => {
    expect(accepts(...paths)).toBe(accepted);
  });

  it.each(['a%2fb.js', '%2e%2e', 'a%'])(
    'refuses the path %s, whose address means another',
    (path) => {
      expect(accepts(path)).toBe(false);
    },
  );

  // A list of all folders in it would fill the memory.
  it('refuses a path of a megabyte', () => {
    const path = 'a/'.repeat(RELEASE_LIMITS.listingBytes / 2 - 100).concat('a');
    const { issues } = v.safeParse(releaseListingSchema, listing(path));
    expect(issues?.map(({ message }) => message)).toEqual(['a long path']);
  });
});

it.each([
  'constructor',
  'prototype',
  'host',
  'ui',
  'base',
  'root',
  'registry',
  'Notices',
  'no-tices',
  '',
  'x'.repeat(41),
])('refuses the remote name “%s”', (name) => {
  expect(v.is(remoteNameSchema, name)).toBe(false);
});
