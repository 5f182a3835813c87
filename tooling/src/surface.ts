import { checkSurface } from './surface/check-surface.ts';
import { extractReports } from './surface/extract-reports.ts';
import { writeReports } from './surface/surface-files.ts';

/* `pnpm surface` writes the surface of the libraries into `surface/` of each; `pnpm surface check` checks it. */
const [command] = process.argv.slice(2);
if (command === 'check') {
  const lines = await checkSurface();
  for (const line of lines) console.error(line);
  process.exitCode = lines.length > 0 ? 1 : 0;
} else {
  for (const [name, reports] of await extractReports()) await writeReports(name, reports);
}
