import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('./prepare-process.ts', import.meta.url));

/**
 * Making a database takes seconds and is done once: code that is compiled fast serves it as well as code
 * that runs fast, whose compilation takes half a gigabyte.
 */
const FLAGS = ['--disable-warning=ExperimentalWarning', '--liftoff-only'];

/**
 * Makes the files of an empty database, unless the folder has one; the caller has locked it. A process of
 * its own does it, which gives its memory back at its end. What an interrupted start has left is made anew.
 * @param folder one that is there
 * @throws Error when the files could not be made, or the folder holds something else
 */
export async function prepareFolder(folder: string): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  if ((await readdir(folder)).length > 0) {
    throw new Error(`${folder} holds files, but no whole database: move it away to begin anew.`);
  }
  const draft = `${folder}-draft`;
  await rm(draft, { recursive: true, force: true });
  const child = fork(SCRIPT, [draft], {
    execArgv: FLAGS,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let told = '';
  child.stderr?.on('data', (text: Buffer) => {
    told += text.toString();
  });
  const [code] = await once(child, 'close');
  if (code !== 0) {
    await rm(draft, { recursive: true, force: true });
    throw new Error(`The database could not be made: ${told.trim()}`);
  }
  await rmdir(folder);
  await rename(draft, folder);
}
