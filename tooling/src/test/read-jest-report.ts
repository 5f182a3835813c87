import * as v from 'valibot';
import type { SuiteReport } from './run-suite.ts';

const reportSchema = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numRuntimeErrorTestSuites: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      message: v.optional(v.string(), ''),
      assertionResults: v.array(
        v.object({
          title: v.string(),
          ancestorTitles: v.array(v.string()),
          status: v.string(),
          failureMessages: v.optional(v.nullable(v.array(v.string()))),
        }),
      ),
    }),
  ),
});

/** The statuses of tests that did not run, and so prove nothing. */
const NOT_RUN: readonly string[] = ['pending', 'todo', 'skipped', 'disabled'];

/** Reads Jest's report; a file that could not be run, and a test that did not run, count as a failure. */
export function readJestReport(report: unknown): SuiteReport {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = v.parse(
    reportSchema,
    report,
  );
  const notRun = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => NOT_RUN.includes(status)).length;
  return {
    tally: { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites + notRun },
    passed: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'passed')
        .map(({ ancestorTitles, title }) => ({
          file: name,
          title: [...ancestorTitles, title].join(' › '),
        })),
    ),
    failed: testResults.flatMap(({ name, message, assertionResults }) =>
      assertionResults.length === 0
        ? [{ file: name, title: 'the whole file', why: message }]
        : assertionResults
            .filter(({ status }) => status === 'failed' || NOT_RUN.includes(status))
            .map(({ title, status, failureMessages }) => ({
              file: name,
              title,
              why: failureMessages?.[0] ?? (status === 'failed' ? '' : `not run: ${status}`),
            })),
    ),
  };
}
