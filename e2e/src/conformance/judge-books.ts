import type { StoredLine } from '../corpus/import-part.ts';
import { nextShown, turnOn } from '../corpus/leaf-through-epub.ts';
import { borrow, type Desk } from '../corpus/library-desk.ts';
import { closeDocument, expect } from '../support/portal-test.ts';
import type { ConformanceTest, Judgement } from './expectation.contract.ts';
import { judgeStep, type OpenBook } from './judge-step.ts';

/** What a browser says of an address that it could not load, which a test may ask for on purpose. */
const EXPECTED_FAULT = /Failed to load resource|ERR_|Content Security Policy/;

/** Opens a book, does and sees what its test says, and leafs through the rest of it. */
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
  await closeDocument(desk.page);
  faults.push(...desk.takeFaults().filter((fault) => !EXPECTED_FAULT.test(fault)));
  return faults;
}

/** Judges each book by its test, in the order in which they were imported. */
export async function judgeBooks(
  desk: Desk,
  tests: ReadonlyMap<string, ConformanceTest>,
  imported: readonly StoredLine[],
): Promise<readonly Judgement[]> {
  const judgements: Judgement[] = [];
  for (const [at, line] of imported.entries()) {
    const test = tests.get(line.file.replace(/\.epub$/, ''));
    if (!test) throw new Error(`Nothing says how ${line.file} is judged`);
    const which = imported.slice(0, at).filter(({ title }) => title === line.title).length;
    const faults = await judgeBook(desk, test, line, which);
    const verdict = test.verdict ?? (faults.length === 0 ? 'passes' : 'fails');
    judgements.push({ test, verdict, faults });
  }
  return judgements;
}
