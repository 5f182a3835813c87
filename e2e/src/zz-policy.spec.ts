import { test } from 'playwright/test';
import { expectPolicyKept } from './support/policy.ts';

/**
 * Runs last (files run in the order of their names): nothing in the whole run broke the policy. Only
 * whole documents may still be read beside it; their tests look for themselves.
 */
test('no violation of the content security policy was reported', ({ request }) =>
  expectPolicyKept(request));
