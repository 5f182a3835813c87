import type { CheckStep, StepOutcome } from './check-step.contract.ts';
import { seconds } from './seconds.ts';

/** How many steps of a check passed, and how many did not. */
export interface CheckTally {
  readonly passed: number;
  readonly failed: number;
}

/** How many steps run beside each other: most keep one processor busy for part of their time. */
const AT_ONCE = 2;

/**
 * Runs every step, the ones after a failed one too, and says of each how it went and how long it
 * took, in the order in which they end.
 *
 * @param say takes one piece of text for a person
 */
export async function runChecks(
  steps: readonly CheckStep[],
  say: (text: string) => void,
): Promise<CheckTally> {
  let passed = 0;
  const left = steps.values();
  const runWhatIsLeft = async (): Promise<void> => {
    for (const step of left) {
      const start = performance.now();
      const outcome = await outcomeOf(step);
      const took = seconds(performance.now() - start);
      say(`${outcome.passed ? 'passed' : 'FAILED'}  ${step.name} (${took})`);
      if (outcome.passed) passed += 1;
      else say(outcome.complaints);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runWhatIsLeft));
  return { passed, failed: steps.length - passed };
}

async function outcomeOf(step: CheckStep): Promise<StepOutcome> {
  try {
    return await step.run();
  } catch (error) {
    return { passed: false, complaints: error instanceof Error ? error.message : String(error) };
  }
}
