import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Judgement, Level } from './expectation.contract.ts';
import { NOT_RUN } from './tests/all-tests.ts';

const FILE = fileURLToPath(new URL('../../../docs/epub-conformance.md', import.meta.url));
/** The variable of the environment that has a run write the table. */
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

function tableOf(level: Level, judgements: readonly Judgement[]): string {
  const rows = judgements
    .filter(({ test }) => test.level === level)
    .sort(({ test: one }, { test: other }) => (one.id < other.id ? -1 : 1))
    .map(({ test, verdict }) => `| ${test.id} | ${verdict} | ${test.why ?? ''} |`);
  return [`## ${level}`, '', '| Test | Verdict | Why |', '| --- | --- | --- |', ...rows].join('\n');
}

/** The table as a page of the documentation. */
export function conformanceTable(judgements: readonly Judgement[]): string {
  const notRun = NOT_RUN.map(([tests, why]) => `| ${tests} | ${why} |`);
  return `${[
    HEAD,
    counts(judgements),
    '',
    ...LEVELS.flatMap((level) => [tableOf(level, judgements), '']),
    '## Not run',
    '',
    '| Tests | Why |',
    '| --- | --- |',
    ...notRun,
  ].join('\n')}\n`;
}

/** The table as the documentation has it; written anew first where the environment asks for that. */
export async function documentedTable(made: string): Promise<string> {
  if (process.env[WRITE]) await writeFile(FILE, made);
  return readFile(FILE, 'utf8').catch(() => '');
}
