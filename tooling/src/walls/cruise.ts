import { join } from 'node:path';
import { execa } from 'execa';
import * as v from 'valibot';
import { repositoryRoot } from '../packages.ts';

const resultSchema = v.object({
  summary: v.object({
    violations: v.array(
      v.object({
        from: v.string(),
        to: v.string(),
        rule: v.object({ name: v.string() }),
      }),
    ),
  }),
});

/** The rules: for imports between files, and for imports between folders. */
const CONFIGURATIONS = ['.dependency-cruiser.mjs', '.dependency-cruiser-folders.mjs'] as const;

/** An import that breaks a rule. */
export interface Breach {
  /** Name of the rule. */
  readonly rule: string;
  /** The importing file or folder, relative to the root. */
  readonly from: string;
  /** The import: a file or folder relative to the root, or the name as written if it isn't found. */
  readonly to: string;
}

/**
 * Finds the imports that break a rule of the repository's configurations of dependency-cruiser.
 *
 * @param root the folder that holds the packages, absolute
 * @param folders the packages to look at, relative to the root
 * @throws when the tool itself fails
 */
export async function cruise(root: string, folders: readonly string[]): Promise<Breach[]> {
  const breaches = CONFIGURATIONS.map((name) => cruiseWith(name, root, folders));
  return (await Promise.all(breaches)).flat();
}

async function cruiseWith(
  configuration: string,
  root: string,
  folders: readonly string[],
): Promise<Breach[]> {
  const { stdout, stderr, shortMessage } = await execa(
    join(repositoryRoot, 'node_modules/.bin/depcruise'),
    ['--config', join(repositoryRoot, configuration), '--output-type', 'json', ...folders],
    { cwd: root, stdin: 'ignore', reject: false },
  );
  if (stdout === '')
    throw new Error(`dependency-cruiser gave no answer: ${stderr || shortMessage}`);
  const { summary } = v.parse(resultSchema, JSON.parse(stdout));
  return summary.violations.map(({ from, to, rule }) => ({ rule: rule.name, from, to }));
}
