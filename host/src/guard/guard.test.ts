import { describe, expect, test } from '@jest/globals';
import { ROLES } from '@leeszaal/shared-contracts';
import fc from 'fast-check';
import { sampleScreens } from '../testing/sample-screens.ts';
import { type GuardSession, guard } from './guard.ts';

const signedIn: GuardSession = {
  hasTokens: true,
  role: 'user',
  hasShop: true,
  screens: sampleScreens,
};

describe('the guard', () => {
  test.each([
    ['/', 'home'],
    ['/search', 'results'],
    ['/search/', 'results'],
    ['/reader/doc-1', 'reader'],
    ['/pub-12', 'publicationloader'],
    ['/bookshelf', 'bookshelf'],
    ['/bookshelf/12', 'bookshelf_content'],
    ['/sso', 'hand_off'],
    ['/notices', 'notices'],
  ])('%s shows %s to a user [C2.1 C2.2 R2.1]', (path, name) => {
    expect(guard(path, signedIn)).toMatchObject({ kind: 'show', route: { name } });
  });

  test.each(['/bookshelf/abc', '/nope', '/pub-', '/reader', '/search/x', '/shop/other'])(
    '%s is unknown and leads home [C2.2 C2.7 C5.23]',
    (path) => {
      expect(guard(path, signedIn)).toEqual({ kind: 'redirect', path: '/', reason: 'unknown' });
    },
  );

  test('an old document address leads to the reader, the shop to the results [C2.4 C2.5 R2.3]', () => {
    expect(guard('/document/a%2Fb', signedIn)).toMatchObject({
      path: '/reader/a%2Fb',
      reason: 'moved',
    });
    expect(guard('/shop', signedIn)).toMatchObject({ path: '/search?shop=open', reason: 'moved' });
  });

  test('without tokens a protected screen asks to sign in, and says for which document [C2.17 C6.2 R2.1 R6.1]', () => {
    const stranger: GuardSession = {
      hasTokens: false,
      role: undefined,
      hasShop: false,
      screens: sampleScreens,
    };
    expect(guard('/', stranger)).toEqual({ kind: 'sign-in', pubKey: undefined, docKey: undefined });
    expect(guard('/reader/d%201', stranger)).toMatchObject({ kind: 'sign-in', docKey: 'd 1' });
    expect(guard('/pub-7', stranger)).toMatchObject({ kind: 'sign-in', pubKey: 'pub-7' });
    expect(guard('/sso', stranger)).toMatchObject({ kind: 'show' });
  });

  test('waits while the role is not known: that is not a role too low [C2.19 C6.1]', () => {
    expect(guard('/admin', { ...signedIn, role: undefined })).toEqual({ kind: 'wait' });
  });

  test('administration and shop need the admin role, the shop also a module that sells [C2.3 C2.18 C6.1 C6.11]', () => {
    for (const path of ['/admin', '/shop/basket', '/shop/checkout', '/shop/success']) {
      expect(guard(path, signedIn)).toMatchObject({ kind: 'redirect', reason: 'refused' });
      expect(guard(path, { ...signedIn, role: 'superadmin' })).toMatchObject({ kind: 'show' });
    }
    expect(guard('/shop/basket', { ...signedIn, role: 'admin', hasShop: false })).toMatchObject({
      reason: 'refused',
    });
    expect(guard('/bookshelf', { ...signedIn, role: 'anonymous' })).toMatchObject({
      reason: 'refused',
    });
  });

  test('a remote that only the registry names is guarded by the least role of its screen', () => {
    expect(guard('/notices', { ...signedIn, role: 'anonymous' })).toMatchObject({
      kind: 'redirect',
      reason: 'refused',
    });
    expect(guard('/notices', signedIn)).toMatchObject({ route: { remote: 'notices' } });
  });

  test('without a registry, and without a remote for home, a screen is shown that says why', () => {
    const unavailable = { kind: 'show', route: { name: 'unavailable', remote: '' } };
    expect(guard('/bookshelf', { ...signedIn, screens: undefined })).toMatchObject(unavailable);
    expect(guard('/', { ...signedIn, screens: { remotes: {} } })).toMatchObject(unavailable);
    expect(guard('/sso', { ...signedIn, screens: undefined })).toMatchObject({
      route: { name: 'hand_off' },
    });
  });

  test('never sends anyone in circles', () => {
    fc.assert(
      fc.property(
        fc.webPath(),
        fc.record({
          hasTokens: fc.boolean(),
          role: fc.option(fc.constantFrom(...ROLES), { nil: undefined }),
          hasShop: fc.boolean(),
          screens: fc.constantFrom(undefined, { remotes: {} }, sampleScreens),
        }),
        (path, session) => {
          let pathname = path.startsWith('/') ? path : `/${path}`;
          for (let step = 0; step < 3; step += 1) {
            const verdict = guard(pathname, session);
            if (verdict.kind !== 'redirect') return;
            pathname = new URL(verdict.path, 'http://localhost').pathname;
          }
          throw new Error(`Still on the way after three steps: ${path}`);
        },
      ),
    );
  });
});
