import { expect, test } from '@jest/globals';
import { toldFailures } from './told-failures.ts';

test('a test that failed is told by its file and name, with the first lines of what it said', () => {
  const why = `\u001b[31mError: no light\u001b[39m\n\n   at the door\n${'x'.repeat(200)}\nfour\nfive`;
  expect(toldFailures([{ file: '/root/e2e/a.spec.ts', title: 'opens', why }], '/root')).toEqual([
    '✘ e2e/a.spec.ts › opens',
    '    Error: no light',
    '    at the door',
    `    ${'x'.repeat(160)} …`,
    '    four',
  ]);
});

test('one that said nothing is told by its name alone', () => {
  const failed = [{ file: '/root/a.spec.ts', title: 'never ran', why: '' }];
  expect(toldFailures(failed, '/root')).toEqual(['✘ a.spec.ts › never ran']);
});
