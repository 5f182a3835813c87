import { expect, test } from '@jest/globals';
import { hasTest, isTitle } from './find-title.ts';

test.each([
  ["it('opens', () => {})", 'opens', true],
  ["test(\n  'opens',\n  () => {})", 'opens', true],
  ["it.each([1])('opens %s', () => {})", 'opens %s', true],
  ["it('it\\'s open', () => {})", "it's open", true],
  [`it(\`opens \${x}\`, () => {})`, `opens \${x}`, true],
  ["it.each([['opens', 1]])('%s', () => {})", 'opens', true],
  ["// 'opens'", 'opens', false],
  ["it('opens the door', () => {})", 'opens', false],
])('in %j the test %j is found: %s', (source, title, found) => {
  expect(hasTest(source, title)).toBe(found);
});

test.each(['skip', 'fixme', 'todo'])('what is set aside with %s is no test', (modifier) => {
  for (const name of ['it', 'test']) {
    expect(hasTest(`${name}.${modifier}('opens', () => {})`, 'opens')).toBe(false);
  }
});

test.each([
  ['opens', 'opens', true],
  ['opens', 'opens a door', false],
  ['opens %s', 'opens a door', true],
  [`opens \${name} (now)`, 'opens x (now)', true],
  ['$role may not', 'admin may', false],
])('the test %j ran as %j: %s', (title, ran, same) => {
  expect(isTitle(title, ran)).toBe(same);
});
