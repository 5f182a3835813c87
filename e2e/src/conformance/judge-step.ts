import type { Page } from 'playwright/test';
import { nextShown, type ShownPage, turnOn } from '../corpus/leaf-through-epub.ts';
import type { Desk, OpenedDocument } from '../corpus/library-desk.ts';
import { contentsTable } from '../open-book/contents-table.ts';
import { look } from './look.ts';
import type { Step } from './tests/expectation.contract.ts';

/** The state of a book while it is judged. */
export interface OpenBook {
  readonly desk: Desk;
  readonly opened: OpenedDocument & {
    readonly metadata: { readonly title: string; readonly authors: readonly string[] };
  };
  shown: ShownPage;
}

const TIMEOUT_MS = 5_000;

/** The interval between attempts at a late assertion, in ms. */
const INTERVAL_MS = 50;

/** Runs a step. @returns the fault, or undefined */
export async function judgeStep(book: OpenBook, step: Step): Promise<string | undefined> {
  if ('do' in step) return act(book, step);
  const until = performance.now() + (LATE.has(step.see) ? TIMEOUT_MS : 0);
  for (;;) {
    const fault = await see(book, step);
    if (fault === undefined || performance.now() > until) return fault;
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
  }
}

/** Assertions that may become true some time after the action. */
const LATE = new Set(['note', 'opened outside', 'damage told', 'contents', 'title']);

async function act(
  book: OpenBook,
  step: Extract<Step, { do: string }>,
): Promise<string | undefined> {
  const { page } = book.desk;
  switch (step.do) {
    case 'turn': {
      const next = await turnOn(page, book.shown);
      if (next) book.shown = next;
      return next ? undefined : 'there is no next page';
    }
    case 'next segment': {
      const { segment } = book.shown;
      while (book.shown.segment === segment) {
        const next = await turnOn(page, book.shown);
        if (!next) return 'there is no next segment';
        book.shown = next;
      }
      return undefined;
    }
    case 'press': {
      await page.locator('iframe:visible').first().press(step.key);
      book.shown = await nextShown(page, book.shown);
      return undefined;
    }
    case 'choose': {
      await contentsTable(page).getByText(step.entry, { exact: true }).click();
      book.shown = await nextShown(page, book.shown);
      return undefined;
    }
    case 'follow': {
      await catchOpened(page);
      const link = page
        .frameLocator('iframe >> visible=true')
        .getByRole('link', { name: step.link });
      await link.first().click();
      return undefined;
    }
  }
}

/** Records external links instead of opening them. */
async function catchOpened(page: Page): Promise<void> {
  await page.evaluate(() => {
    const memory = globalThis as typeof globalThis & { openedOutside?: string };
    window.open = (address) => {
      memory.openedOutside = String(address);
      return null;
    };
    HTMLAnchorElement.prototype.click = function click() {
      memory.openedOutside = this.href;
    };
  });
}

type Sight = Extract<Step, { see: string }>;

/** Assertions about the reader around the page. */
async function seeAround(book: OpenBook, step: Sight): Promise<string | undefined> {
  const { page } = book.desk;
  const { metadata } = book.opened;
  const expected = (what: unknown, found: unknown) =>
    JSON.stringify(what) === JSON.stringify(found)
      ? undefined
      : `${step.see}: ${JSON.stringify(found)}`;
  switch (step.see) {
    case 'title': {
      const isShown = (await page.locator('header').first().textContent())?.includes(step.text);
      return expected([step.text, true], [metadata.title, isShown]);
    }
    case 'authors':
      return expected(step.names, metadata.authors);
    case 'contents': {
      const rows = contentsTable(page)
        .getByRole('row')
        .or(contentsTable(page).getByRole('treeitem'));
      const entries = (await rows.allTextContents()).map((entry) => entry.trim());
      return expected(step.entries, entries);
    }
    case 'opened outside':
      return expected(
        step.address,
        await page.evaluate(() => Reflect.get(globalThis, 'openedOutside')),
      );
    case 'note':
    case 'no note': {
      const notes = page.getByRole('dialog');
      if (step.see === 'no note') return (await notes.count()) > 0 ? 'a note is shown' : undefined;
      // The text of a note is in a frame of its own.
      const said = await notes
        .locator('iframe')
        .evaluateAll((frames) =>
          frames.map((frame) => (frame as HTMLIFrameElement).contentDocument?.body.textContent),
        );
      return said.some((one) => one?.includes(step.text)) ? undefined : 'no note is shown';
    }
    case 'damage told': {
      const notices = await page.getByText(/damaged/).count();
      return notices > 0 ? undefined : 'no notice of damage';
    }
    default:
      return `nothing is known of ${step.see}`;
  }
}

async function see(book: OpenBook, step: Sight): Promise<string | undefined> {
  const { page } = book.desk;
  const of = 'of' in step ? step.of : undefined;
  const property = step.see === 'style' ? step.property : undefined;
  const ask = () =>
    look(page, { see: step.see, ...(of ? { of } : {}), ...(property ? { property } : {}) });
  switch (step.see) {
    case 'text':
    case 'no text': {
      const { text } = await ask();
      const isThere = text.includes(step.text);
      return isThere === (step.see === 'text') ? undefined : `the text is ${text.slice(0, 120)}`;
    }
    case 'shown':
    case 'sound': {
      const { displayed } = await ask();
      return displayed > 0 ? undefined : `${of} is not ${step.see}`;
    }
    case 'hidden':
      return (await ask()).displayed === 0 ? undefined : `${of} is shown`;
    case 'style': {
      const { value } = await ask();
      return value === step.is ? undefined : `${of}: ${step.property} is ${value}`;
    }
    case 'own font':
      return (await ask()).isOwnFont === step.is ? undefined : `${of}: own font ${!step.is}`;
    case 'fixed page': {
      const { isFixed, width, height } = await ask();
      const isRight = isFixed && width === step.width && height === step.height;
      return isRight ? undefined : `${isFixed ? 'fixed' : 'flowing'}, ${width} × ${height}`;
    }
    case 'flowing text': {
      const { isFixed, pageCount } = await ask();
      return !isFixed && pageCount >= step.pages
        ? undefined
        : `fixed ${isFixed}, ${pageCount} pages`;
    }
    case 'quotes':
      return page.evaluate(quoteFault, step);
    default:
      return seeAround(book, step);
  }
}

/** Runs in the browser. Generated quotation marks are not in the text, but take up its width. */
function quoteFault({
  of,
  not,
}: {
  readonly of: string;
  readonly not: string;
}): string | undefined {
  const frame = [...document.querySelectorAll('iframe')].find(
    (one) => getComputedStyle(one).visibility === 'visible',
  );
  const element = frame?.contentDocument?.querySelector<HTMLElement>(of);
  const view = frame?.contentWindow;
  if (!element || !view) return 'there is no quotation';
  const width = () => element.getBoundingClientRect().width;
  const own = width();
  element.style.quotes = `"${not}" "${not === '«' ? '»' : not}"`;
  const other = width();
  element.style.quotes = '';
  return own === other ? `quoted with ${not}` : undefined;
}
