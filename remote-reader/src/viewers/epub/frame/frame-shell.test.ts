import { expect, test } from '@jest/globals';
import { framePolicy, policySource } from './frame-shell.ts';

test('an address ends no source of a policy, and has no query in it', () => {
  expect(policySource('https://library.example/a;b,c/')).toBe('https://library.example/a%3Bb%2Cc/');
  expect(policySource('https://school.example/serif.woff2?no-inline')).toBe(
    'https://school.example/serif.woff2',
  );
});

test('a frame requests nothing but the files of its document and typefaces', () => {
  expect(framePolicy('https://library.example/d/')).toMatch(
    /^default-src 'none'; img-src https:\/\/library.example\/d\/ data:;/,
  );
});
