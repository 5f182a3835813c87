import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import * as v from 'valibot';
import { repositoryRoot } from '../packages.ts';
import type { PassedTest, TaggedTest } from './proof.contract.ts';
import { idsIn, withoutTags } from './tags.ts';

const FILE = join(repositoryRoot, '.cache/passed-tests.json');
const schema = v.array(v.object({ file: v.string(), title: v.string() }));

/** Keeps the tests that passed, for `pnpm proofs --passed`. */
export async function keepPassedTests(passed: readonly PassedTest[]): Promise<void> {
  await mkdir(dirname(FILE), { recursive: true });
  await writeFile(FILE, JSON.stringify(passed));
}

/** The tests that passed in the last whole run; null when there was none. */
export async function keptPassedTests(): Promise<PassedTest[] | null> {
  const text = await readFile(FILE, 'utf8').catch(() => null);
  return text === null ? null : v.parse(schema, JSON.parse(text));
}

/** Those that carry numbers of statements. */
export function taggedAmong(passed: readonly PassedTest[]): TaggedTest[] {
  return passed
    .map(({ file, title }) => ({
      file: relative(repositoryRoot, file),
      title: withoutTags(title),
      ids: idsIn(title),
    }))
    .filter(({ ids }) => ids.length > 0);
}
