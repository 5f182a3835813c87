import { runChecks } from '@leeszaal/remote-kit/check';
import { checkSteps } from './check/steps.ts';

/* `pnpm check [step …]`: the steps of `checkSteps`, or those that are named. */
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !checkSteps.some((step) => step.name === name));
if (unknown.length > 0) {
  const names = checkSteps.map((step) => step.name).join(', ');
  console.error(`There is no ${unknown.join(', ')} to check; there are ${names}.`);
  process.exit(1);
}
const steps = checkSteps.filter((step) => wanted.length === 0 || wanted.includes(step.name));
const { failed } = await runChecks(steps, console.log);
process.exit(failed > 0 ? 1 : 0);
