import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkMessages } from '../catalogue/check-messages.ts';
import type { CheckStep, StepOutcome } from '../check/check-step.contract.ts';
import { runChecks } from '../check/run-checks.ts';
import { outcomeOf, runProgram } from '../check/run-program.ts';
import { jestCommand, jestEnvironment } from '../jest/jest-command.ts';
import { remoteTests } from '../jest/remote-tests.ts';
import { releaseFaults } from '../release/release-faults.ts';
import { readRemoteConfig } from '../webpack/remote-package.ts';
import { buildHere, outputOf } from './build-here.ts';
import { contractFaults } from './contract-faults.ts';

const tsc = join(dirname(fileURLToPath(import.meta.resolve('typescript/package.json'))), 'bin/tsc');

function stepsOf(folder: string): CheckStep[] {
  const node = (parameters: readonly string[]): Promise<StepOutcome> =>
    runProgram(folder, process.execPath, parameters, jestEnvironment);
  return [
    { name: 'types', run: () => node([tsc, '--project', folder, '--pretty', 'false']) },
    { name: 'tests', run: () => node(jestCommand(remoteTests(folder))) },
    { name: 'contract', run: async () => outcomeOf(await contractFaults(folder)) },
    { name: 'texts', run: async () => outcomeOf(await checkMessages(folder)) },
    {
      name: 'build',
      run: async () => {
        await buildHere(folder);
        return outcomeOf(await releaseFaults(outputOf(folder), readRemoteConfig(folder).budget));
      },
    },
  ];
}

/**
 * Checks a remote as `leeszaal publish` wants it: types, tests with the contract suite, texts in four languages, and
 * the build with its files and their size. Leaves the build in `dist/`.
 *
 * @param folder of the remote's package, absolute
 * @returns whether all passed; what did not is printed
 */
export async function checkRemote(folder: string): Promise<boolean> {
  const { failed } = await runChecks(stepsOf(folder), console.log);
  return failed === 0;
}
