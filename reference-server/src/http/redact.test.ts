import { describe, expect, it } from '@jest/globals';
import { redactUrl } from './redact.ts';

describe('redactUrl', () => {
  it.each([
    ['/api/bookshelf/3', '/api/bookshelf/3'],
    ['/api/appearances/d/1.pdf?licenseKey=abc', '/api/appearances/d/1.pdf?licenseKey=[redacted]'],
    [
      '/api/appearances/d/x?a=1&licenseKey=abc&b=2',
      '/api/appearances/d/x?a=1&licenseKey=[redacted]&b=2',
    ],
    ['/api/licenses/abc/extend', '/api/licenses/[redacted]/extend'],
    ['/auth/application/l?secret=s&refresh_token=r', '/auth/application/l?[redacted]'],
    [
      '/auth/application/l/configobjecttoken/abc',
      '/auth/application/l/configobjecttoken/[redacted]',
    ],
    [
      '/search?accessToken=a&refreshToken=b&x=1',
      '/search?accessToken=[redacted]&refreshToken=[redacted]&x=1',
    ],
    ['/sso?abc', '/sso?[redacted]'],
    ['/sso/?abc=1&x', '/sso/?[redacted]'],
    ['/auth/?token=a', '/auth/?[redacted]'],
    ['/?configObject=a#b', '/?configObject=[redacted]#b'],
    ['https://library.example/sso?abc', 'https://library.example/sso?[redacted]'],
    ['https://library.example/?accessToken=a', 'https://library.example/?accessToken=[redacted]'],
  ])('writes %s as %s', (url, written) => {
    expect(redactUrl(url)).toBe(written);
  });
});
