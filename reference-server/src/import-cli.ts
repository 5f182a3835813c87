import { parseArgs } from 'node:util';
import { readServerConfig } from './config/server-config.ts';
import { collectFiles } from './import/importers/collect-files.ts';
import {
  type ImportResult,
  outcomeLine,
  progressLine,
  summary,
} from './import/importers/import-report.ts';
import type { Importer } from './import/importers/importer.contract.ts';
import { openLocalImporter } from './import/importers/local-importer.ts';
import { createRemoteImporter } from './import/importers/remote-importer.ts';
import { findRunningServer } from './import/importers/running-server.ts';

const USAGE = 'Usage: pnpm run import <file or folder>… [--connection NAME]';

/** In a terminal, progress overwrites one line. */
const terminal = process.stdout.isTTY;
const clearLine = () => terminal && process.stdout.write('\r\u001b[2K');

async function openImporter(connection: string | undefined): Promise<Importer> {
  const { dataDir, databaseUrl } = readServerConfig(process.env);
  const notice = await findRunningServer(dataDir);
  if (notice !== undefined) return createRemoteImporter(notice, connection);
  return openLocalImporter({ dataDir, databaseUrl, connection });
}

async function importAll(importer: Importer, files: readonly string[]): Promise<ImportResult[]> {
  const results: ImportResult[] = [];
  for (const [index, file] of files.entries()) {
    const position = { at: index + 1, of: files.length, file };
    const outcome = await importer.importFile(file, (progress) => {
      const line = progressLine(position, progress);
      if (terminal) process.stdout.write(`\r\u001b[2K${line}`);
      else console.log(line);
    });
    clearLine();
    results.push({ file, outcome });
    console.log(outcomeLine({ file, outcome }));
  }
  return results;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { connection: { type: 'string' }, help: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (values.help || positionals.length === 0) {
    console.log(USAGE);
    return values.help ? 0 : 2;
  }
  const files = await collectFiles(positionals);
  if (files.length === 0) {
    console.error('No PDF or EPUB found.');
    return 2;
  }
  const importer = await openImporter(values.connection);
  const interrupted = () => void importer.close().finally(() => process.exit(130));
  process.once('SIGINT', interrupted);
  try {
    const results = await importAll(importer, files);
    console.log(`\n${summary(results)}`);
    return results.some(({ outcome }) => outcome.kind === 'refused') ? 1 : 0;
  } finally {
    process.off('SIGINT', interrupted);
    await importer.close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  clearLine();
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
