import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChild } from '../../bootstrap/run-child.mjs';
import type { PassedTest } from '../proofs/proof.contract.ts';
import type { Tally } from './tally.contract.ts';
import { trustworthyTally } from './trustworthy-tally.ts';

/** A test runner that can be told to write a report. */
export interface Suite {
  readonly program: string;
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  /** What to call it with so that it leaves its report in the file. */
  readonly parameters: (reportFile: string) => readonly string[];
  /** Reads the report; throws when it isn't one. */
  readonly read: (report: unknown) => SuiteReport;
  /** After so many milliseconds it is stopped, which counts as a failure. */
  readonly timeLimit: number;
}

/** What a runner's report says. */
export interface SuiteReport {
  readonly tally: Tally;
  readonly passed: readonly PassedTest[];
}

/** Runs a suite in the foreground and counts what it reports. */
export async function runSuite(suite: Suite): Promise<SuiteReport> {
  const folder = await mkdtemp(join(tmpdir(), 'leeszaal-report-'));
  const report = join(folder, 'report.json');
  try {
    const exitCode = await runChild(suite.program, suite.parameters(report), {
      cwd: suite.cwd,
      env: { ...process.env, ...suite.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      timeout: suite.timeLimit,
    });
    const found = await readReport(report, suite.read);
    return {
      tally: trustworthyTally(found?.tally ?? null, exitCode),
      passed: found?.passed ?? [],
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readReport(file: string, read: Suite['read']): Promise<SuiteReport | null> {
  try {
    return read(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return null;
  }
}
