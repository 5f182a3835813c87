import { execa } from 'execa';
import type { StepOutcome } from './check-step.contract.ts';

/**
 * Runs a program; it passes when it ends with 0.
 *
 * @param folder where it runs, absolute
 * @param environment variables in addition to those of this process
 */
export async function runProgram(
  folder: string,
  program: string,
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<StepOutcome> {
  const {
    failed,
    all,
    shortMessage = '',
  } = await execa(program, parameters, {
    cwd: folder,
    env: environment,
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
