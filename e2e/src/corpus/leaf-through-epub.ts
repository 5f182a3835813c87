import type { Page } from 'playwright/test';
import type { Desk } from './library-desk.ts';

/** What stands on the page of an EPUB that is shown. */
export interface ShownPage {
  /** Another number for another segment. */
  readonly segment: number;
  readonly label: string;
  /** Whether there is text or a picture on the page. */
  readonly showsContent: boolean;
  /** Whether there is any in the whole segment. */
  readonly hasContent: boolean;
  /** Addresses of pictures that have not come. */
  readonly lost: readonly string[];
}

/** What was seen last, and what to do to see another. */
interface Step {
  readonly before: { readonly segment: number; readonly label: string } | null;
  /** The name of a button to press; where it can't be pressed there is no other page. */
  readonly press: string | null;
}

/**
 * Waits in the browser until another page than the one before is shown, and looks at it.
 * Runs in the browser, so it stands on its own.
 */
async function lookAtNext({ before, press }: Step): Promise<ShownPage | null> {
  const PICTURES = 'img, svg, video, audio, math, object, hr, table';
  const PATIENCE = 15_000;
  /** Milliseconds after which a page without anything on it is blank. */
  const BLANK_PATIENCE = 2000;
  /** What is known of a frame: where reading has come, so that long segments are not read anew for each page. */
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
    // Pictures may come after the page; one that is there already is decoded at once.
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
  const limit = performance.now() + PATIENCE;
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
    // A font that comes late moves text to an earlier page: the number of pages follows a moment later.
    blankSince = shown.hasContent && !shown.showsContent ? (blankSince ?? performance.now()) : null;
    if (blankSince === null || performance.now() - blankSince > BLANK_PATIENCE) return shown;
  }
  throw new Error(`No page came after ${before?.label ?? 'the opening'}`);
}

const placeOf = (shown: ShownPage | null) =>
  shown && { segment: shown.segment, label: shown.label };

/** The next page that is shown, once it is another than the one before. */
export async function nextShown(page: Page, before: ShownPage | null): Promise<ShownPage> {
  const shown = await page.evaluate(lookAtNext, { before: placeOf(before), press: null });
  if (shown === null) throw new Error('There is no page');
  return shown;
}

/** Turns to the next page, in one step with looking at it; null at the end of the book. */
export const turnOn = (page: Page, before: ShownPage): Promise<ShownPage | null> =>
  page.evaluate(lookAtNext, { before: placeOf(before), press: 'Next page' });

/** Every page of the open EPUB from the first to the last, turned one by one. */
export async function leafThrough({ page }: Desk): Promise<readonly ShownPage[]> {
  const all: ShownPage[] = [];
  let shown: ShownPage | null = await nextShown(page, null);
  while (shown !== null) {
    all.push(shown);
    shown = await turnOn(page, shown);
  }
  return all;
}
