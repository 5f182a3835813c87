import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { endpoints } from '../api/endpoints/index.ts';
import { fillPath, queryString, requestPath } from './request-path.ts';

describe('the path of a call', () => {
  test('takes parameters and the licence key', () => {
    expect(
      requestPath(endpoints.getPage, {
        params: { docKey: 'doc-1', page: 12 },
        query: { licenseKey: 'k&1' },
      }),
    ).toBe('/appearances/doc-1/12.pdf?licenseKey=k%261');
  });

  test('keeps the folders of a file and nothing else', () => {
    expect(
      fillPath('/appearances/{docKey}/{file*}', {
        docKey: 'a/b',
        file: 'text/één ?.xhtml',
      }),
    ).toBe('/appearances/a%2Fb/text/%C3%A9%C3%A9n%20%3F.xhtml');
  });

  test('writes the refresh token in the words of the SSO service', () => {
    expect(
      requestPath(endpoints.refreshTokens, {
        params: { appId: 'app' },
        query: { appName: 'a', client: 'c', secret: 's', refreshToken: 'r' },
      }),
    ).toBe('/application/app?appName=a&client=c&secret=s&refresh_token=r');
  });

  test('leaves out what is not set', () => {
    expect(queryString({ a: undefined, b: null, c: 0, d: '' })).toBe('?c=0&d=');
    expect(queryString({})).toBe('');
  });

  test('a parameter never escapes its place', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (docKey) => {
        const path = fillPath('/appearances/{docKey}/toc', { docKey });
        expect(path.split('/')).toHaveLength(4);
        expect(path).not.toMatch(/[?#]/);
      }),
    );
  });
});
