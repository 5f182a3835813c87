import { expect, test } from '@jest/globals';
import { toldFailures } from './told-failures.ts';

test('a test that failed is told by its file and name, with the first lines of what it said', () => {
  const why = `\u001b[31mError: no light\u001b[39m\n\n   at the door\n${'x'.repeat(200)}\nfour\nfive`;
  const failed = [{ file: '/root/e2e/a.spec.ts', title: 'opens', why }];
  expect(toldFailures(failed, '/root')).toEqual([
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

test('a journey that failed is told with the elements of its page', () => {
  const why = 'Error: no light';
  const failed = [{ file: '/root/a.spec.ts', title: 'opens', why, pageFile: '/out/page.md' }];
  const files = new Map([['/out/page.md', '# Page\n\n```yaml\n- main:\n  - alert: Dark\n```\n']]);
  expect(toldFailures(failed, '/root', (file) => files.get(file) ?? '')).toEqual([
    '✘ a.spec.ts › opens',
    '    Error: no light',
    '      - main:',
    '        - alert: Dark',
  ]);
});
