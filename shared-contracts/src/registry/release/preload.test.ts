import { expect, test } from '@jest/globals';
import { preloadOf } from './preload.ts';

const named = (path: string) => ({ path, size: 1, sha384: 'abc' });
const files = [named('entry.js'), named('look.css'), named('mf-manifest.json')];

test.each([
  ['entry.js', 'script'],
  ['look.css', 'style'],
])('%s is preloaded as a %s, with the digest of the registry', (path, as) => {
  expect(preloadOf({ files }, path)).toEqual({ as, integrity: 'sha384-abc' });
});

test.each(['mf-manifest.json', 'unnamed.js'])('%s is not preloaded', (path) => {
  expect(preloadOf({ files }, path)).toBeUndefined();
});

test('modules are not preloaded', () => {
  expect(preloadOf({ files, importMap: 'digest' }, 'entry.js')).toBeUndefined();
});
