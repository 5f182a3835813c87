import type { SpineItem } from '@leeszaal/shared-contracts';
import type { PrintOptions } from '../../contract/viewer.contract.ts';
import type { PagePosition } from '../book/chapters.ts';
import type { ReadingOrder } from '../book/reading-order.ts';
import { addSheet } from '../css/add-sheet.ts';
import type { SegmentFrame } from '../frame/segment-frame.ts';
import { collectPages } from './collect-pages.ts';
import { copyPages, makeSheet } from './make-sheet.ts';
import { picturesReady } from './pictures-ready.ts';
import { SHEETS_STYLES } from './print-styles.ts';

/** A laid out segment, borrowed from the viewer. */
export interface BorrowedFrame {
  readonly frame: SegmentFrame;
  readonly item: SpineItem;
  release(): void;
}

/** Where the pages come from. */
export interface PrintedBook {
  readonly order: ReadingOrder;
  /** Address of the document's folder, ending in a slash. */
  readonly root: string;
  borrow(index: number): Promise<BorrowedFrame>;
}

/**
 * Puts pages from a position on into a window, each on a sheet; resolves when they can be printed. Aborting
 * removes the pages and closes the window.
 *
 * @throws the signal's reason when aborted
 */
export async function printPages(
  { window, amount, title, language, waiting, onProgress }: PrintOptions,
  from: PagePosition,
  book: PrintedBook,
  signal: AbortSignal,
): Promise<void> {
  const { document: paper } = window;
  const leave = () => {
    paper.body.replaceChildren();
    window.close();
  };
  signal.addEventListener('abort', leave);
  // The document may have been taken away while this code was loading.
  if (signal.aborted) leave();
  signal.throwIfAborted();
  paper.title = title;
  paper.documentElement.lang = language;
  addSheet(paper, SHEETS_STYLES);
  const note = paper.createElement('p');
  note.className = 'wait';
  note.textContent = waiting;
  paper.body.append(note);

  const pages = await collectPages(from, amount, book.order, async (index, first, most) => {
    const { frame, item, release } = await book.borrow(index);
    signal.throwIfAborted();
    const { pageCount } = frame.layout;
    const take = copyPages(frame, item, first, Math.min(first + most, pageCount));
    return { pageCount, take, close: release };
  });
  signal.throwIfAborted();
  const sheets = pages.map(() => {
    const sheet = paper.createElement('div');
    sheet.className = 'sheet';
    return sheet;
  });
  note.remove();
  paper.body.append(...sheets);
  // Pages beyond the end of the book count as done.
  let done = amount - pages.length;
  onProgress(done);
  await Promise.all(
    pages.map(async (page, at) => {
      const sheet = sheets[at];
      if (sheet) await makeSheet(sheet, page, book.root, title, signal);
      done += 1;
      onProgress(done);
    }),
  );
}

/** Lays a hidden segment out again with its pictures, to count its pages right. */
export async function completeFrame(frame: SegmentFrame): Promise<void> {
  await picturesReady(frame.document);
  frame.layout.arrange(frame.metrics);
}
