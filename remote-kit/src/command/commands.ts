import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CANARY_THRESHOLD } from '@leeszaal/shared-contracts/registry';
import type { CommandModule } from './command.contract.ts';

/** Each command's module, loaded when it is called: only some of them need webpack. */
const commands = {
  build: () => import('./build.ts'),
  check: () => import('./check.ts'),
  create: () => import('./create.ts'),
  dev: () => import('./dev.ts'),
  key: () => import('./key.ts'),
  messages: () => import('./messages.ts'),
  promote: () => import('./promote.ts'),
  publish: () => import('./publish.ts'),
  releases: () => import('./releases.ts'),
  rollback: () => import('./rollback.ts'),
  test: () => import('./test.ts'),
} satisfies Record<string, () => Promise<CommandModule>>;

export const USAGE = `Usage: leeszaal <command>, in the folder of a remote

  create NAME             makes a remote, in a new folder
  dev                     shows the remote alone, on the port of its remote.config.json
    --portal ADDRESS      shows it in a portal for development, for one browser only
  test [PATTERN]          runs the tests, with Jest's own parameters
  messages [--clean]      writes the texts of the code into locales/*.po, and removes those without use
  build                   builds the remote into dist/
  check                   types, tests, texts, and the build with its budget
  key                     makes the key that signs the remote's releases, and prints its public half
  publish --to ADDRESS    checks and signs the remote, and makes its build the active release of a portal
    --canary PERCENT      gives the build to this share of the sessions only, until promote or rollback
    --threshold PERCENT   the share of failed sessions above which it halts itself; default ${CANARY_THRESHOLD}
    --files PLACE --at ADDRESS
                          stores the files in a folder or in s3://bucket/prefix, which browsers read at the address
  promote --to ADDRESS    makes the canary the active release
  rollback [HASH] --to ADDRESS
                          ends the canary; without one, makes the previous release the active one again, or the
                          given one
  releases --to ADDRESS   the active release of each remote, and its canary

A portal's operator makes the token for publish, promote and rollback; it is read from LEESZAAL_TOKEN. The operator
needs the public half of the key. The private one stays in the folder LEESZAAL_KEYS, else ~/.leeszaal.`;

export const isCommand = (name: string): name is keyof typeof commands =>
  Object.hasOwn(commands, name);

/** The commands that concern no remote of this folder. */
const ANYWHERE = new Set<string>(['create', 'releases'] satisfies (keyof typeof commands)[]);

/** @throws when this folder has no remote: the tools that a command calls would name the files that they miss */
function requireRemote(): void {
  const folder = process.cwd();
  if (existsSync(join(folder, 'remote.config.json'))) return;
  throw new Error(`${folder} has no remote.config.json. Use the folder of a remote.`);
}

/** Runs a command; an error ends the process with its message. */
export async function runCommand(name: keyof typeof commands, parameters: string[]): Promise<void> {
  try {
    if (!ANYWHERE.has(name)) requireRemote();
    const { default: run } = await commands[name]();
    await run(parameters);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
