import type { Page } from 'playwright/test';
import { portalUrl } from '../portal/portal-address.ts';

type Method = 'GET' | 'POST' | 'DELETE' | 'PUT';

/** Calls the API as the page's signed-in user; resolves to the answer, if any. */
export function callApi<T>(page: Page, method: Method, path: string, body?: object): Promise<T> {
  return page.evaluate(
    async ({ method, path, body }) => {
      const answer = await fetch(`/api${path}`, {
        method,
        headers: {
          authorization: `Bearer ${localStorage.getItem('hl-access-token')}`,
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`);
      return answer.status === 204 ? undefined : answer.json();
    },
    { method, path, body },
  );
}

/** The access token of the page's signed-in user. */
export async function tokenOn(page: Page): Promise<string> {
  const token = await page.waitForFunction(() => localStorage.getItem('hl-access-token'));
  return String(await token.jsonValue());
}

/**
 * Calls the API with an access token, without a page or a proxy.
 *
 * @param portal default: the worker's own
 */
export async function callAs<T>(
  token: string,
  method: Method,
  path: string,
  body?: object | FormData,
  portal = portalUrl(),
): Promise<T> {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${portal}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'idempotency-key': crypto.randomUUID(),
      ...(!isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}
