export type { CheckStep, StepOutcome } from './check-step.contract.ts';
export { runChecks } from './run-checks.ts';
export { outcomeOf, runProgram } from './run-program.ts';
export { seconds } from './seconds.ts';
