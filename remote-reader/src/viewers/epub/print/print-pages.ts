import type { SpineItem } from '@leeszaal/shared-contracts';
import type { PrintOptions } from '../../contract/viewer.contract.ts';
import type { Standpoint } from '../book/chapters.ts';
import type { ReadingOrder } from '../book/reading-order.ts';
import type { SegmentFrame } from '../frame/segment-frame.ts';
import { addSheet } from '../layout/add-sheet.ts';
import { collectPages } from './collect-pages.ts';
import { copyPages, makeSheet } from './make-sheet.ts';
import { picturesReady } from './pictures-ready.ts';
import { SHEETS_STYLES } from './print-styles.ts';

/** A segment that is laid out as the viewer shows it, for a while. */
export interface BorrowedFrame {
  readonly frame: SegmentFrame;
  readonly item: SpineItem;
  giveBack(): void;
}

/** Where the pages come from. */
export interface PrintedBook {
  readonly order: ReadingOrder;
  /** Address of the document's folder, ending in a slash. */
  readonly root: string;
  borrow(index: number): Promise<BorrowedFrame>;
}

/**
 * Puts pages into a window, each on a sheet of its own, beginning with the standpoint's; resolves when
 * they can be printed. Once the signal is aborted nothing of them is left, and the window is closed.
 *
 * @throws the signal's reason when aborted
 */
export async function printPages(
  { window, amount, title, language, waiting, onProgress }: PrintOptions,
  from: Standpoint,
  book: PrintedBook,
  signal: AbortSignal,
): Promise<void> {
  const { document: paper } = window;
  signal.addEventListener('abort', () => {
    paper.body.replaceChildren();
    window.close();
  });
  paper.title = title;
  paper.documentElement.lang = language;
  addSheet(paper, SHEETS_STYLES);
  const note = paper.createElement('p');
  note.className = 'wait';
  note.textContent = waiting;
  paper.body.append(note);

  const pages = await collectPages(from, amount, book.order, async (index, first, most) => {
    const { frame, item, giveBack } = await book.borrow(index);
    signal.throwIfAborted();
    const { pageCount } = frame.layout;
    const take = copyPages(frame, item, first, Math.min(first + most, pageCount));
    return { pageCount, take, close: giveBack };
  });
  signal.throwIfAborted();
  const sheets = pages.map(() => {
    const sheet = paper.createElement('div');
    sheet.className = 'sheet';
    return sheet;
  });
  note.remove();
  paper.body.append(...sheets);
  // Where the book ends earlier there are fewer pages, none of which is waited for.
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

/** A segment of which nothing has to be shown is only counted right once all of it is there. */
export async function settleFrame(frame: SegmentFrame): Promise<void> {
  await picturesReady(frame.document);
  frame.layout.arrange(frame.metrics);
}
