import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasTest } from './find-title.ts';
import type { ProofTables } from './read-proofs.ts';

/**
 * What is wrong with the tables of proofs, as far as can be told without running a test: a row that
 * names none, a file that is not there, a name that is not in it.
 *
 * @param root the repository's folder
 */
export async function checkProofs(
  { proofs, faults }: ProofTables,
  root: string,
): Promise<string[]> {
  const sources = new Map<string, Promise<string | null>>();
  const sourceOf = (file: string) => {
    const source = sources.get(file) ?? readFile(join(root, file), 'utf8').catch(() => null);
    sources.set(file, source);
    return source;
  };
  const wrong = await Promise.all(
    proofs.map(async ({ place, tests }) => {
      const lines = await Promise.all(
        tests.map(async ({ file, title }) => {
          const source = await sourceOf(file);
          if (source === null) return `${place}: there is no ${file}`;
          return hasTest(source, title) ? '' : `${place}: ${file} has no test “${title}”`;
        }),
      );
      return lines.filter((line) => line !== '');
    }),
  );
  return [...faults, ...wrong.flat()];
}
