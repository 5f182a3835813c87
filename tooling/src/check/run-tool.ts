import { join } from 'node:path';
import { runProgram, type StepOutcome } from '@leeszaal/remote-kit/check';
import { repositoryRoot } from '../packages.ts';

/** Runs a command-line tool of the workspace's root; it passes when it ends with 0. */
export const runTool = (name: string, ...args: string[]): Promise<StepOutcome> =>
  runProgram(repositoryRoot, join(repositoryRoot, 'node_modules/.bin', name), args);
