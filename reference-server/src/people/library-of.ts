import type { Queryable, Row } from '../database/database.contract.ts';

/** What people are told of a library. */
export interface Library {
  readonly ref: string;
  readonly name: string;
  /** Its default language; null: none is set. */
  readonly language: string | null;
}

/** All libraries of the portal. */
export async function listLibraries(database: Queryable): Promise<Library[]> {
  return database.query<Library & Row>(
    `select ref, name, settings->>'defaultLanguage' as language from clients order by ref`,
    [],
  );
}

/** A library of the portal; undefined when there is none. */
export async function libraryOf(database: Queryable, ref: string): Promise<Library | undefined> {
  const libraries = await listLibraries(database);
  return libraries.find((each) => each.ref === ref);
}
