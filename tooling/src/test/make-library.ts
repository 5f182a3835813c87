import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { packageFolder } from '../packages.ts';

/** The variable with a data folder for the journeys, which they copy. */
const SEEDED_DATA = 'SEEDED_DATA_DIR';

/** The demonstration library that the journeys copy. */
export interface MadeLibrary {
  /** For the environment of the journeys. */
  readonly environment: Readonly<Record<string, string>>;
  /** Deletes it. */
  remove(): Promise<void>;
}

/** The journeys find a library or make their own, and report why they cannot. */
export const noLibrary: MadeLibrary = { environment: {}, remove: async () => {} };

/** Makes the library with the built portal; with `SEEDED_DATA_DIR` there is one. */
export async function makeLibrary(): Promise<MadeLibrary> {
  if (process.env[SEEDED_DATA] !== undefined) return noLibrary;
  const program = join(packageFolder('e2e'), 'src/portal/make-library-cli.ts');
  const { failed, stdout } = await execa(process.execPath, [program], {
    stdin: 'ignore',
    stderr: 'inherit',
    reject: false,
  });
  const folder = stdout.trim();
  if (failed || folder === '') return noLibrary;
  return {
    environment: { [SEEDED_DATA]: folder },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
