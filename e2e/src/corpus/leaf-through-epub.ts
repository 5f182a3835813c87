import type { Page } from 'playwright/test';
import type { Desk } from './library-desk.ts';

/** The shown page of an EPUB. */
export interface ShownPage {
  /** A number that identifies the segment. */
  readonly segment: number;
  readonly label: string;
  /** Whether the page has text or a picture. */
  readonly showsContent: boolean;
  /** Whether the segment has text or a picture. */
  readonly hasContent: boolean;
  /** Addresses of pictures that failed to load. */
  readonly lost: readonly string[];
}

/** The previous page, and how to reach the next one. */
interface Step {
  readonly before: { readonly segment: number; readonly label: string } | null;
  /** The name of the button to press; if it is disabled, there is no other page. */
  readonly press: string | null;
}

/**
 * Waits until a page other than the previous one is shown, and describes it. Runs in the browser,
 * so it must not use outer variables.
 */
async function lookAtNext({ before, press }: Step): Promise<ShownPage | null> {
  const PICTURES = 'img, svg, video, audio, math, object, hr, table';
  const TIMEOUT = 15_000;
  /** Milliseconds after which a page without content counts as blank. */
  const BLANK_TIMEOUT = 2000;
  /** The cached texts of a frame, so that a long segment is not read again for each page. */
  interface Known {
    readonly number: number;
    readonly texts: readonly Text[];
    readonly pictures: readonly Element[];
    at: number;
  }
  const memory = globalThis as typeof globalThis & { framesOfTest?: Map<Element, Known> };
  memory.framesOfTest ??= new Map();
  const known = memory.framesOfTest;

  const know = (frame: Element, inside: Document): Known => {
    const found = known.get(frame);
    if (found) return found;
    const walker = inside.createTreeWalker(inside.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() !== '' && boxesOf(text).length > 0) texts.push(text);
    }
    const pictures = [...inside.body.querySelectorAll(PICTURES)];
    const number = known.size + 1;
    const facts = { number, texts, pictures, at: 0 };
    known.set(frame, facts);
    return facts;
  };
  const boxesOf = (text: Text): DOMRectList => {
    const range = text.ownerDocument.createRange();
    range.selectNodeContents(text);
    return range.getClientRects();
  };

  const look = async (frame: HTMLIFrameElement) => {
    const { contentDocument: inside, contentWindow: view } = frame;
    if (inside === null || view === null) throw new Error('The frame is closed');
    const images = [...inside.images];
    // Pictures may load after the page; `decode` resolves at once for a loaded one.
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    const { innerWidth, innerHeight } = view;
    const isOnPage = ({ width, height, left, top, right, bottom }: DOMRect) =>
      width > 0 && height > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    const facts = know(frame, inside);
    const shows = (text: Text) => [...boxesOf(text)].some(isOnPage);
    const from = facts.texts.findIndex((text, at) => at >= facts.at && shows(text));
    const text = from >= 0 ? from : facts.texts.findIndex(shows);
    if (text >= 0) facts.at = text;
    return {
      segment: facts.number,
      hasContent: facts.texts.length + facts.pictures.length > 0,
      showsContent:
        text >= 0 || facts.pictures.some((picture) => isOnPage(picture.getBoundingClientRect())),
      lost: images
        .filter(({ naturalWidth, currentSrc }) => naturalWidth === 0 && currentSrc !== '')
        .map(({ src }) => src),
    };
  };

  if (press !== null) {
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === press,
    );
    if (!button || button.disabled) return null;
    button.click();
  }
  const limit = performance.now() + TIMEOUT;
  let blankSince: number | null = null;
  while (performance.now() < limit) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const frame = [...document.querySelectorAll('iframe')].find(
      (one) => getComputedStyle(one).visibility === 'visible',
    );
    const stage = frame?.closest('[role="region"]');
    const label = stage?.getAttribute('aria-label') ?? '';
    if (!frame || stage?.ariaBusy !== 'false') continue;
    if (before && known.get(frame)?.number === before.segment && label === before.label) continue;
    const shown = { label, ...(await look(frame)) };
    // A font that loads late reflows the text: the number of pages is updated a moment later.
    blankSince = shown.hasContent && !shown.showsContent ? (blankSince ?? performance.now()) : null;
    if (blankSince === null || performance.now() - blankSince > BLANK_TIMEOUT) return shown;
  }
  throw new Error(`No page came after ${before?.label ?? 'the opening'}`);
}

const placeOf = (shown: ShownPage | null) =>
  shown && { segment: shown.segment, label: shown.label };

/** The next shown page that differs from the previous one. */
export async function nextShown(page: Page, before: ShownPage | null): Promise<ShownPage> {
  const shown = await page.evaluate(lookAtNext, { before: placeOf(before), press: null });
  if (shown === null) throw new Error('There is no page');
  return shown;
}

/** Turns the page and describes the next one, in one step; null at the end of the book. */
export const turnOn = (page: Page, before: ShownPage): Promise<ShownPage | null> =>
  page.evaluate(lookAtNext, { before: placeOf(before), press: 'Next page' });

/** The pages of the open EPUB in order, one by one: all, or the first of many. */
export async function leafThrough(
  { page }: Desk,
  most = Number.POSITIVE_INFINITY,
): Promise<readonly ShownPage[]> {
  const all: ShownPage[] = [];
  let shown: ShownPage | null = await nextShown(page, null);
  while (shown !== null && all.length < most) {
    all.push(shown);
    shown = await turnOn(page, shown);
  }
  return all;
}
