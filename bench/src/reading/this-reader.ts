import type { Page } from 'playwright';
import { rest } from './rest.ts';

/** The times of one fresh browser, in ms. */
export interface Reading {
  readonly first: number;
  readonly turns: readonly number[];
  readonly jumps: readonly number[];
}

const TURNS = 12;
/** Pages far from each other, none of them prefetched. */
export const JUMPS = [500, 120, 940, 330];
export const CHAPTERS = [3, 9, 5, 14];

const opensRead = (title: string) => `Read ${title}`;

/**
 * Opens the PDF from its result, turns pages and jumps, each until the page is painted at full
 * resolution.
 */
export async function readPdf(page: Page, title: string): Promise<Reading> {
  const first = await timed(page, { press: opensRead(title), page: 1 });
  const turns: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    await rest();
    turns.push(await timed(page, { press: 'Next page', page: turn + 2 }));
  }
  const jumps: number[] = [];
  for (const jump of JUMPS) {
    await rest();
    await page.getByRole('textbox', { name: 'Page', exact: true }).fill(String(jump));
    jumps.push(await timed(page, { submit: true, page: jump }));
  }
  return { first, turns, jumps };
}

/** Opens the EPUB from its result, and goes to chapters that are not prefetched. */
export async function readEpub(page: Page, title: string): Promise<Reading> {
  const first = await timed(page, { press: opensRead(title), text: 'Chapter 1' });
  const jumps: number[] = [];
  for (const chapter of CHAPTERS) {
    await rest();
    jumps.push(await timed(page, { entry: `Chapter ${chapter}`, text: `Chapter ${chapter}` }));
  }
  return { first, turns: [], jumps };
}

/** The control to press, and the result to wait for. */
interface Step {
  readonly press?: string;
  readonly submit?: boolean;
  /** An entry of the table of contents. */
  readonly entry?: string;
  readonly page?: number;
  readonly text?: string;
}

const timed = (page: Page, step: Step): Promise<number> => page.evaluate(doStep, step);

/** Runs in the page: ms from the press to the frame after the one that shows the result. */
async function doStep({ press, submit, entry, page, text }: Step): Promise<number> {
  const named = (name: string) =>
    [...document.querySelectorAll<HTMLElement>('button')].find(
      (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
    );
  const isShown = () => {
    // The picture, as for the others. The text layer, for which the region stays busy, follows
    // later.
    if (page !== undefined)
      return document.querySelector(`[data-sheet="${page}"] > canvas`) !== null;
    return [...document.querySelectorAll('iframe')].some((frame) => {
      if (getComputedStyle(frame).visibility !== 'visible') return false;
      return frame.contentDocument?.querySelector('h1')?.textContent === text;
    });
  };
  const started = performance.now();
  if (press !== undefined) named(press)?.click();
  if (submit)
    document.querySelector<HTMLFormElement>('form:has(input[aria-label="Page"])')?.requestSubmit();
  if (entry !== undefined) {
    const rows = [...document.querySelectorAll<HTMLElement>('[role="row"], [role="treeitem"]')];
    rows.find((row) => row.textContent?.trim() === entry)?.click();
  }
  while (!isShown()) await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  return performance.now() - started;
}
