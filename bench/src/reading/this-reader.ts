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

/** What opens a document: the button of its result, or the element of an institution's page with its key. */
export type Opening = { readonly press: string } | { readonly docKey: string };

/**
 * Opens the PDF, turns pages and jumps, each until the page is painted at full
 * resolution.
 */
export async function readPdf(page: Page, opening: Opening): Promise<Reading> {
  const first = await timed(page, { ...opening, page: 1 });
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

/** Opens the EPUB, and goes to chapters that are not prefetched. */
export async function readEpub(page: Page, opening: Opening): Promise<Reading> {
  const first = await timed(page, { ...opening, text: 'Chapter 1' });
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
  readonly docKey?: string;
  readonly submit?: boolean;
  /** An entry of the table of contents. */
  readonly entry?: string;
  readonly page?: number;
  readonly text?: string;
}

const timed = (page: Page, step: Step): Promise<number> => page.evaluate(doStep, step);

/** Runs in the page: ms from the press to the frame after the one that shows the result. */
async function doStep({ press, docKey, submit, entry, page, text }: Step): Promise<number> {
  const embedded = document.querySelector('leeszaal-reader');
  const place = () => embedded?.shadowRoot ?? document;
  const named = (name: string) =>
    [...place().querySelectorAll<HTMLElement>('button')].find(
      (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
    );
  const isShown = () => {
    // The picture, as for the others. The text layer, for which the region stays busy, follows
    // later.
    if (page !== undefined)
      return place().querySelector(`[data-sheet="${page}"] > canvas`) !== null;
    return [...place().querySelectorAll('iframe')].some((frame) => {
      if (getComputedStyle(frame).visibility !== 'visible') return false;
      return frame.contentDocument?.querySelector('h1')?.textContent === text;
    });
  };
  const form = () => place().querySelector<HTMLFormElement>('form:has(input[aria-label="Page"])');
  const rowOf = (name: string) =>
    [...place().querySelectorAll<HTMLElement>('[role="row"], [role="treeitem"]')].find(
      (row) => row.textContent?.trim() === name,
    );
  const frame = () => new Promise(requestAnimationFrame);
  // Controls may render after the first page.
  const isThere = () =>
    (press === undefined || named(press)) &&
    (!submit || form()) &&
    (entry === undefined || rowOf(entry));
  while (!isThere()) await frame();
  const started = performance.now();
  if (press !== undefined) named(press)?.click();
  if (docKey !== undefined) embedded?.setAttribute('doc-key', docKey);
  if (submit) form()?.requestSubmit();
  if (entry !== undefined) rowOf(entry)?.click();
  while (!isShown()) await frame();
  await frame();
  return performance.now() - started;
}
