import { expect, test } from '@jest/globals';
import { contentSecurityPolicy } from './content-security-policy.ts';

test('the policy allows the Trusted Types policies of the host and of every remote', () => {
  const policy = contentSecurityPolicy({
    remotes: { notices: { routes: [], trustedTypes: ['leeszaal-notices-worker'] } },
  });
  expect(policy).toContain(
    "trusted-types leeszaal-host leeszaal-remotes dompurify leeszaal-notices leeszaal-notices-worker 'allow-duplicates'",
  );
});
