import type { RefusedLine, StoredLine } from '../corpus/import-part.ts';
import { nextShown, turnOn } from '../corpus/leaf-through-epub.ts';
import { borrow, type Desk } from '../corpus/library-desk.ts';
import { closeDocument, expect } from '../support/portal-test.ts';
import { judgeStep, type OpenBook } from './judge-step.ts';
import type { ConformanceTest, Judgement } from './tests/expectation.contract.ts';

/**
 * The browser's messages about a resource that failed to load, which some tests cause on purpose.
 */
const EXPECTED_FAULT = /Failed to load resource|ERR_|Content Security Policy/;

/** Opens a book, runs the steps of its test, and turns the rest of its pages. */
async function judgeBook(desk: Desk, test: ConformanceTest, line: StoredLine, which: number) {
  const opened = (await borrow(desk, line.title, which)) as OpenBook['opened'];
  const book: OpenBook = { desk, opened, shown: await nextShown(desk.page, null) };
  const faults: string[] = [];
  for (const [at, step] of test.steps.entries()) {
    const fault = await judgeStep(book, step);
    if (fault !== undefined) faults.push(`step ${at + 1}: ${fault}`);
    if (fault !== undefined && 'do' in step) break;
  }
  await desk.page.keyboard.press('Escape');
  for (let next = await turnOn(desk.page, book.shown); next; ) {
    book.shown = next;
    next = await turnOn(desk.page, next);
  }
  await expect(desk.page.getByRole('alertdialog')).toHaveCount(0);
  faults.push(...desk.takeFaults().filter((fault) => !EXPECTED_FAULT.test(fault)));
  return faults;
}

/** The test of a file. */
function testOf(file: string, tests: ReadonlyMap<string, ConformanceTest>): ConformanceTest {
  const test = tests.get(file.replace(/\.epub$/, ''));
  if (!test) throw new Error(`Nothing says how ${file} is judged`);
  return test;
}

/** Judges each file that the import refused: whether its test demands that. */
export const judgeRefused = (
  tests: ReadonlyMap<string, ConformanceTest>,
  refused: readonly RefusedLine[],
): readonly Judgement[] =>
  refused.map(({ file, reason }) => {
    const test = testOf(file, tests);
    return test.isRefused
      ? { test, verdict: 'passes', faults: [] }
      : { test, verdict: 'fails', faults: [reason] };
  });

/** Judges each book by its test. @param desks the readers who share the books */
export async function judgeBooks(
  desks: readonly Desk[],
  tests: ReadonlyMap<string, ConformanceTest>,
  imported: readonly StoredLine[],
): Promise<readonly Judgement[]> {
  const books = imported.map((line, at) => {
    const test = testOf(line.file, tests);
    const which = imported.slice(0, at).filter(({ title }) => title === line.title).length;
    return { test, line, which };
  });
  // Each desk takes the next book when it is done: much of a book's time is waiting.
  const waiting = books.values();
  const judgements = desks.map(async (desk) => {
    const own: Judgement[] = [];
    for (const { test, line, which } of waiting) {
      const faults = test.isRefused
        ? ['the import took it']
        : await judgeBook(desk, test, line, which);
      const verdict = test.verdict ?? (faults.length === 0 ? 'passes' : 'fails');
      own.push({ test, verdict, faults });
    }
    // Opening the next book closes the previous one; only the last is closed here.
    if (own.length > 0) await closeDocument(desk.page);
    return own;
  });
  return (await Promise.all(judgements)).flat();
}
