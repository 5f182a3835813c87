import { expect, type Page } from 'playwright/test';
import { shownFrame } from '../open-book/book-page.ts';

/** The visible letters on the shown page of an EPUB, in order, without spaces. */
export function lettersInSight(page: Page): Promise<string> {
  return shownFrame(page).evaluate((frame: HTMLIFrameElement) => {
    const { contentDocument: inner, contentWindow: window } = frame;
    if (!inner || !window) return '';
    let letters = '';
    const walker = inner.createTreeWalker(inner.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { 0: letter, index } of (node.textContent ?? '').matchAll(/\S/g)) {
        const range = inner.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const { left, top, width, height } = range.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const isOnPage = x >= 0 && x < window.innerWidth && y >= 0 && y < window.innerHeight;
        if (width > 0 && height > 0 && isOnPage) letters += letter;
      }
    }
    return letters;
  });
}

/**
 * The visible letters on the shown page of an EPUB, once its layout no longer changes: a font that
 * arrives late lays the page out again.
 */
export async function settledLetters(page: Page): Promise<string> {
  const hasFonts = () =>
    shownFrame(page).evaluate(
      (frame: HTMLIFrameElement) => frame.contentDocument?.fonts.status === 'loaded',
    );
  let letters: string | undefined;
  const isSettled = async (): Promise<boolean> => {
    const before = letters;
    letters = (await hasFonts()) ? await lettersInSight(page) : undefined;
    return letters !== undefined && letters === before;
  };
  await expect.poll(isSettled).toBe(true);
  return letters ?? '';
}

/** The letters on each sheet of a print window, without spaces. */
export function lettersOnSheets(sheets: Page): Promise<readonly string[]> {
  return sheets.evaluate(() =>
    [...document.querySelectorAll('iframe')].map((frame) =>
      (frame.contentDocument?.body.textContent ?? '').replaceAll(/\s/g, ''),
    ),
  );
}
