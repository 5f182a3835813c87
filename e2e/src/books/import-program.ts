import { spawn } from 'node:child_process';
import { basename } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
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
  readonly exitCode: number | null;
  readonly lines: readonly ImportLine[];
  /** The last line, such as `3 imported, 0 unchanged, 1 refused`. */
  readonly summary: string;
  /** Its stderr; empty after success. */
  readonly errors: string;
}

/** Runs the program of `pnpm import` on files or folders, for the suite's portal. */
export async function runImport(paths: readonly string[]): Promise<ImportRun> {
  const child = spawn(process.execPath, [PROGRAM, ...paths], {
    env: { ...process.env, DATA_DIR: dataFolder() },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [told = '', summary = ''] = output.split('\n\n');
  return { exitCode: await exit, lines: told.split('\n').flatMap(readLine), summary, errors };
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
