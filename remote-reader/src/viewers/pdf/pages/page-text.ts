import { AfterPaint } from '../../scheduling/after-paint.ts';
import { scrollToCentre } from '../../stage/scroll-to-centre.ts';
import { layerCode } from '../layers/layer-code.ts';
import type { PreparedPage } from './prepared-page.ts';

/** The text and links of the shown page, added after its picture is painted, and the marks. */
export class PageText {
  readonly #layering = new AfterPaint();
  readonly #place: Element;
  readonly #onChange: () => void;
  #page: PreparedPage | undefined;
  #isAwaited = false;
  #marked: readonly string[] = [];
  #isHitSought = false;
  /** The current hit, from 0; undefined if it is on another page. */
  #nth: number | undefined;

  /**
   * @param place an element around the pages
   * @param onChange called when the text lies over the page
   */
  constructor(place: Element, onChange: () => void) {
    this.#place = place;
    this.#onChange = onChange;
  }

  /** Whether the text of the shown page is still missing. */
  get isAwaited(): boolean {
    return this.#isAwaited;
  }

  /** Follows a page that is shown now. */
  follow(page: PreparedPage): void {
    if (this.#page !== page) this.#page?.removeLayers();
    this.#page = page;
    this.#isAwaited = true;
    // The picture is painted first.
    this.#layering.run(() => void this.#addLayers(page));
  }

  /** Replaces the marks. */
  mark(texts: readonly string[]): void {
    this.#marked = texts;
    this.#mark();
  }

  /** Scrolls to a mark, as soon as the text is there. */
  seekHit(nth: number): void {
    this.#isHitSought = true;
    this.#nth = nth;
    this.#mark();
  }

  /** Cancels scrolling to a mark. */
  seekNothing(): void {
    this.#isHitSought = false;
    this.#nth = undefined;
  }

  /** Forgets the page. */
  clear(): void {
    this.#layering.stop();
    layerCode()?.unmarkText(this.#place);
    this.#page = undefined;
    this.#isAwaited = false;
    this.#isHitSought = false;
  }

  async #addLayers(page: PreparedPage): Promise<void> {
    await page.makeLayers();
    if (this.#page !== page) return;
    page.addLayers();
    this.#isAwaited = false;
    this.#onChange();
    this.#mark();
  }

  #mark(): void {
    if (this.#page?.text === undefined) return;
    const hit = layerCode()?.markText(this.#page.text, this.#marked, this.#nth);
    if (!this.#isHitSought) return;
    this.#isHitSought = false;
    const word = hit?.startContainer.parentElement;
    const stage = word?.closest('[role="region"]');
    if (word && stage) scrollToCentre(word, stage);
  }
}
