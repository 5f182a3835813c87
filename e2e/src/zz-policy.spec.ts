import { expect, test } from 'playwright/test';
import { allPortals } from './portal/portal-address.ts';

interface Report {
  readonly 'csp-report': { readonly 'effective-directive'?: string };
}

/** `embed/refusals.spec.ts` frames a document once in a page that the library does not allow. */
const isOnPurpose = (report: Report): boolean =>
  report['csp-report']['effective-directive'] === 'frame-ancestors';

/**
 * Runs after all journeys, as their teardown: no page of any portal violated the policy, but where a journey means to.
 */
test('no violation of the content security policy was reported', async ({ request }) => {
  const all: Report[] = [];
  for (const { url } of allPortals()) {
    const answer = await request.get(`${url}/csp-report`);
    expect(answer.ok()).toBe(true);
    all.push(...(await answer.json()));
  }
  expect(all.filter((report) => !isOnPurpose(report))).toEqual([]);
  expect(all.filter(isOnPurpose).length).toBeLessThanOrEqual(1);
});
