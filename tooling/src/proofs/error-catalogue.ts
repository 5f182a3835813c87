import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Proof, TestReference } from './proof.contract.ts';
import { readSituations, type Situation } from './read-situations.ts';

const BEHAVIOUR = 'docs/behaviour.md';
/** Where the browser meets the real server, and a proxy that makes it answer so. */
const JOURNEYS = 'e2e/';

/** A row of an error catalogue, and the journeys that make it happen. */
export interface TriedSituation extends Situation {
  readonly journeys: readonly TestReference[];
}

/** The rows of the error catalogues with the journeys that the tables of proofs name for them. */
export async function errorCatalogue(
  proofs: readonly Proof[],
  root: string,
): Promise<TriedSituation[]> {
  const situations = readSituations(await readFile(join(root, BEHAVIOUR), 'utf8'));
  return situations.map((situation) => ({
    ...situation,
    journeys: journeysFor(situation, proofs),
  }));
}

/**
 * A row of a table of proofs is for a situation when its statement begins with the situation's name. Each
 * journey is named once.
 */
export function journeysFor(
  { chapter, name }: Situation,
  proofs: readonly Proof[],
): TestReference[] {
  const journeys = proofs
    .filter((proof) => proof.chapters.includes(chapter) && proof.statement.startsWith(`${name}: `))
    .flatMap(({ tests }) => tests)
    .filter(({ file }) => file.startsWith(JOURNEYS));
  return [...new Map(journeys.map((each) => [`${each.file} ${each.title}`, each])).values()];
}

/** The situations that no journey makes happen, as lines for people. */
export function untried(catalogue: readonly TriedSituation[]): string[] {
  return catalogue
    .filter(({ journeys }) => journeys.length === 0)
    .map(({ chapter, name }) => `${BEHAVIOUR}: ${chapter} “${name}” happens in no journey`);
}

/** The catalogue as the test run prints it: a line for each journey. */
export function printedCatalogue(
  catalogue: readonly TriedSituation[],
  hasPassed: (test: TestReference) => boolean,
): string {
  const width = Math.max(...catalogue.map(({ name }) => name.length));
  const lines = catalogue.flatMap(({ chapter, name, journeys }) =>
    journeys.map((journey, index) => {
      const [where, what] = index === 0 ? [chapter, name] : ['', ''];
      const outcome = hasPassed(journey) ? 'passed' : 'FAILED';
      const file = journey.file.slice(JOURNEYS.length).replace('src/', '');
      return `${where.padEnd(5)}${what.padEnd(width + 2)}${outcome}  ${file} › ${journey.title}`;
    }),
  );
  return ['Every error of the catalogues, made to happen in the browser', ...lines].join('\n');
}
