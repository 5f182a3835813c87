import { expect, test } from '@jest/globals';
import { contentSecurityPolicy } from './content-security-policy.ts';

const active = {
  version: '1',
  folder: 'a',
  contract: '^1.0',
  manifest: 'm',
  initial: [],
  files: [],
};

test('the policy allows the Trusted Types policies of the host and of every remote', () => {
  const policy = contentSecurityPolicy({
    remotes: {
      notices: { active, previous: null, routes: [], trustedTypes: ['leeszaal-notices-worker'] },
    },
  });
  expect(policy).toContain(
    "trusted-types leeszaal-host leeszaal-remotes dompurify leeszaal-notices leeszaal-notices-worker 'allow-duplicates'",
  );
});
