import { join } from 'node:path';
import * as v from 'valibot';
import type { PassedTest } from '../proofs/proof.contract.ts';
import type { SuiteReport } from './run-suite.ts';

interface Spec {
  readonly title: string;
  readonly file: string;
  /** `expected` when it passed; never run, it is `skipped`. */
  readonly tests: readonly { status: string }[];
}

interface Group {
  readonly specs: readonly Spec[];
  readonly suites?: readonly Group[] | undefined;
}

const groupSchema: v.GenericSchema<Group> = v.object({
  specs: v.array(
    v.object({
      title: v.string(),
      file: v.string(),
      tests: v.array(v.object({ status: v.string() })),
    }),
  ),
  suites: v.optional(v.array(v.lazy(() => groupSchema))),
});

const reportSchema = v.object({
  config: v.object({ rootDir: v.string() }),
  stats: v.object({
    expected: v.number(),
    unexpected: v.number(),
    flaky: v.number(),
    skipped: v.number(),
  }),
  errors: v.array(v.unknown()),
  suites: v.array(groupSchema),
});

/**
 * Reads Playwright's report. A test that passed only when tried again is a failure; so is one that never
 * ran, because what comes before it failed, and so is an error outside any test.
 */
export function readPlaywrightReport(report: unknown): SuiteReport {
  const { config, stats, errors, suites } = v.parse(reportSchema, report);
  return {
    tally: {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    },
    passed: suites.flatMap((suite) => passedIn(suite, config.rootDir)),
  };
}

function passedIn({ specs, suites = [] }: Group, folder: string): PassedTest[] {
  return [
    ...specs.filter(hasPassed).map(({ file, title }) => ({ file: join(folder, file), title })),
    ...suites.flatMap((suite) => passedIn(suite, folder)),
  ];
}

function hasPassed({ tests }: Spec): boolean {
  return tests.length > 0 && tests.every(({ status }) => status === 'expected');
}
