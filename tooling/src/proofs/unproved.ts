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

/** The tests that did not prove what their rows say, each with its rows, as lines for people. */
export function unproved(
  proofs: readonly Proof[],
  hasPassed: (test: TestReference) => boolean,
): string[] {
  const places = new Map<string, string[]>();
  for (const { place, tests } of proofs) {
    for (const test of tests) {
      if (hasPassed(test)) continue;
      const name = `“${test.title}” of ${test.file}`;
      places.set(name, [...(places.get(name) ?? []), place]);
    }
  }
  return Array.from(
    places,
    ([name, rows]) => `${name} did not run and pass, which proves ${rows.join(', ')}`,
  );
}
