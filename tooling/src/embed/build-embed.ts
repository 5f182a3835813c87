import { packFiles } from '@leeszaal/remote-kit/build';
import { compile } from '@leeszaal/remote-kit/webpack';
import { embedConfig } from './embed-config.ts';
import { type StartBudgets, startFaults } from './start-faults.ts';
import { startSizes } from './start-sizes.ts';

/** Slightly more than the present sizes. */
export const BUDGETS: StartBudgets = { epub: 127, pdf: 90 };

/**
 * Builds the embedded reader into a folder.
 *
 * @param outputPath absolute
 * @returns webpack's warnings, for people; empty without any
 * @throws with webpack's errors, or the starts above their budgets
 */
export async function buildEmbed(outputPath: string): Promise<string> {
  const warnings = await compile(embedConfig({ mode: 'production', outputPath }));
  const faults = startFaults(await startSizes(outputPath), BUDGETS);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  await packFiles(outputPath);
  return warnings;
}
