import { expect, test } from '@jest/globals';
import { readPortalToken } from './portal-token.ts';
import { readReleaseArguments } from './release-commands.ts';

const variable = 'LEESZAAL_TOKEN';

test('is the variable, and none when it is empty', () => {
  process.env[variable] = 'leeszaal_A-z_0';
  expect(readPortalToken()).toBe('leeszaal_A-z_0');
  process.env[variable] = '';
  expect(readPortalToken()).toBeUndefined();
});

test.each(['Token of notices:\nleeszaal_SECRET', ' leeszaal_SECRET', '“leeszaal_SECRET”'])(
  'a command refuses what is not one token, and does not print it: %j',
  (text) => {
    process.env[variable] = text;
    const read = () => readReleaseArguments(['--to', 'https://portal.example']);
    expect(read).toThrow('LEESZAAL_TOKEN is not one token');
    expect(read).not.toThrow('SECRET');
  },
);
