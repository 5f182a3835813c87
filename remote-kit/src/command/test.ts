import { execa } from 'execa';
import { jestCommand, jestEnvironment } from '../jest/jest-command.ts';
import { remoteTests } from '../jest/remote-tests.ts';
import type { Command } from './command.contract.ts';

/** Runs the tests of the remote of this folder, with Jest's own parameters. */
const test: Command = async (parameters) => {
  const { exitCode } = await execa(
    process.execPath,
    [...jestCommand(remoteTests(process.cwd())), ...parameters],
    { env: jestEnvironment, stdio: 'inherit', reject: false },
  );
  process.exitCode = exitCode ?? 1;
};

export default test;
