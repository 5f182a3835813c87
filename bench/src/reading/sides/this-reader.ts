import type { Page } from 'playwright';
import type { BenchBook } from '../books/bench-book.contract.ts';
import type { Opened, Step } from './side.contract.ts';

/** The way to open a document: the button of its result, or its key for the element of an institution's page. */
export type Opening =
  | { readonly press: string }
  | { readonly docKey: string; readonly format: string };

/** Opens a document in this reader, in the portal or in an institution's page. */
export async function openHere(page: Page, { kind }: BenchBook, opening: Opening): Promise<Opened> {
  const { time: first } = await step(page, { ...opening, until: shows(kind, 1) });
  let shown = 1;
  const turn = async () => {
    const until = kind === 'PDF' ? shows(kind, shown + 1) : ({ change: true } as const);
    const done = await step(page, { press: 'Next page', until });
    shown = done.place;
    return done;
  };
  const goTo = async (place: number) => {
    const until = shows(kind, place);
    if (kind === 'PDF')
      await page.getByRole('textbox', { name: 'Page', exact: true }).fill(String(place));
    const done = await step(
      page,
      kind === 'PDF' ? { submit: true, until } : { entry: `Chapter ${place}`, until },
    );
    shown = place;
    return done;
  };
  return { first, reader: { turn, goTo } };
}

/** The end of a step: a painted page, a chapter, or another page of any chapter. */
type Shown = { readonly page: number } | { readonly chapter: number } | { readonly change: true };

const shows = (kind: BenchBook['kind'], place: number): Shown =>
  kind === 'PDF' ? { page: place } : { chapter: place };

/** The control to press, and the result to wait for. */
interface Press {
  readonly press?: string;
  readonly docKey?: string;
  readonly format?: string;
  readonly submit?: boolean;
  /** An entry of the table of contents. */
  readonly entry?: string;
  readonly until: Shown;
}

const step = (page: Page, press: Press): Promise<Step> => page.evaluate(doStep, press);

/** Runs in the page: ms from the press to the frame after the one that shows the result. */
async function doStep({ press, docKey, format = '', submit, entry, until }: Press): Promise<Step> {
  const embedded = document.querySelector('leeszaal-reader');
  const root = () => embedded?.shadowRoot ?? document;
  const named = (name: string) =>
    [...root().querySelectorAll<HTMLElement>('button')].find(
      (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
    );
  const chapter = () => {
    const shown = [...root().querySelectorAll('iframe')].find(
      (frame) => getComputedStyle(frame).visibility === 'visible',
    )?.contentDocument;
    const [, number] = /^Chapter (\d+)$/.exec(shown?.querySelector('h1')?.textContent ?? '') ?? [];
    // A turn within a chapter only changes the scroll offset of its columns.
    return { number: Number(number ?? 0), offset: shown?.scrollingElement?.scrollLeft };
  };
  const before = chapter();
  const isShown = () => {
    // The picture, as for the others. The text layer, for which the region stays busy, follows later.
    if ('page' in until)
      return root().querySelector(`[data-sheet="${until.page}"] > canvas`) !== null;
    const { number, offset } = chapter();
    if ('chapter' in until) return number === until.chapter;
    return number > 0 && (number !== before.number || offset !== before.offset);
  };
  const form = () => root().querySelector<HTMLFormElement>('form:has(input[aria-label="Page"])');
  const rowOf = (name: string) =>
    [...root().querySelectorAll<HTMLElement>('[role="row"], [role="treeitem"]')].find(
      (row) => row.textContent?.trim() === name,
    );
  const frame = () => new Promise(requestAnimationFrame);
  // Controls may render after the first page.
  const isThere = () =>
    (press === undefined || named(press)) &&
    (!submit || form()) &&
    (entry === undefined || rowOf(entry));
  while (!isThere()) await frame();
  if (isShown()) throw new Error('The page is shown before the press.');
  const started = performance.now();
  if (press !== undefined) named(press)?.click();
  if (docKey !== undefined) {
    embedded?.setAttribute('format', format);
    embedded?.setAttribute('doc-key', docKey);
  }
  if (submit) form()?.requestSubmit();
  if (entry !== undefined) rowOf(entry)?.click();
  while (!isShown()) await frame();
  await frame();
  const time = performance.now() - started;
  return { time, place: 'page' in until ? until.page : chapter().number };
}
