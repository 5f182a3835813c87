import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LOAD_PATH, type Load, startServerProgram } from '@leeszaal/reference-server/testing';
import { findInstallations, startPostgres } from '@leeszaal/test-support/postgres';
import { quantile } from '../range.ts';
import { HOSTILE_FILES } from './hostile-files.ts';
import { type MeasuredImport, measureImport } from './measure-import.ts';

/* `pnpm bench:imports`: what hostile files cost the server and its other clients, as a table for
   each database. Each file is imported into a fresh server. */
const { values } = parseArgs({
  options: {
    database: { type: 'string', multiple: true, default: ['pglite', 'postgres'] },
    only: { type: 'string', default: '' },
  },
});
const script = import.meta.resolve('./server.ts');
const ms = (time: number): string => time.toFixed(0);
const megabytes = (bytes: number): string => (bytes / 2 ** 20).toFixed(0);

function row(name: string, measured: MeasuredImport, start: Load): string {
  const { outcome, seconds, waits, turn, hold, memory, together } = measured;
  const cells = [
    `${name}: ${outcome}`,
    seconds.toFixed(1),
    `${ms(quantile(waits, 0.5))} / ${ms(quantile(waits, 0.99))} / ${ms(Math.max(...waits))}`,
    `${ms(turn.busy)} (${ms(turn.elapsed)})`,
    `${ms(hold.busy)} (${ms(hold.elapsed)})`,
    `${megabytes(start.memory)} → ${megabytes(memory)}`,
    megabytes(together),
  ];
  return `| ${cells.join(' | ')} |`;
}

async function bench(database: string): Promise<void> {
  const [installation] = database === 'postgres' ? findInstallations() : [];
  if (database === 'postgres' && !installation) throw new Error('There is no PostgreSQL here.');
  console.log(`\n${database}\n`);
  console.log(
    '| File | Seconds | Health, ms: median / 99 % / longest | Main thread, ms at a stretch: busy (elapsed) | PGlite, the same | Memory of the server, MB: started → most | With its workers, MB |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
  for (const file of HOSTILE_FILES.filter(({ name }) => name.includes(values.only))) {
    const folder = await mkdtemp(join(tmpdir(), 'leeszaal-bench-'));
    const postgres = installation ? await startPostgres(installation) : undefined;
    const environment = { DATA_DIR: folder, DATABASE_URL: postgres?.url ?? '' };
    const server = await startServerProgram(new URL(script), environment);
    try {
      const start = (await (await fetch(server.url + LOAD_PATH)).json()) as Load;
      const measured = await measureImport(server, folder, file);
      console.log(row(file.name, measured, start));
      if (measured.hold.longest) console.error(measured.hold.longest.replace(/\s+/g, ' '));
    } finally {
      await server.stop();
      await postgres?.stop();
      await rm(folder, { recursive: true, force: true });
    }
  }
}

for (const database of values.database) await bench(database);
