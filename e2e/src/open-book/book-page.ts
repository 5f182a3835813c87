import type { Page } from 'playwright/test';

/** The visible frame of an EPUB. */
export const shownFrame = (page: Page) => page.locator('iframe:visible');

/** The visible words on the shown page of an EPUB, in order. */
export function wordsInSight(page: Page): Promise<readonly string[]> {
  return shownFrame(page).evaluate((frame: HTMLIFrameElement) => {
    const { contentDocument: inner, contentWindow: window } = frame;
    if (!inner || !window) return [];
    const words: string[] = [];
    const walker = inner.createTreeWalker(inner.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
        const range = inner.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const { left, top, width } = range.getBoundingClientRect();
        const isInSight = left >= 0 && left < window.innerWidth;
        if (width > 0 && isInSight && top >= 0 && top < window.innerHeight) words.push(word);
      }
    }
    return words;
  });
}

/** The computed value of a style in the shown page of an EPUB. */
export function styleInFrame(page: Page, selector: string, property: string): Promise<string> {
  return shownFrame(page).evaluate(
    (frame: HTMLIFrameElement, [select = '', name = '']) => {
      const element = frame.contentDocument?.querySelector(select);
      return element
        ? (frame.contentWindow?.getComputedStyle(element).getPropertyValue(name) ?? '')
        : '';
    },
    [selector, property],
  );
}

/** The scale of the shown page of a PDF: CSS pixels per unit of the page. */
export function pageScale(page: Page): Promise<number> {
  return page
    .locator('[data-sheet] canvas')
    .first()
    .evaluate((canvas) =>
      Number(canvas.parentElement?.style.getPropertyValue('--total-scale-factor')),
    );
}
