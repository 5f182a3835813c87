import type { Queryable } from '../database/database.contract.ts';
import { hasLibrary } from './set-up-library.ts';

/** Makes a check whether there is a library, which asks the database only until there is one. */
export function libraryWatch(database: Queryable): () => Promise<boolean> {
  let exists = false;
  return async () => {
    exists ||= await hasLibrary(database);
    return exists;
  };
}
