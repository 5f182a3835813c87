import type { Transactional } from '../../database/database.contract.ts';
import { UnknownError } from '../../local/unknown-error.ts';
import type { FirstLibrary } from '../first-library.contract.ts';
import { setUpLibrary } from '../set-up-library.ts';

/** Makes the first library. @returns the lines to print @throws UnknownError when there is a library */
export async function runSetupCommand(
  database: Transactional,
  library: FirstLibrary,
): Promise<string[]> {
  if (!(await setUpLibrary(database, library))) {
    throw new UnknownError('There is a library already. Nothing was changed.');
  }
  return [
    `${library.libraryName} has been set up.`,
    `Log in as ${library.email} once the portal runs (npm start).`,
  ];
}
