import { seconds } from '../seconds.ts';
import type { CheckStep, StepOutcome } from './check-step.contract.ts';

/** How many steps of a check passed, and how many did not. */
export interface CheckTally {
  readonly passed: number;
  readonly failed: number;
}

/**
 * Runs every step, the ones after a failed one too, and says of each how it went and how long it
 * took.
 *
 * @param say takes one piece of text for a person
 */
export async function runChecks(
  steps: readonly CheckStep[],
  say: (text: string) => void,
): Promise<CheckTally> {
  let passed = 0;
  for (const step of steps) {
    const start = performance.now();
    const outcome = await outcomeOf(step);
    const took = seconds(performance.now() - start);
    say(`${outcome.passed ? 'passed' : 'FAILED'}  ${step.name} (${took})`);
    if (outcome.passed) passed += 1;
    else say(outcome.complaints);
  }
  return { passed, failed: steps.length - passed };
}

async function outcomeOf(step: CheckStep): Promise<StepOutcome> {
  try {
    return await step.run();
  } catch (error) {
    return { passed: false, complaints: error instanceof Error ? error.message : String(error) };
  }
}
