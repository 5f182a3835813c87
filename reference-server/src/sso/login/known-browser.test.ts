import { expect, it } from '@jest/globals';
import { knownBrowser, writeBrowserCookie } from './known-browser.ts';

const secret = new Uint8Array(32).fill(7);
const cookie = writeBrowserCookie('User@north.example', secret);

it('knows a browser for the account that signed in there, and for no other', () => {
  const browser = knownBrowser(cookie, ' user@NORTH.example', secret);
  expect(browser).toHaveLength(24);
  expect(writeBrowserCookie('user@north.example', secret, browser)).toBe(cookie);
  expect(knownBrowser(cookie, 'admin@north.example', secret)).toBeUndefined();
});

it.each([
  undefined,
  '',
  'x',
  `${'x'.repeat(24)}.${cookie.split('.')[1]}`,
  `${cookie}x`,
  cookie.slice(0, -1),
])('does not take %s for one', (forged) => {
  expect(knownBrowser(forged, 'user@north.example', secret)).toBeUndefined();
});

it('takes none that was sealed with another secret', () => {
  expect(knownBrowser(cookie, 'user@north.example', new Uint8Array(32))).toBeUndefined();
});

it('tells nothing of the account', () => {
  expect(cookie).not.toMatch(/north/i);
});
