import type { Page } from 'playwright/test';
import { callAs, tokenOn } from '../call-api.ts';
import { expect } from '../portal-test.ts';

type Settings = Readonly<Record<string, unknown>>;

/**
 * Changes a library's settings as its administrator, for the duration of a callback; restores them
 * afterwards.
 */
export async function withSettings(
  administration: Page,
  change: Settings,
  live: () => Promise<void>,
): Promise<void> {
  const token = await tokenOn(administration);
  const call = (method: 'GET' | 'POST', body?: Settings) =>
    callAs<Settings>(token, method, '/client/settings', body);
  const before = await call('GET');
  await call('POST', change);
  try {
    await live();
  } finally {
    const back = Object.fromEntries(Object.keys(change).map((key) => [key, before[key] ?? null]));
    const after = await call('POST', back);
    for (const key of Object.keys(change)) expect(after[key] ?? null).toEqual(before[key] ?? null);
  }
}
