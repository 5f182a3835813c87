import { expect, test } from 'playwright/test';
import { allPortals } from './portal/portal-address.ts';

/** Runs after all journeys, as their teardown: no page of any portal violated the policy. */
test('no violation of the content security policy was reported', async ({ request }) => {
  for (const { url } of allPortals()) {
    const answer = await request.get(`${url}/csp-report`);
    expect(answer.ok()).toBe(true);
    expect(await answer.json()).toEqual([]);
  }
});
