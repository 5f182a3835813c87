import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const source = new URL('../', import.meta.url);

test('styles that components share are in a layer below theirs, in whatever order they are loaded', () => {
  const shared = globSync('internal/**/*.module.css', { cwd: source });
  expect(shared).not.toEqual([]);
  for (const path of shared) {
    const layers = readFileSync(new URL(path, source), 'utf8').match(/@layer [^{]+(?= \{)/g);
    expect([path, layers]).toEqual([path, ['@layer leeszaal.ui.shared']]);
  }
});

test('the order of the layers names no remote: their layers follow, by the registry', () => {
  const order = readFileSync(new URL('styles/layers.css', source), 'utf8');
  expect(order.match(/leeszaal\.[a-z]+/g)).toEqual([
    'leeszaal.base',
    'leeszaal.ui',
    'leeszaal.host',
  ]);
});
