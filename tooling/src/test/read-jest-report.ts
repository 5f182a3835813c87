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

/** Reads Jest's report; a file that could not be run at all counts as one failure. */
export function readJestReport(report: unknown): SuiteReport {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = v.parse(
    reportSchema,
    report,
  );
  return {
    tally: { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites },
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
            .filter(({ status }) => status === 'failed')
            .map(({ title, failureMessages }) => ({
              file: name,
              title,
              why: failureMessages?.[0] ?? '',
            })),
    ),
  };
}
