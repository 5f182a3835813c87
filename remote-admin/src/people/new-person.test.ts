import { expect, test } from '@jest/globals';
import { NAME_LIMIT } from '@leeszaal/shared-contracts';
import { draftFault } from './new-person.ts';

test.each([
  ['name', ' Ada Lovelace ', undefined],
  ['name', '  ', 'missing'],
  ['name', 'x'.repeat(NAME_LIMIT), undefined],
  ['name', 'x'.repeat(NAME_LIMIT + 1), 'long'],
  ['name', 'Ada\tLovelace', 'invalid'],
  ['email', ' ada@example.org ', undefined],
  ['email', '', 'missing'],
  ['email', `${'x'.repeat(320)}@example.org`, 'long'],
  ['email', 'ada', 'invalid'],
  ['email', 'ada@example.org, bob@example.org', 'invalid'],
] as const)('the %s “%s” is checked before it is sent: %s [C5.27]', (field, typed, fault) => {
  expect(draftFault(field, typed)).toBe(fault);
});
