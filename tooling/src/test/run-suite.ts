import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seconds } from '@leeszaal/remote-kit/check';
import { runChild } from '../../bootstrap/run-child.mjs';
import type { PassedTest } from '../proofs/proof.contract.ts';
import type { FailedTest } from './failed-test.contract.ts';
import type { Tally } from './tally.contract.ts';
import { trustworthyTally } from './trustworthy-tally.ts';

/** A test runner that writes a report. */
export interface Suite {
  readonly program: string;
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  /** The arguments that make it write its report to the file. */
  readonly parameters: (reportFile: string) => readonly string[];
  /** Reads the report; throws when it isn't one. */
  readonly read: (report: unknown) => SuiteReport;
  /** Milliseconds until it is stopped, which counts as a failure. */
  readonly timeLimit: number;
  /** The signal at which it cleans up; SIGTERM by default. */
  readonly killSignal?: NodeJS.Signals;
}

/** The result in a runner's report. */
export interface SuiteReport {
  readonly tally: Tally;
  readonly passed: readonly PassedTest[];
  readonly failed: readonly FailedTest[];
}

/** Runs a suite in the foreground and counts what it reports. */
export async function runSuite(suite: Suite): Promise<SuiteReport> {
  const folder = await mkdtemp(join(tmpdir(), 'leeszaal-report-'));
  const report = join(folder, 'report.json');
  try {
    const start = performance.now();
    const exitCode = await runChild(suite.program, suite.parameters(report), {
      cwd: suite.cwd,
      env: { ...process.env, ...suite.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      timeout: suite.timeLimit,
      ...(suite.killSignal && { killSignal: suite.killSignal }),
    });
    if (performance.now() - start > suite.timeLimit) {
      console.error(`It was stopped after ${seconds(suite.timeLimit)}.`);
    }
    const found = await readReport(report, suite.read);
    return {
      tally: trustworthyTally(found?.tally ?? null, exitCode),
      passed: found?.passed ?? [],
      failed: found?.failed ?? [],
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readReport(file: string, read: Suite['read']): Promise<SuiteReport | null> {
  try {
    return read(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    console.error('It left no report that can be read:', error);
    return null;
  }
}
