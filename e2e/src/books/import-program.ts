import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { dataFolder } from '../portal/portal-address.ts';

const PROGRAM = fileURLToPath(
  new URL('../../../reference-server/src/import-cli.ts', import.meta.url),
);

/** The import's output for one file. */
export type ImportLine =
  | {
      readonly kind: 'imported' | 'unchanged';
      readonly file: string;
      readonly title: string;
      readonly pageCount: number;
    }
  | { readonly kind: 'refused'; readonly file: string; readonly reason: string };

/** A run of `pnpm import`. */
export interface ImportRun {
  readonly exitCode: number | undefined;
  readonly lines: readonly ImportLine[];
  /** The last line, such as `3 imported, 0 unchanged, 1 refused`. */
  readonly summary: string;
  /** Its stderr; empty after success. */
  readonly errors: string;
}

/**
 * Runs the program of `pnpm import` on files or folders.
 *
 * @param dataDir the portal's; by default that of the worker's portal
 */
export async function runImport(
  paths: readonly string[],
  dataDir: string = dataFolder(),
): Promise<ImportRun> {
  const { exitCode, stdout, stderr } = await execa(process.execPath, [PROGRAM, ...paths], {
    env: { DATA_DIR: dataDir },
    stdin: 'ignore',
    reject: false,
  });
  const [told = '', summary = ''] = stdout.split('\n\n');
  return { exitCode, lines: told.split('\n').flatMap(readLine), summary, errors: stderr };
}

function readLine(line: string): readonly ImportLine[] {
  const stored = /^(imported|unchanged)\s+(.+?\.(?:pdf|epub)): (.*), (\d+) pages?$/.exec(line);
  if (stored) {
    const [, kind, file = '', title = '', pages] = stored;
    return [
      {
        kind: kind === 'imported' ? 'imported' : 'unchanged',
        file: basename(file),
        title,
        pageCount: Number(pages),
      },
    ];
  }
  const refused = /^refused\s+(.+?\.(?:pdf|epub)): (.*)$/.exec(line);
  if (!refused) return [];
  const [, file = '', reason = ''] = refused;
  return [{ kind: 'refused', file: basename(file), reason }];
}
