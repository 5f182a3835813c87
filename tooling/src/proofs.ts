import { gatherProofs } from './proofs/gather-proofs.ts';
import { keptPassedTests, taggedAmong } from './proofs/passed-tests.ts';
import { printedProofs } from './proofs/print-proofs.ts';

/* `pnpm proofs [--passed] [number or chapter …]`: the statements of docs/behaviour.md and their tests. */
const PASSED = '--passed';
const parameters = process.argv.slice(2);
const wanted = parameters.filter((each) => each !== PASSED);
const proofs = await gatherProofs();
const passed = parameters.includes(PASSED) ? await keptPassedTests() : [];
if (passed === null) {
  console.error('No test run has kept its results: run `npm test` first.');
  process.exit(1);
}
const tests = parameters.includes(PASSED) ? taggedAmong(passed) : proofs.tests;
console.log(printedProofs({ ...proofs, tests }, wanted));
