import { runChild } from '../bootstrap/run-child.mjs';
import { jestCommand } from './jest/command.ts';
import { repositoryRoot } from './packages.ts';

/* `pnpm test:unit [path patterns] [Jest's own flags]`: the unit tests of every package. */
process.exitCode = await runChild(process.execPath, [...jestCommand(), ...process.argv.slice(2)], {
  cwd: repositoryRoot,
  env: process.env,
});
