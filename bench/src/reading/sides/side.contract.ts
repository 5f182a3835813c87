import type { BrowserContext, Page } from 'playwright';
import type { BenchBook } from '../books/bench-book.contract.ts';

/** A page turn or jump. */
export interface Step {
  /** Milliseconds from the press to the frame after the one that shows the page. */
  readonly time: number;
  /** The page of a PDF, or the chapter of an EPUB, that is shown then. */
  readonly place: number;
}

/** A reader in a page, with one document. All times are taken in the page. */
export interface OpenedReader {
  turn(): Promise<Step>;
  goTo(place: number): Promise<Step>;
}

/** A document whose first page is painted. */
export interface Opened {
  readonly first: number;
  readonly reader: OpenedReader;
}

/** A reader to be measured. */
export interface Side {
  readonly name: string;
  readonly kinds: readonly BenchBook['kind'][];
  /** Where the bytes of its document and code come from. */
  readonly line: 'portal' | 'others';
  /** Signs a person in, if the reader asks for one. */
  signIn(context: BrowserContext): Promise<void>;
  /** Shows the page from which the document is opened, with the reader's code on its way. */
  arrive(page: Page, book: BenchBook): Promise<void>;
  /** Opens the document; resolves to the milliseconds until its first page is painted. */
  open(page: Page, book: BenchBook): Promise<Opened>;
  /** Leaves the document, so that the next browser can borrow it. */
  leave(page: Page): Promise<void>;
}
