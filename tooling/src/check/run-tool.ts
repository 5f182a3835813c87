import { join } from 'node:path';
import { execa } from 'execa';
import { repositoryRoot } from '../packages.ts';
import type { StepOutcome } from './check-step.contract.ts';

/** Runs a command-line tool of the workspace's root; it passes when it ends with 0. */
export async function runTool(name: string, ...args: string[]): Promise<StepOutcome> {
  const tool = join(repositoryRoot, 'node_modules/.bin', name);
  const {
    failed,
    all,
    shortMessage = '',
  } = await execa(tool, args, {
    cwd: repositoryRoot,
    stdin: 'ignore',
    all: true,
    reject: false,
  });
  return { passed: !failed, complaints: all.trim() || (failed ? shortMessage : '') };
}

/** The outcome of a check that answers with lines, one for each thing that is wrong. */
export function outcomeOf(lines: readonly string[]): StepOutcome {
  return { passed: lines.length === 0, complaints: lines.join('\n') };
}
