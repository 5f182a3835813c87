import type { APIRequestContext } from 'playwright/test';
import { allPortals } from './portal-address.ts';
import { expect } from './portal-test.ts';

/** No page of any portal has broken the content security policy so far. */
export async function expectPolicyKept(request: APIRequestContext): Promise<void> {
  for (const { url } of allPortals()) {
    const answer = await request.get(`${url}/csp-report`);
    expect(answer.ok()).toBe(true);
    expect(await answer.json()).toEqual([]);
  }
}
