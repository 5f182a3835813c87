import type { Page } from 'playwright';
import type { BenchBook } from '../books/bench-book.contract.ts';
import { codeLoaded } from './code-loaded.ts';
import type { Side, Step } from './side.contract.ts';

/** The functions that the pages in `pages/` define; each resolves to the time and the place of a step. */
interface Compared {
  readonly first: number;
  turn(): Promise<Step>;
  back(): Promise<Step>;
  goTo(place: number): Promise<Step>;
  isAtEnd(): boolean;
  isAtStart(): boolean;
}

declare global {
  /** The opened document, once its first page is painted. */
  var compared: Compared | undefined;
}

/** A reader of others, in a page of its own. @param url of the server of these pages */
export const otherSide = (name: string, kind: BenchBook['kind'], url: string): Side => ({
  name,
  kinds: [kind],
  line: 'others',
  async signIn() {},
  async arrive(page, { fileName }) {
    await page.goto(`${url}/${name}?${new URLSearchParams({ file: fileName })}`);
    await page.evaluate(codeLoaded);
  },
  async open(page) {
    await page.getByRole('button', { name: 'Open' }).click();
    await page.waitForFunction(() => globalThis.compared !== undefined);
    const first = await page.evaluate(() => globalThis.compared?.first ?? Number.NaN);
    return { first, reader: readerIn(page) };
  },
  async leave() {},
});

function readerIn(page: Page) {
  const done = (step: Step | undefined): Step => {
    if (step === undefined) throw new Error('The page has no opened document.');
    return step;
  };
  return {
    turn: async () => done(await page.evaluate(() => globalThis.compared?.turn())),
    goTo: async (place: number) =>
      done(await page.evaluate((to) => globalThis.compared?.goTo(to), place)),
  };
}
