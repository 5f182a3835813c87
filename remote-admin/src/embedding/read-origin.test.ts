import { describe, expect, test } from '@jest/globals';
import { readOrigin } from './read-origin.ts';

describe('an origin as it is typed', () => {
  test.each([
    ['https://www.example.org', 'https://www.example.org'],
    [' HTTPS://WWW.Example.org/ ', 'https://www.example.org'],
    ['https://example.org:443', 'https://example.org'],
    ['https://example.org:8443', 'https://example.org:8443'],
    ['https://intranet', 'https://intranet'],
    ['https://bücher.example', 'https://xn--bcher-kva.example'],
    ['https://192.0.2.7', 'https://192.0.2.7'],
    ['http://localhost', 'http://localhost'],
    ['http://localhost:8080/', 'http://localhost:8080'],
    ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ])('%s is %s', (text, origin) => {
    expect(readOrigin(text)).toEqual({ kind: 'origin', origin });
  });

  test.each([
    '',
    '  ',
    'h',
    'http',
    'https:',
    'https://',
    'http://',
    'http://local',
    'http://127.',
  ])('while “%s” is typed there is no fault', (text) => {
    expect(readOrigin(text)).toEqual({ kind: 'incomplete' });
  });

  test.each([
    ['www.example.org', 'no-https'],
    ['http://example.org', 'no-https'],
    ['http://localhost.example.org', 'no-https'],
    ['ftp://example.org', 'no-https'],
    ['null', 'no-https'],
    ['https://exa mple.org', 'no-address'],
    ['https://example.org:99999', 'no-address'],
    ['https://ada:secret@example.org', 'no-address'],
    ['https:///', 'no-address'],
    ['https://*.example.org', 'wildcard'],
    ['https://*', 'wildcard'],
  ])('%s is refused: %s', (text, fault) => {
    expect(readOrigin(text)).toEqual({ kind: 'invalid', fault });
  });

  test.each([
    'https://example.org/catalogue',
    'https://example.org/?page=1',
    'https://example.org?',
    'https://example.org/#top',
    'https://example.org\\b',
    'https:///example.org',
  ])('%s is more than an origin, and its origin is known', (text) => {
    expect(readOrigin(text)).toEqual({
      kind: 'invalid',
      fault: 'more-than-origin',
      origin: 'https://example.org',
    });
  });
});
