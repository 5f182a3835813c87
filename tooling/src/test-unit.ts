import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { jestConfig } from './jest/config.ts';
import { repositoryRoot } from './packages.ts';

/*
 * Runs the unit tests: `pnpm test:unit [path patterns] [jest's own flags]`. Jest needs a flag of
 * Node's to run native modules, so it gets a process of its own.
 */
const jest = fileURLToPath(import.meta.resolve('jest/bin/jest'));
const { status } = spawnSync(
  process.execPath,
  [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    jest,
    '--config',
    JSON.stringify(jestConfig()),
    ...process.argv.slice(2),
  ],
  { cwd: repositoryRoot, stdio: 'inherit' },
);
process.exit(status ?? 1);
