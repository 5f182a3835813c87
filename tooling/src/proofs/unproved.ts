import { join } from 'node:path';
import { isTitle } from './find-title.ts';
import type { PassedTest, Proof, TestReference } from './proof.contract.ts';

/**
 * Tells of a test that a table of proofs names whether it has just passed.
 *
 * @param root the repository's folder
 */
export function passing(
  passed: readonly PassedTest[],
  root: string,
): (test: TestReference) => boolean {
  const titles = new Map<string, string[]>();
  for (const { file, title } of passed) titles.set(file, [...(titles.get(file) ?? []), title]);
  return ({ file, title }) => {
    const ran = titles.get(join(root, file)) ?? [];
    return ran.some((each) => isTitle(title, each));
  };
}

/** The rows that the tests which ran do not prove, as lines for people. */
export function unproved(
  proofs: readonly Proof[],
  hasPassed: (test: TestReference) => boolean,
): string[] {
  return proofs.flatMap(({ place, tests }) =>
    tests
      .filter((test) => !hasPassed(test))
      .map(({ file, title }) => `${place}: “${title}” of ${file} did not run and pass`),
  );
}
