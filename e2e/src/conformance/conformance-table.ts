import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { CONFORMANCE_TESTS } from './tests/all-tests.ts';
import type { Judgement, Level } from './tests/expectation.contract.ts';

const FILE = fileURLToPath(new URL('../../../docs/epub-conformance.md', import.meta.url));
/** The environment variable that makes a run write the table. */
export const WRITE = 'WRITE_CONFORMANCE';

const LEVELS: readonly Level[] = ['must', 'should', 'may', 'deprecated'];
const VERDICTS = ['passes', 'fails', 'not supported', 'not applicable'] as const;

const HEAD = `# EPUB conformance

W3C's tests for EPUB reading systems (<https://github.com/w3c/epub-tests>), judged in the reader by what their
own text asks for. A run makes this file: \`${WRITE}=1 pnpm test:e2e z-conformance\`, where the folder of tests
is beside the repository. Without the variable the run compares, and fails when something differs.
\`e2e/src/conformance/tests\` holds what each test is judged by.

*Not applicable* are tests that count, by their own words, only for readers with a feature that is optional, or
that judge something else than a reader. *Deprecated* are older versions of tests, which W3C keeps.
`;

function counts(judgements: readonly Judgement[]): string {
  const rows = LEVELS.map((level) => {
    const cells = VERDICTS.map(
      (verdict) =>
        judgements.filter((one) => one.test.level === level && one.verdict === verdict).length,
    );
    return `| ${level} | ${cells.join(' | ')} |`;
  });
  return [`| Level | ${VERDICTS.join(' | ')} |`, '| --- | --- | --- | --- | --- |', ...rows].join(
    '\n',
  );
}

const rowOf = ({ test: { id, why = '' }, verdict }: Judgement) => `| ${id} | ${verdict} | ${why} |`;

function tableOf(level: Level, judgements: readonly Judgement[]): string {
  const rows = judgements
    .filter(({ test }) => test.level === level)
    .sort(({ test: one }, { test: other }) => (one.id < other.id ? -1 : 1))
    .map(rowOf);
  return [`## ${level}`, '', '| Test | Verdict | Why |', '| --- | --- | --- |', ...rows].join('\n');
}

/** The tests whose files are missing. */
function notRun(judgements: readonly Judgement[]): readonly string[] {
  const run = new Set(judgements.map(({ test }) => test.id));
  return [...CONFORMANCE_TESTS.values()]
    .filter(({ id }) => !run.has(id))
    .map(({ id, level, verdict = 'expected to pass', why = '' }) => {
      return `| ${id} | ${level} | ${verdict} | ${why} |`;
    });
}

/** The table as a page of the documentation. */
export function conformanceTable(judgements: readonly Judgement[]): string {
  return `${[
    HEAD,
    counts(judgements),
    '',
    ...LEVELS.flatMap((level) => [tableOf(level, judgements), '']),
    '## Not run',
    '',
    'The files of these tests were not in the folder.',
    '',
    '| Test | Level | Expectation | Why |',
    '| --- | --- | --- | --- |',
    ...notRun(judgements),
  ].join('\n')}\n`;
}

/**
 * The rows of a run that differ from the documentation. A test that is missing from the
 * documentation is judged too, and differs. If the environment asks for it, the run writes the
 * documentation first.
 */
export async function undocumented(judgements: readonly Judgement[]): Promise<readonly string[]> {
  if (process.env[WRITE]) await writeFile(FILE, conformanceTable(judgements));
  const documented = await readFile(FILE, 'utf8').catch(() => '');
  const [judged = ''] = documented.split('## Not run');
  const lines = new Set(judged.split('\n'));
  return judgements
    .filter(({ test }) => judged.includes(`| ${test.id} |`))
    .map(rowOf)
    .filter((row) => !lines.has(row));
}
