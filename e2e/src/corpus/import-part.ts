import { type ImportLine, type ImportRun, runImport } from '../books/import-program.ts';
import { expect } from '../support/portal-test.ts';
import { type CorpusPart, corpusFiles, corpusFolder } from './corpus-files.ts';

/** A file that the import accepted. */
export type StoredLine = Extract<ImportLine, { title: string }>;
/** A file that the import refused. */
export type RefusedLine = Extract<ImportLine, { kind: 'refused' }>;

/** Imports a part of the corpus; every file is accounted for. */
export async function importPart(part: CorpusPart): Promise<
  ImportRun & {
    readonly stored: readonly StoredLine[];
    readonly refused: readonly RefusedLine[];
  }
> {
  const run = await runImport([corpusFolder(part)]);
  expect(run.errors).toBe('');
  expect(run.lines.map(({ file }) => file).sort()).toEqual(await corpusFiles(part));
  const stored = run.lines.filter((line) => line.kind !== 'refused');
  const refused = run.lines.filter((line) => line.kind === 'refused');
  return { ...run, stored, refused };
}
