import type { Page } from 'playwright/test';

/** The texts of the visible marked hits, in the page of a PDF or the frame of an EPUB. */
export async function hitsInSight(page: Page): Promise<readonly string[]> {
  const frame = page.locator('iframe:visible');
  const place = (await frame.count()) > 0 ? frame : page.locator('body');
  return place.evaluate((element) => {
    // A frame has its own highlights; it runs no scripts, so they are read from here.
    const inner = element instanceof HTMLIFrameElement ? element.contentWindow : window;
    const { CSS: css, document, innerWidth, innerHeight } = inner as Window & typeof globalThis;
    // A `StaticRange` has no rectangles.
    const placed = ({ startContainer, startOffset, endContainer, endOffset }: AbstractRange) => {
      const range = document.createRange();
      range.setStart(startContainer, startOffset);
      range.setEnd(endContainer, endOffset);
      return range;
    };
    const marked = ['leeszaal-hits', 'leeszaal-hit'].map((name) => css.highlights.get(name) ?? []);
    return marked
      .flatMap((marks) => [...marks])
      .map(placed)
      .filter((hit) => {
        const { left, top } = hit.getBoundingClientRect();
        return left >= 0 && left < innerWidth && top >= 0 && top < innerHeight;
      })
      .map(String);
  });
}
