import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('./prepare-process.ts', import.meta.url));

/** Creation happens once: code that compiles fast is as good as fast code, which takes half a gigabyte to compile. */
const FLAGS = ['--disable-warning=ExperimentalWarning', '--liftoff-only'];

/**
 * Creates the files of an empty database, unless the folder has one, in a process of its own, which releases
 * its memory at its end. Replaces what an interrupted start left. The caller has locked the folder.
 *
 * @param folder an existing folder
 * @throws Error when creation fails, or the folder has other files
 */
export async function prepareFolder(folder: string): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  if ((await readdir(folder)).length > 0) {
    throw new Error(`${folder} has files but no complete database. Move it away to start anew.`);
  }
  const draft = `${folder}-draft`;
  await rm(draft, { recursive: true, force: true });
  const child = fork(SCRIPT, [draft], {
    execArgv: FLAGS,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let output = '';
  child.stderr?.on('data', (text: Buffer) => {
    output += text.toString();
  });
  const [code] = await once(child, 'close');
  if (code !== 0) {
    await rm(draft, { recursive: true, force: true });
    throw new Error(`The database could not be created: ${output.trim()}`);
  }
  await rmdir(folder);
  await rename(draft, folder);
}
