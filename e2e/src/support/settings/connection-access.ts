import type { Page } from 'playwright/test';
import { callAs, tokenOn } from '../call-api.ts';

/** The access of a connection. */
export interface ConnectionAccess {
  readonly searchedBy: 'anyone' | 'patrons';
  readonly readBy: 'anyone' | 'patrons' | 'staff';
}

interface Listed {
  readonly connections: readonly ({ readonly id: number } & ConnectionAccess)[];
}

/**
 * Sets who may search and read in all connections of a library, as its administrator, for the duration of a callback;
 * restores the settings afterwards.
 */
export async function withAccess(
  administration: Page,
  access: ConnectionAccess,
  live: () => Promise<void>,
): Promise<void> {
  const token = await tokenOn(administration);
  const { connections } = await callAs<Listed>(token, 'GET', '/connections');
  const set = (id: number, { searchedBy, readBy }: ConnectionAccess) =>
    callAs(token, 'PUT', `/connections/${id}`, { searchedBy, readBy });
  try {
    for (const { id } of connections) await set(id, access);
    await live();
  } finally {
    for (const connection of connections) await set(connection.id, connection);
  }
}
