import type { Page } from 'playwright/test';
import { nextShown, type ShownPage } from '../corpus/leaf-through-epub.ts';
import type { Desk } from '../corpus/library-desk.ts';
import { shownFrame } from '../open-book/book-page.ts';

/** The unique words visible on the shown page of an EPUB: whole, and not covered. */
function wordsInSight(page: Page): Promise<readonly string[]> {
  return shownFrame(page).evaluate((frame: HTMLIFrameElement) => {
    const { contentDocument: inner, contentWindow: view } = frame;
    if (!inner || !view) return [];
    const words: string[] = [];
    const walker = inner.createTreeWalker(inner.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/Q[A-Za-z]+Q[a-z]Q/g)) {
        const isLetterInSight = (at: number) => {
          const range = inner.createRange();
          range.setStart(node, index + at);
          range.setEnd(node, index + at + 1);
          const { left, top, width, height } = range.getBoundingClientRect();
          const shown = inner.elementFromPoint(left + width / 2, top + height / 2);
          return (
            width > 0 && height > 0 && shown?.contains(node) && shown !== inner.documentElement
          );
        };
        if (isLetterInSight(0) && isLetterInSight(word.length - 1)) words.push(word);
      }
    }
    return words;
  });
}

/** A page of a book with its visible words. */
export interface LeafedPage extends ShownPage {
  readonly words: readonly string[];
}

/** Every page of the open EPUB from the current one on, with its words. */
export async function leafThroughWords({ page }: Desk): Promise<readonly LeafedPage[]> {
  let shown = await nextShown(page, null);
  const all = [{ ...shown, words: await wordsInSight(page) }];
  const next = page.getByRole('button', { name: 'Next page' });
  await next.focus();
  while (await next.isEnabled()) {
    await page.keyboard.press('Enter');
    shown = await nextShown(page, shown);
    all.push({ ...shown, words: await wordsInSight(page) });
  }
  return all;
}
