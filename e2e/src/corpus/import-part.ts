import { type ImportLine, type ImportRun, runImport } from '../books/import-program.ts';
import { expect } from '../support/portal-test.ts';
import { type CorpusPart, corpusFiles, corpusFolder } from './corpus-files.ts';

/** A file that the import accepted. */
export type StoredLine = Extract<ImportLine, { title: string }>;
/** A file that the import refused. */
export type RefusedLine = Extract<ImportLine, { kind: 'refused' }>;

/** An import of a part of the corpus. */
export interface PartImport extends ImportRun {
  readonly stored: readonly StoredLine[];
  readonly refused: readonly RefusedLine[];
}

/** The last import of each part into the library of this worker. */
const done = new Map<CorpusPart, PartImport>();

/** Imports a part of the corpus; every file is accounted for. */
export async function importPart(part: CorpusPart): Promise<PartImport> {
  const run = await runImport([corpusFolder(part)]);
  expect(run.errors).toBe('');
  expect(run.lines.map(({ file }) => file).sort()).toEqual(await corpusFiles(part));
  const stored = run.lines.filter((line) => line.kind !== 'refused');
  const refused = run.lines.filter((line) => line.kind === 'refused');
  const imported = { ...run, stored, refused };
  done.set(part, imported);
  return imported;
}

/** The documents of a part of the corpus, which are imported unless an earlier journey has done it. */
export async function importedDocuments(part: CorpusPart): Promise<readonly StoredLine[]> {
  return (done.get(part) ?? (await importPart(part))).stored;
}
