import type { Page } from 'playwright/test';
import { portalUrl } from '../portal/portal-address.ts';
import { callAs, tokenOn } from './call-api.ts';

/**
 * Lets a callback change a library's logo; restores the original afterwards.
 *
 * @param live receives the bytes of the original, a PNG
 */
export async function keepingLogo(
  administration: Page,
  live: (own: readonly number[]) => Promise<void>,
): Promise<void> {
  const token = await tokenOn(administration);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${portalUrl()}/api/client/logo`, { headers });
  const own = new Uint8Array(await answer.arrayBuffer());
  try {
    await live([...own]);
  } finally {
    const form = new FormData();
    form.set('logo-file', new File([own], 'logo.png', { type: 'image/png' }));
    await callAs(token, 'POST', '/client/logo', form);
  }
}
