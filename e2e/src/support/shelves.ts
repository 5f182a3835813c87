import type { BrowserContext } from 'playwright/test';
import { callAs } from './call-api.ts';
import { tokenOf } from './loans.ts';
import type { Person } from './people.ts';

/** The bookshelves not yet deleted: the access token that created each. */
export type Shelves = ReadonlyMap<string, string>;

const BEARER = 'Bearer ';

/** Records the bookshelves that all pages of a browser create, and removes those they delete. */
export function watchShelves(context: BrowserContext): Shelves {
  const shelves = new Map<string, string>();
  context.on('response', async (answer) => {
    const [, id] = /\/api\/bookshelf(?:\/(\d+))?$/.exec(new URL(answer.url()).pathname) ?? [];
    const method = answer.request().method();
    if (!answer.ok()) return;
    if (method === 'DELETE' && id !== undefined) shelves.delete(id);
    if (method !== 'POST' || !answer.url().endsWith('/api/bookshelf')) return;
    const token = answer.request().headers()['authorization']?.slice(BEARER.length);
    const said: unknown = await answer.json().catch(() => null);
    if (token && said && typeof said === 'object' && 'id' in said)
      shelves.set(String(said.id), token);
  });
  return shelves;
}

/**
 * Deletes the bookshelves that a journey has left.
 *
 * @param person their owner, in case the session has ended
 */
export async function deleteShelves(shelves: Shelves, person: Person): Promise<void> {
  for (const [id, token] of shelves) {
    const remove = (as: string) => callAs(as, 'DELETE', `/bookshelf/${id}`);
    await remove(token).catch(async () => remove(await tokenOf(person)));
  }
}
