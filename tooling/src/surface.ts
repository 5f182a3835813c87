import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { libraries } from './library/libraries.ts';
import { checkSurface } from './surface/check-surface.ts';
import { extractReports } from './surface/extract-reports.ts';
import { replaceReports, surfaceFolder } from './surface/surface-files.ts';

/* `pnpm surface` writes the surface of the libraries into `surface/` of each; `pnpm surface check` checks it. */
const [command] = process.argv.slice(2);
if (command === 'check') {
  const lines = await checkSurface();
  for (const line of lines) console.error(line);
  process.exitCode = lines.length > 0 ? 1 : 0;
} else {
  const scratch = await mkdtemp(join(tmpdir(), 'leeszaal-surface-'));
  await extractReports(scratch);
  for (const name of libraries) await replaceReports(surfaceFolder(name), join(scratch, name));
  await rm(scratch, { recursive: true });
}
