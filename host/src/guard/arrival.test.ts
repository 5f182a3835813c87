import { describe, expect, test } from '@jest/globals';
import { arrivalPathname, readArrival } from './arrival.ts';
import { isPublicHost } from './public-host.ts';

const arrive = (path: string) => readArrival(new URL(path, 'http://localhost:4200'));

describe('what an address brings along', () => {
  test('tokens are taken off, everything else stays [C2.13 R2.3]', () => {
    expect(arrive('/search?accessToken=a&refreshToken=r&query=%7B%7D#x')).toEqual({
      tokens: { accessToken: 'a', refreshToken: 'r' },
      configObject: undefined,
      path: '/search?query=%7B%7D#x',
    });
  });

  test.each(['/sso?a.b+c%2Fd=', '/search?query=%7B%22query%22%3A%22a%20b%22%7D', '/?x&y=#z'])(
    '%s, which brings nothing, stays as it was written [R2.159]',
    (path) => {
      expect(arrive(path)).toEqual({ tokens: undefined, configObject: undefined, path });
    },
  );

  test('half of what is needed is taken off all the same [C2.13]', () => {
    expect(arrive('/?refreshToken=r')).toMatchObject({ tokens: undefined, path: '/' });
    expect(arrive('/?accessToken=&refreshToken=r&x=1')).toMatchObject({
      tokens: undefined,
      path: '/?x=1',
    });
    expect(arrive('/?accessToken=a&accessToken=b')).toMatchObject({
      tokens: { accessToken: 'a', refreshToken: undefined },
      path: '/',
    });
    expect(arrive('/search?openDocument=d').path).toBe('/search');
  });

  test.each(['a%0Ab', 'a%20b', '%E2%82%AC', '%00'])(
    'a token that no request can carry (%s) is none',
    (token) => {
      expect(arrive(`/?accessToken=${token}`)).toMatchObject({ tokens: undefined, path: '/' });
      expect(arrive(`/?accessToken=a&refreshToken=${token}`)).toMatchObject({
        tokens: { accessToken: 'a', refreshToken: undefined },
        path: '/',
      });
    },
  );

  test('no path is the address of another site', () => {
    const { path } = readArrival(new URL('https://library.test//elsewhere.test/?openDocument=x'));
    expect(path).toBe('/elsewhere.test/');
  });

  test('a config object leads home, with a document to a search for it [C2.11]', () => {
    expect(arrive('/?configObject=c').path).toBe('/');
    const { configObject, path } = arrive('/?configObject=c&openDocument=a%22b');
    expect(configObject).toBe('c');
    const query = new URL(path, 'http://localhost').searchParams.get('query');
    expect(JSON.parse(query ?? '')).toEqual({ query: '"a\\"b"', queryType: 0 });
  });

  test('the opener leads to the reader or to the loader [C2.2 C2.5 R2.3 R6.1]', () => {
    expect(arrive('/document/open?docKey=d/1&accessToken=a').path).toBe('/reader/d%2F1');
    expect(arrive('/document/open?pubKey=pub-1&configObject=c').path).toBe('/pub-1');
    expect(arrive('/document/open/?pubKey=pub-1').path).toBe('/pub-1');
    for (const nothing of ['?pubKey=elsewhere', '?pubKey=pub-', '?docKey=', '']) {
      expect(arrive(`/document/open${nothing}`).path).toBe('/');
    }
  });

  test.each([
    ['/document/open?docKey=d', '/reader/d'],
    ['/document/open', '/'],
    ['/search?query=x&accessToken=a', '/search'],
  ])('the first screen of %s is at %s', (path, pathname) => {
    expect(arrivalPathname(new URL(path, 'http://localhost:4200'))).toBe(pathname);
  });
});

describe('the public host', () => {
  test.each([
    ['http://localhost:4200', 'localhost:4200', false],
    ['http://127.0.0.1:4200', 'localhost:4200', true],
    ['http://localhost:4201', 'localhost:4200', true],
    ['http://LOCALHOST:4200', 'Localhost:4200', false],
    ['http://localhost', 'localhost:80', false],
    ['https://library.example', 'library.example:443', false],
    ['https://library.example', 'library.example:80', true],
    ['https://library.example', 'no host', true],
    ['http://anything', '', false],
  ])('%s beside %s: %s [C2.9]', (page, appHost, isPublic) => {
    expect(isPublicHost(new URL(page), appHost)).toBe(isPublic);
  });
});
