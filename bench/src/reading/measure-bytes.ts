import { chromium } from 'playwright';
import { launchOptions, SCREEN } from '../measure-portal.ts';
import type { BenchBook } from './books/bench-book.contract.ts';
import type { Line } from './line.ts';
import { arrive } from './measure-times.ts';
import type { Side } from './sides/side.contract.ts';

/** Bytes that a side receives from the press until the last page of a PDF was shown. */
export async function measureBytes(side: Side, book: BenchBook, line: Line): Promise<number> {
  if (book.kind !== 'PDF') throw new Error('Only a PDF is read page by page.');
  await using browser = await chromium.launch(launchOptions());
  const page = await arrive(await browser.newContext({ viewport: SCREEN }), side, book);
  const before = line.received();
  const { reader } = await side.open(page, book);
  for (let shown = 1; shown < book.pages; shown = (await reader.turn()).place);
  const bytes = line.received() - before;
  await side.leave(page);
  return bytes;
}
