import { join } from 'node:path';
import { isTitle } from './find-title.ts';
import type { PassedTest, Proof } from './proof.contract.ts';

/**
 * The rows that the tests which ran do not prove, as lines for people.
 *
 * @param root the repository's folder
 */
export function unproved(
  proofs: readonly Proof[],
  passed: readonly PassedTest[],
  root: string,
): string[] {
  const titles = new Map<string, string[]>();
  for (const { file, title } of passed) titles.set(file, [...(titles.get(file) ?? []), title]);
  return proofs.flatMap(({ place, tests }) =>
    tests
      .filter(({ file, title }) => {
        const ran = titles.get(join(root, file)) ?? [];
        return !ran.some((each) => isTitle(title, each));
      })
      .map(({ file, title }) => `${place}: “${title}” of ${file} did not run and pass`),
  );
}
