import type { BrowserContext } from 'playwright/test';
import { callAs } from './call-api.ts';
import { tokenOf } from './loans.ts';
import type { Person } from './people.ts';

/** The bookshelves that were made and not deleted: the access token with which each was made. */
export type Shelves = ReadonlyMap<string, string>;

const BEARER = 'Bearer ';

/** Notes the bookshelves that all pages of a browser make, and forgets those that they delete. */
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
 * Deletes bookshelves that a journey has left.
 *
 * @param person whose they are, if the session in which they were made has ended
 */
export async function deleteShelves(shelves: Shelves, person: Person): Promise<void> {
  for (const [id, token] of shelves) {
    const remove = (as: string) => callAs(as, 'DELETE', `/bookshelf/${id}`);
    await remove(token).catch(async () => remove(await tokenOf(person)));
  }
}
