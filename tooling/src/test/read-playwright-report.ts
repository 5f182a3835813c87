import { join } from 'node:path';
import * as v from 'valibot';
import type { PassedTest } from '../proofs/proof.contract.ts';
import type { FailedTest } from './failed-test.contract.ts';
import type { SuiteReport } from './run-suite.ts';

interface Spec {
  readonly title: string;
  readonly file: string;
  /** `expected` when it passed; never run, it is `skipped`. */
  readonly tests: readonly { status: string; results?: readonly Result[] | undefined }[];
}

interface GroupedSpec extends Spec {
  readonly groups: readonly string[];
}

/** One try of a test. */
interface Result {
  readonly error?: { readonly message?: string | undefined } | undefined;
  readonly attachments?: readonly Attachment[] | undefined;
}

interface Attachment {
  readonly name: string;
  readonly path?: string | undefined;
}

/** A file, or a group of tests in it. */
interface Group {
  readonly title: string;
  readonly specs: readonly Spec[];
  readonly suites?: readonly Group[] | undefined;
}

const errorSchema = v.object({ message: v.optional(v.string()) });

const resultSchema: v.GenericSchema<Result> = v.object({
  error: v.optional(errorSchema),
  attachments: v.optional(v.array(v.object({ name: v.string(), path: v.optional(v.string()) }))),
});

const groupSchema: v.GenericSchema<Group> = v.object({
  title: v.string(),
  specs: v.array(
    v.object({
      title: v.string(),
      file: v.string(),
      tests: v.array(
        v.object({
          status: v.string(),
          results: v.optional(v.array(resultSchema)),
        }),
      ),
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
  errors: v.array(errorSchema),
  suites: v.array(groupSchema),
});

/**
 * Reads Playwright's report. A test that passed only at its second try counts as a failure. So does
 * one that never ran because an earlier one failed, and an error outside any test.
 */
export function readPlaywrightReport(report: unknown): SuiteReport {
  const { config, stats, errors, suites } = v.parse(reportSchema, report);
  const specs = suites.flatMap((file) => specsIn(file, []));
  return {
    tally: {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    },
    passed: specs.filter(hasPassed).map((spec) => testOf(spec, config.rootDir)),
    failed: [
      ...specs
        .filter((spec) => !hasPassed(spec))
        .map((spec) => ({
          ...testOf(spec, config.rootDir),
          why: whyOf(spec),
          pageFile: pageFileOf(spec),
        })),
      ...errors.map(({ message = '' }) => ({
        file: config.rootDir,
        title: 'outside any test',
        why: message,
      })),
    ],
  };
}

/** The tests with the titles of the groups that they are in. */
function specsIn({ specs, suites = [] }: Group, groups: readonly string[]): GroupedSpec[] {
  return [
    ...specs.map((spec) => ({ ...spec, groups })),
    ...suites.flatMap((suite) => specsIn(suite, [...groups, suite.title])),
  ];
}

function testOf({ file, groups, title }: GroupedSpec, folder: string): PassedTest {
  return { file: join(folder, file), title: [...groups, title].join(' › ') };
}

function whyOf({ tests }: Spec): FailedTest['why'] {
  const messages = tests.flatMap(({ results = [] }) =>
    results.map(({ error }) => error?.message ?? ''),
  );
  return messages.find((message) => message !== '') ?? '';
}

/** Playwright describes the page of a failed test in a file of this name. */
function pageFileOf({ tests }: Spec): FailedTest['pageFile'] {
  return tests
    .flatMap(({ results = [] }) => results.flatMap(({ attachments = [] }) => attachments))
    .find(({ name }) => name === 'error-context')?.path;
}

function hasPassed({ tests }: Spec): boolean {
  return tests.length > 0 && tests.every(({ status }) => status === 'expected');
}
