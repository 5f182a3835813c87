import type { Page } from 'playwright/test';
import { expect } from './portal-test.ts';

type Settings = Readonly<Record<string, unknown>>;

/** Calls the settings as whoever is signed in on the page. */
function callSettings(page: Page, method: 'GET' | 'POST', body?: Settings): Promise<Settings> {
  return page.evaluate(
    async ({ method, body }) => {
      const answer = await fetch('/api/client/settings', {
        method,
        headers: {
          authorization: `Bearer ${localStorage.getItem('hl-access-token')}`,
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${method} answered ${answer.status}`);
      return answer.json();
    },
    { method, body },
  );
}

/**
 * Lets a library's settings be different for a while, as its administrator would make them; afterwards
 * they are as they were.
 */
export async function withSettings(
  administration: Page,
  change: Settings,
  live: () => Promise<void>,
): Promise<void> {
  await administration.waitForFunction(() => localStorage.getItem('hl-access-token'));
  const before = await callSettings(administration, 'GET');
  await callSettings(administration, 'POST', change);
  try {
    await live();
  } finally {
    const back = Object.fromEntries(Object.keys(change).map((key) => [key, before[key] ?? null]));
    const after = await callSettings(administration, 'POST', back);
    for (const key of Object.keys(change)) expect(after[key] ?? null).toEqual(before[key] ?? null);
  }
}
