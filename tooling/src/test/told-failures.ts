import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FailedTest } from './failed-test.contract.ts';

const MOST_LINES = 4;
const MOST_LETTERS = 160;

/**
 * The failed tests as lines for people. A long run ends with them: the messages at their time have
 * scrolled away, and a log is often kept by its end alone.
 *
 * @param root the repository's folder
 */
export function toldFailures(failed: readonly FailedTest[], root: string): string[] {
  return failed.flatMap(({ file, title, why }) => [
    `✘ ${relative(root, file)} › ${title}`,
    ...firstLines(why).map((line) => `    ${line}`),
  ]);
}

function firstLines(why: string): string[] {
  return stripVTControlCharacters(why)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, MOST_LINES)
    .map((line) => (line.length > MOST_LETTERS ? `${line.slice(0, MOST_LETTERS)} …` : line));
}
