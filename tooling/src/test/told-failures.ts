import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FailedTest } from './failed-test.contract.ts';

const MOST_LINES = 4;
const MOST_LETTERS = 160;
const MOST_PAGE_LINES = 50;

/**
 * The failed tests as lines for people, with the elements of a journey's page. A long run ends with them: the messages
 * at their time have scrolled away, and a log is often kept by its end alone.
 *
 * @param root the repository's folder
 * @param read returns the text of a file
 */
export function toldFailures(
  failed: readonly FailedTest[],
  root: string,
  read: (file: string) => string = (file) => readFileSync(file, 'utf8'),
): string[] {
  return failed.flatMap(({ file, title, why, pageFile }) => [
    `✘ ${relative(root, file)} › ${title}`,
    ...firstLines(why).map((line) => `    ${line}`),
    ...(pageFile === undefined ? [] : pageLines(read(pageFile)).map((line) => `      ${line}`)),
  ]);
}

/** The elements of the page in Playwright's description, in which they are a block of YAML. */
function pageLines(description: string): string[] {
  const [, elements = ''] = /```yaml\n(.*?)\n```/s.exec(description) ?? [];
  return elements.split('\n').filter(Boolean).slice(0, MOST_PAGE_LINES);
}

function firstLines(why: string): string[] {
  return stripVTControlCharacters(why)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, MOST_LINES)
    .map((line) => (line.length > MOST_LETTERS ? `${line.slice(0, MOST_LETTERS)} …` : line));
}
