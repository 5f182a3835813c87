import { randomInt } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { testPostgres } from '@leeszaal/test-support/postgres';
import { openPostgresDatabase } from '../../database/postgres/postgres-database.ts';
import { createTestDatabase } from '../postgres/create-test-database.ts';
import { postgresVariable } from '../postgres/postgres-variable.ts';
import { findingsOf, linesOf } from './report.ts';
import { runSoak, type SoakOptions, type SoakOutcome } from './run-soak.ts';
import { startProgram } from './server/start-program.ts';

/*
 * `node reference-server/src/testing/soak/main.ts [--seconds 120] [--people 50] [--seed N]
 * [--report file]`: people live with the server on a PostgreSQL of its own; ends with 1 when
 * a check fails. The same seed gives the same scripts.
 */

const LOAN_SECONDS = 15;
const ACCESS_TOKEN_SECONDS = 20;
const MEAN_PAUSE = 2000;
/** Seconds of a round; shorter when there would be too few rounds to detect growth. */
const ROUND_SECONDS = 60;
const FEWEST_ROUNDS = 12;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '120' },
    people: { type: 'string', default: '50' },
    seed: { type: 'string' },
    report: { type: 'string' },
  },
});

function optionsOf(): SoakOptions {
  const seconds = Number(values.seconds);
  return {
    seconds,
    seed: values.seed === undefined ? randomInt(1_000_000) : Number(values.seed),
    people: Number(values.people),
    loanSeconds: LOAN_SECONDS,
    meanPause: MEAN_PAUSE,
    rounds: Math.max(FEWEST_ROUNDS, Math.round(seconds / ROUND_SECONDS)),
  };
}

async function soak(options: SoakOptions): Promise<SoakOutcome> {
  const postgres = await testPostgres();
  process.env[postgresVariable] = postgres.url;
  const dataDir = await mkdtemp(join(tmpdir(), 'leeszaal-soak-'));
  const { url: databaseUrl, drop } = await createTestDatabase();
  try {
    const server = await startProgram({
      ...options,
      databaseUrl,
      dataDir,
      accessTokenSeconds: ACCESS_TOKEN_SECONDS,
    });
    const database = await openPostgresDatabase({ url: databaseUrl, connections: 1 });
    try {
      return await runSoak(server, database, options);
    } finally {
      await database.close();
      await server.stop();
    }
  } finally {
    await drop();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

// Stops the started programs with this one.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(1));
}
const options = optionsOf();
const outcome = await soak(options);
process.stdout.write(`${linesOf(options, outcome).join('\n')}\n`);
const findings = findingsOf(outcome);
const failed = findings.filter(({ against }) => against.length > 0).length;
if (values.report !== undefined) {
  await writeFile(values.report, JSON.stringify({ passed: findings.length - failed, failed }));
}
process.exitCode = failed > 0 ? 1 : 0;
