import { expect, test } from '@jest/globals';
import { personFileName } from './person-file-name.ts';

test.each([
  ['Zoë Łęcka', 'person-Zoë-Łęcka.json'],
  ['../a\\b:c*"<>|?', 'person-a-b-c.json'],
  ['Lezer, Jan ', 'person-Lezer-Jan.json'],
  ['…', 'person.json'],
  ['x'.repeat(120), `person-${'x'.repeat(60)}.json`],
])('the file of %s has a name that every file system takes [C2.226]', (name, file) => {
  expect(personFileName(name)).toBe(file);
});
