import { expect, test } from '@jest/globals';
import { readJestReport } from './read-jest-report.ts';
import { readPlaywrightReport } from './read-playwright-report.ts';
import { readSoakReport } from './read-soak-report.ts';

test('a file that Jest could not run counts as a failure', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 2,
    numRuntimeErrorTestSuites: 1,
    testResults: [],
  };
  expect(readJestReport(report).tally).toEqual({ passed: 5, failed: 3 });
});

test('Jest tells which tests of which file passed, and why others failed', () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 0,
    testResults: [
      {
        name: '/a/b.test.ts',
        assertionResults: [
          { ancestorTitles: ['a door'], title: 'opens', status: 'passed' },
          {
            ancestorTitles: [],
            title: 'shuts',
            status: 'failed',
            failureMessages: ['Error: stuck'],
          },
          { ancestorTitles: [], title: 'waits', status: 'pending' },
        ],
      },
      { name: '/a/c.test.ts', message: 'no such module', assertionResults: [] },
    ],
  };
  const { tally, passed, failed } = readJestReport(report);
  expect(tally).toEqual({ passed: 1, failed: 2 });
  expect(passed).toEqual([{ file: '/a/b.test.ts', title: 'a door › opens' }]);
  expect(failed).toEqual([
    { file: '/a/b.test.ts', title: 'shuts', why: 'Error: stuck' },
    { file: '/a/b.test.ts', title: 'waits', why: 'not run: pending' },
    { file: '/a/c.test.ts', title: 'the whole file', why: 'no such module' },
  ]);
});

const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 0 };

test('an error outside the tests and a test that passed at the second try are failures', () => {
  const report = { config: { rootDir: '/e' }, stats, errors: [{}], suites: [] };
  expect(readPlaywrightReport(report).tally).toEqual({ passed: 7, failed: 3 });
});

test('Playwright tells which tests of which file passed, however deep they stand, and why others failed', () => {
  const file = 'journeys/a.spec.ts';
  const inner = {
    title: 'a reader',
    specs: [{ title: 'reads', file, tests: [{ status: 'expected' }] }],
  };
  const attachments = [{ name: 'screenshot' }, { name: 'error-context', path: '/out/page.md' }];
  const results = [{}, { error: { message: 'no door' }, attachments }];
  const outer = {
    title: file,
    specs: [{ title: 'signs in', file, tests: [{ status: 'unexpected', results }] }],
    suites: [inner],
  };
  const errors = [{ message: 'no portal' }];
  const report = { config: { rootDir: '/e' }, stats, errors, suites: [outer] };
  const { passed, failed } = readPlaywrightReport(report);
  expect(passed).toEqual([{ file: '/e/journeys/a.spec.ts', title: 'a reader › reads' }]);
  expect(failed).toEqual([
    { file: '/e/journeys/a.spec.ts', title: 'signs in', why: 'no door', pageFile: '/out/page.md' },
    { file: '/e', title: 'outside any test', why: 'no portal' },
  ]);
});

test('a journey that never ran has not passed, though Playwright finds it in order', () => {
  const file = 'journeys/a.spec.ts';
  const specs = [
    { title: 'reads', ok: true, file, tests: [{ status: 'skipped' }] },
    { title: 'writes', ok: true, file, tests: [{ status: 'expected' }, { status: 'skipped' }] },
    { title: 'counts', ok: true, file, tests: [] },
  ];
  const ran = { expected: 1, unexpected: 1, flaky: 0, skipped: 2 };
  const suites = [{ title: file, specs }];
  const report = { config: { rootDir: '/e' }, stats: ran, errors: [], suites };
  const read = readPlaywrightReport(report);
  expect(read).toMatchObject({ tally: { passed: 1, failed: 3 }, passed: [] });
  expect(read.failed.map(({ title }) => title)).toEqual(['reads', 'writes', 'counts']);
});

test('a soak tells how many things held; what is no report of one is not believed', () => {
  expect(readSoakReport({ passed: 9, failed: 1 }).tally).toEqual({ passed: 9, failed: 1 });
  expect(() => readSoakReport({ passed: 9 })).toThrow();
});
