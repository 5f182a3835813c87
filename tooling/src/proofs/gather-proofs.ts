import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packages, repositoryRoot } from '../packages.ts';
import type { Situation, Statement, TaggedTest } from './proof.contract.ts';
import { readSituations, readStatements } from './read-statements.ts';
import { readTaggedTests } from './read-tagged-tests.ts';

const BEHAVIOUR = 'docs/behaviour.md';
const TESTS = packages.map((name) => `${name}/src/**/*.{test,spec}.{ts,tsx}`);

/** The statements of `docs/behaviour.md`, and the tests that prove them. */
export interface Proofs {
  readonly statements: readonly Statement[];
  readonly situations: readonly Situation[];
  readonly tests: readonly TaggedTest[];
}

/** Reads the statements, and the tests from their source. */
export async function gatherProofs(): Promise<Proofs> {
  const behaviour = await readFile(join(repositoryRoot, BEHAVIOUR), 'utf8');
  const files: string[] = [];
  for await (const file of glob(TESTS, { cwd: repositoryRoot })) files.push(file);
  const tests = await Promise.all(
    files
      .sort()
      .map(async (file) =>
        readTaggedTests(file, await readFile(join(repositoryRoot, file), 'utf8')),
      ),
  );
  return {
    statements: readStatements(behaviour),
    situations: readSituations(behaviour),
    tests: tests.flat(),
  };
}
