import { jestCommand } from '@leeszaal/remote-kit/jest';
import { runChild } from '../bootstrap/run-child.mjs';
import { jestConfig } from './jest/config.ts';
import { repositoryRoot } from './packages.ts';

/* `pnpm test:unit [path patterns] [Jest's own flags]`: the unit tests of every package. */
process.exitCode = await runChild(
  process.execPath,
  [...jestCommand(jestConfig()), ...process.argv.slice(2)],
  { cwd: repositoryRoot, env: process.env },
);
