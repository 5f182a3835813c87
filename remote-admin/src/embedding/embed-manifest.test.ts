import { expect, test } from '@jest/globals';
import { readEmbedManifest } from './embed-manifest.ts';

const ADDRESS = 'https://portal.test/embed-files/embed.json';

test('the address of the script is beside the manifest', () => {
  const reader = { file: '0a1b/leeszaal-reader.js', integrity: 'sha384-abc' };
  expect(readEmbedManifest(JSON.stringify({ reader }), ADDRESS)).toEqual({
    address: 'https://portal.test/embed-files/0a1b/leeszaal-reader.js',
    integrity: 'sha384-abc',
  });
});

test.each([
  'null',
  '{}',
  '{"reader":{"file":"a.js"}}',
  '{"reader":{"file":1,"integrity":"x"}}',
  '<html>',
])('the text %s names no script', (text) => {
  expect(() => readEmbedManifest(text, ADDRESS)).toThrow();
});
