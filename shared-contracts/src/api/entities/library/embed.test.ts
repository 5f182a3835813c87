import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as v from 'valibot';
import { settingsChangeCodec } from '../settings.ts';
import { EMBED_ORIGIN_LIMIT, embedTokenRequestCodec, toEmbedOrigin } from './embed.ts';

describe('the origin of a page that may embed the reader', () => {
  test.each([
    ['https://www.example.org', 'https://www.example.org'],
    ['https://www.example.org/reading/room?x=1#y', 'https://www.example.org'],
    ['https://www.example.org:443/', 'https://www.example.org'],
    ['https://www.example.org:8443', 'https://www.example.org:8443'],
    ['HTTPS://WWW.Example.ORG', 'https://www.example.org'],
    ['https://bücher.example', 'https://xn--bcher-kva.example'],
    ['https://[2001:db8::1]:8443', 'https://[2001:db8::1]:8443'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ])('of %s is %s', (address, origin) => {
    expect(toEmbedOrigin(address)).toBe(origin);
  });

  test.each([
    '',
    'www.example.org',
    'http://www.example.org',
    'http://localhost.example.org',
    'http://[::1]:3000',
    'ftp://www.example.org',
    'file:///etc/passwd',
    'data:text/html,x',
    'javascript:alert(1)',
    'null',
    '*',
    'https://*',
    'https://*.example.org',
    'https://a.example;sandbox',
    "https://a.example'unsafe-inline'",
    'https://a.example,https://b.example',
    'https://a.example https://b.example',
    'https://user@www.example.org',
    'https://user:password@www.example.org',
    `https://${'a'.repeat(300)}.example`,
  ])('of %s is none', (address) => {
    expect(toEmbedOrigin(address)).toBeUndefined();
  });

  test('is its own origin, and one source of a policy', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string(), fc.webAuthority()), (text) => {
        for (const address of [text, `https://${text}`]) {
          const origin = toEmbedOrigin(address);
          if (origin === undefined) continue;
          expect(toEmbedOrigin(origin)).toBe(origin);
          expect(origin).toMatch(/^https?:\/\/[a-z0-9.:[\]_-]+$/);
        }
      }),
    );
  });
});

describe('the setting of origins', () => {
  const change = (embedOrigins: unknown) =>
    v.safeParse(settingsChangeCodec.schema, { embedOrigins }).success;
  const many = (amount: number) =>
    Array.from({ length: amount }, (_each, index) => `https://${index}.example`);

  test('takes exact origins, up to a limit, none of them twice', () => {
    expect(change(['https://www.example.org', 'http://localhost:3000'])).toBe(true);
    expect(change([])).toBe(true);
    expect(change(null)).toBe(true);
    expect(change(many(EMBED_ORIGIN_LIMIT))).toBe(true);
    expect(change(many(EMBED_ORIGIN_LIMIT + 1))).toBe(false);
    expect(change(['https://www.example.org', 'https://www.example.org'])).toBe(false);
  });

  test.each(['https://www.example.org/', 'https://WWW.example.org', 'https://www.example.org:443'])(
    'refuses %s, which is not written as an origin',
    (origin) => {
      expect(change([origin])).toBe(false);
    },
  );
});

describe('the request for a token', () => {
  const person = { id: 'p-1', name: 'Noor van Dijk' };
  const parse = (request: unknown) => v.safeParse(embedTokenRequestCodec.schema, request);

  test('lasts ten minutes by default, and an hour at most', () => {
    expect(parse({ person }).output).toEqual({ person, seconds: 600 });
    expect(parse({ person, seconds: 3600 }).success).toBe(true);
    for (const seconds of [0, -1, 0.5, 3601, '600', Number.NaN]) {
      expect([seconds, parse({ person, seconds }).success]).toEqual([seconds, false]);
    }
  });

  test.each([
    [{}, 'no person'],
    [{ person: { id: '', name: 'N' } }, 'an empty id'],
    [{ person: { id: ' ', name: 'N' } }, 'a blank id'],
    [{ person: { id: 'x'.repeat(201), name: 'N' } }, 'a long id'],
    [{ person: { id: 1, name: 'N' } }, 'a number as id'],
    [{ person: { id: 'p' } }, 'no name'],
    [{ person: { id: 'p', name: 'N\nNobody' } }, 'a name of two lines'],
    [{ person: { id: 'p', name: 'N\u202eydob' } }, 'a name that turns the text around it'],
    [{ person: { id: 'p', name: 'N', email: 'nowhere' } }, 'an address that is none'],
    [{ person, role: 'admin' }, 'a role'],
    [{ person: { ...person, role: 'admin' } }, 'a role of the person'],
    [{ person, origins: [] }, 'no origin at all'],
    [{ person, origins: ['*'] }, 'any origin'],
    [{ person, docKey: '' }, 'an empty document'],
  ])('is refused: %j (%s)', (request, _why) => {
    expect(parse(request).success).toBe(false);
  });
});
