import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { outcomeOf, type StepOutcome } from '@leeszaal/remote-kit/check';
import * as v from 'valibot';
import { runTool } from './run-tool.ts';

const configSchema = v.object({
  compilerOptions: v.record(v.string(), v.unknown()),
  files: v.array(v.string()),
});

/**
 * TypeScript's default is four checkers, each of which checks shared declarations anew: together they take twice the
 * processor time of one. On two cores one is done sooner, and other checks run beside it.
 */
const ONE_CHECKER = ['--checkers', '1'];

/** A package's `tsconfig.json`, resolved. */
interface Program {
  readonly folder: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** Absolute. */
  readonly files: readonly string[];
}

async function programOf(folder: string): Promise<Program> {
  const { passed, complaints: said } = await runTool('tsc', '--project', folder, '--showConfig');
  if (!passed) throw new Error(said);
  const { compilerOptions, files } = v.parse(configSchema, JSON.parse(said));
  return { folder, options: compilerOptions, files: files.map((file) => resolve(folder, file)) };
}

async function check(alike: readonly Program[]): Promise<StepOutcome> {
  const scratch = await mkdtemp(join(tmpdir(), 'leeszaal-types-'));
  try {
    const config = {
      compilerOptions: {
        ...alike[0]?.options,
        typeRoots: alike.map(({ folder }) => join(folder, 'node_modules/@types')),
      },
      files: [...new Set(alike.flatMap(({ files }) => files))],
    };
    await writeFile(join(scratch, 'tsconfig.json'), JSON.stringify(config));
    return await runTool('tsc', '--project', scratch, '--pretty', 'false', ...ONE_CHECKER);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/**
 * Checks the types of packages. Packages with equal options are one program, so that the files that
 * they import of each other are checked once.
 *
 * @param folders of the packages, absolute, each with its `tsconfig.json`
 */
export async function checkTypes(folders: readonly string[]): Promise<StepOutcome> {
  const programs = await Promise.all(folders.map(programOf));
  const alike = Map.groupBy(programs, ({ options }) => JSON.stringify(options));
  const complaints: string[] = [];
  for (const group of alike.values()) {
    const outcome = await check(group);
    if (!outcome.passed) complaints.push(outcome.complaints);
  }
  return outcomeOf(complaints);
}
