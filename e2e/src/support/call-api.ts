import type { Page } from 'playwright/test';

/** Calls the API as whoever is signed in on the page; answers what it says, if it says anything. */
export function callApi<T>(
  page: Page,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
): Promise<T> {
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
