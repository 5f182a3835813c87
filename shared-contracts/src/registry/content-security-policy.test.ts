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
