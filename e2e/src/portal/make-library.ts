import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { launchPortal } from './launch-portal.ts';

const QUICK_PASSWORDS = new URL(
  '../../../demo-library/src/testing/quick-passwords-cli.ts',
  import.meta.url,
);

/**
 * Makes the demonstration library, which portals copy. The passwords of its accounts take a server no time to verify;
 * those that the server stores take a tenth of a second.
 *
 * @returns its data folder, for `SEEDED_DATA_DIR`; the caller deletes it
 */
export async function makeLibrary(): Promise<string> {
  const portal = await launchPortal();
  await portal.end();
  await execa(process.execPath, [fileURLToPath(QUICK_PASSWORDS), portal.dataDir]);
  return portal.dataDir;
}
