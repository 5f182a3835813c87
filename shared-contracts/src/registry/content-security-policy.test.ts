import { expect, test } from '@jest/globals';
import { contentSecurityPolicy } from './content-security-policy.ts';

test('the policy allows the import map of a release of modules, and no other inline script', () => {
  const importMap = `${'A'.repeat(43)}=`;
  expect(
    contentSecurityPolicy({ remotes: { notices: { routes: [], active: { importMap } } } }),
  ).toContain(`script-src 'self' 'wasm-unsafe-eval' 'sha256-${importMap}';`);
  expect(contentSecurityPolicy()).toContain("script-src 'self' 'wasm-unsafe-eval';");
});

test('the policy allows the Trusted Types policies of the host and of every remote', () => {
  const policy = contentSecurityPolicy({
    remotes: { notices: { routes: [], trustedTypes: ['leeszaal-notices-worker'] } },
  });
  expect(policy).toContain(
    "trusted-types leeszaal-host leeszaal-remotes dompurify leeszaal-notices leeszaal-notices-worker 'allow-duplicates'",
  );
});

test('the policy allows what a canary needs, beside the active release', () => {
  const [stable, tried] = ['A', 'B'].map((letter) => `${letter.repeat(43)}=`);
  const policy = contentSecurityPolicy({
    remotes: {
      notices: {
        routes: [],
        trustedTypes: ['leeszaal-notices-worker'],
        active: { importMap: stable },
        canary: {
          publication: {
            routes: [],
            trustedTypes: ['leeszaal-notices-worker', 'leeszaal-notices-frame'],
            active: { importMap: tried },
          },
        },
      },
    },
  });
  expect(policy).toContain(`'sha256-${stable}' 'sha256-${tried}';`);
  expect(policy).toContain(
    "leeszaal-notices leeszaal-notices-worker leeszaal-notices-frame 'allow",
  );
});
