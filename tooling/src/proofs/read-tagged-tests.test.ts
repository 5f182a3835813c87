import { expect, test } from '@jest/globals';
import { readTaggedTests } from './read-tagged-tests.ts';

const ids = ['C2.4', 'R8.1'];
const tag = `[${ids.join(' ')}]`;
/** The modifier of a test that is only planned. */
const planned = 'todo';

test.each([
  [`it('opens ${tag}', () => {})`, 'opens'],
  [`test(\n  'opens ${tag}',\n  () => {})`, 'opens'],
  [`it.each([1])('opens %s ${tag}', () => {})`, 'opens %s'],
  [`test.describe("it's open ${tag}", () => {})`, "it's open"],
  [`it('it\\'s open ${tag}', () => {})`, "it\\'s open"],
  [`it(\`opens \${x} ${tag}\`, () => {})`, `opens \${x}`],
  [`it.each([['opens ${tag}', 'a door']])('%s', () => {})`, 'opens'],
])('the title of %j is read', (source, title) => {
  expect(readTaggedTests('a.test.ts', source)).toEqual([{ file: 'a.test.ts', title, ids }]);
});

test.each([
  `// opens ${tag}`,
  `// it('opens ${tag}', () => {})`,
  ` * it('opens ${tag}', () => {})`,
  `it.${planned}('opens ${tag}')`,
  `it('opens', () => {}) // ${tag}`,
  "it('opens', () => {})",
])('no title with a number is in %j', (source) => {
  expect(readTaggedTests('a.test.ts', source)).toEqual([]);
});
