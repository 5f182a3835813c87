import type { Queryable } from '../database/database.contract.ts';
import { type MailLibrary, readMailLibrary } from '../mail/texts/mail-library.ts';

/** A library of the portal, with what its mails to people need. */
export interface Library extends MailLibrary {
  readonly ref: string;
  /** Whether it is switched on: only then do people sign in and read there. */
  readonly isOpen: boolean;
}

/** The refs of all libraries of the portal. */
export async function listLibraryRefs(database: Queryable): Promise<string[]> {
  const rows = await database.query<{ ref: string }>('select ref from clients order by ref', []);
  return rows.map(({ ref }) => ref);
}

/** A library of the portal; undefined when there is none. */
export async function libraryOf(database: Queryable, ref: string): Promise<Library | undefined> {
  const library = await readMailLibrary(database, ref);
  const [open] = await database.query(
    'select from clients where ref = $1 and deactivated_at is null',
    [ref],
  );
  return library && { ...library, ref, isOpen: open !== undefined };
}
