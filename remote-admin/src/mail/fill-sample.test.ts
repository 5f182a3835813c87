import { expect, test } from '@jest/globals';
import { MAIL_PLACEHOLDERS, placeholdersOf } from '@leeszaal/shared-contracts';
import { fillSample } from './fill-sample.ts';

const fill = (text: string) => fillSample(text, 'Library {name}', 'https://portal.test');

test('a placeholder becomes a sample value, once; an unknown one stays [C2.257]', () => {
  expect(fill('{name}: {library} {nmae} { x }')).toBe('Ada Lovelace: Library {name} {nmae} { x }');
  expect(fill('{link}')).toBe('https://portal.test/password?code=1a2b3c');
});

test('each placeholder of each mail has a sample value', () => {
  for (const { known } of Object.values(MAIL_PLACEHOLDERS)) {
    const text = known.map((name) => `{${name}}`).join(' ');
    expect(placeholdersOf(fillSample(text, 'North', ''))).toEqual([]);
  }
});
