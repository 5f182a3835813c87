import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { repositoryRoot } from '../packages.ts';
import type { StepOutcome } from './check-step.contract.ts';

/** Runs a command-line tool of the workspace's root; it passes when it ends with 0. */
export async function runTool(name: string, ...args: string[]): Promise<StepOutcome> {
  const child = spawn(join(repositoryRoot, 'node_modules/.bin', name), args, {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { passed: code === 0, complaints: `${output}${errors}`.trim() };
}

/** The outcome of a check that answers with lines, one for each thing that is wrong. */
export function outcomeOf(lines: readonly string[]): StepOutcome {
  return { passed: lines.length === 0, complaints: lines.join('\n') };
}
