import { describe, expect, it } from '@jest/globals';
import { redirectTarget } from './redirect-target.ts';

const own = 'http://localhost:4200';
const target = (redirect: string | undefined) =>
  redirectTarget(redirect, own, ['https://portal.example'])?.href ?? null;

describe('redirectTarget', () => {
  it.each([
    ['/', 'http://localhost:4200/'],
    ['/search?query=%7B%7D#top', 'http://localhost:4200/search?query=%7B%7D#top'],
    ['/a//b', 'http://localhost:4200/a//b'],
    ['http://localhost:4200/reader/x', 'http://localhost:4200/reader/x'],
    ['https://portal.example/x', 'https://portal.example/x'],
    ['HTTPS://PORTAL.example:443/x', 'https://portal.example/x'],
  ])('allows %s', (redirect, href) => {
    expect(target(redirect)).toBe(href);
  });

  it.each([
    undefined,
    '',
    'search',
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:\\\\evil.example',
    'https:/evil.example',
    'https:///evil.example',
    '/\t/evil.example',
    '\u0000/x',
    ' //evil.example',
    '/x ',
    'https://portal.example@evil.example/',
    'https://evil.example#@portal.example',
    'https://user@portal.example/',
    'https://@portal.example/',
    'https://portal.example.evil.example/',
    'https://portal.example:8443/',
    'http://portal.example/',
    'http://localhost:4201/',
    'http://localhost/',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'https://[::1',
    `/${'x'.repeat(5000)}`,
  ])('refuses %s', (redirect) => {
    expect(target(redirect)).toBeNull();
  });
});
