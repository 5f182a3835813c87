import { expect, test } from 'playwright/test';
import { portalUrl } from './support/portal-address.ts';

/** Runs last (files run in the order of their names): nothing in the whole run broke the policy. */
test('no violation of the content security policy was reported', async ({ request }) => {
  const answer = await request.get(`${portalUrl()}/csp-report`);
  expect(answer.ok()).toBe(true);
  expect(await answer.json()).toEqual([]);
});
