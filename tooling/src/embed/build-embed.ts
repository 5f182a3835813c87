import { packFiles } from '@leeszaal/remote-kit/build';
import { compile } from '@leeszaal/remote-kit/webpack';
import { earlyMessageFaults } from './early-messages.ts';
import { embedConfig } from './embed-config.ts';
import { missingReactFaults } from './missing-react.ts';
import { type StartBudgets, startFaults } from './start-faults.ts';
import { startSizes } from './start-sizes.ts';

/** Slightly more than the present sizes. */
const BUDGETS: StartBudgets = { epub: 102, pdf: 60 };

/**
 * The faults of a build: starts above their budgets, messages that load too early, missing members of React.
 *
 * @param folder with its source maps, absolute
 */
export const buildFaults = async (folder: string): Promise<readonly string[]> => [
  ...startFaults(await startSizes(folder), BUDGETS),
  ...(await earlyMessageFaults(folder)),
  ...(await missingReactFaults(folder)),
];

/**
 * Builds the embedded reader into a folder.
 *
 * @param outputPath absolute
 * @returns webpack's warnings, for people; empty without any
 * @throws with webpack's errors, or what is wrong with the build
 */
export async function buildEmbed(outputPath: string): Promise<string> {
  const warnings = await compile(embedConfig({ mode: 'production', outputPath }));
  // A script would call `undefined`: a small library of the embed lacks what its code calls.
  if (/ was not found in /.test(warnings)) throw new Error(warnings);
  const faults = await buildFaults(outputPath);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  await packFiles(outputPath);
  return warnings;
}
