import { AfterPaint } from '../../scheduling/after-paint.ts';
import { markText, unmarkText } from '../../text/mark-text.ts';
import type { PreparedPage } from './prepared-page.ts';

/**
 * Text and links of the page that is shown. They are laid over its picture once that has been painted, and
 * what is looked for is marked in them.
 */
export class PageText {
  readonly #layering = new AfterPaint();
  readonly #onChange: () => void;
  #page: PreparedPage | undefined;
  #isAwaited = false;
  #marked: readonly string[] = [];
  #isHitSought = false;
  /** Which of the marks a search is at, from 0; undefined on a page of no hit. */
  #nth: number | undefined;

  /** @param onChange the text of the page that is shown lies over it now */
  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  /** Whether a picture stands there over which its text does not lie yet. */
  get isAwaited(): boolean {
    return this.#isAwaited;
  }

  /** The picture of a page is shown from now on, in place of another. */
  follow(page: PreparedPage): void {
    if (this.#page !== page) this.#page?.liftOff();
    this.#page = page;
    this.#isAwaited = true;
    // The picture comes first.
    this.#layering.run(() => void this.#layOver(page));
  }

  /** Marks the texts, and no others any more. */
  mark(texts: readonly string[]): void {
    this.#marked = texts;
    this.#mark();
  }

  /** Brings a mark into view, from 0: now, or as soon as there is a text to be marked. */
  seekHit(nth: number): void {
    this.#isHitSought = true;
    this.#nth = nth;
    this.#mark();
  }

  /** Somebody goes elsewhere: no mark is brought into view any more. */
  seekNothing(): void {
    this.#isHitSought = false;
    this.#nth = undefined;
  }

  /** Nothing is shown any more. */
  clear(): void {
    this.#layering.stop();
    unmarkText(window);
    this.#page = undefined;
    this.#isAwaited = false;
    this.#isHitSought = false;
  }

  async #layOver(page: PreparedPage): Promise<void> {
    await page.makeLayers();
    if (this.#page !== page) return;
    page.layOver();
    this.#isAwaited = false;
    this.#onChange();
    this.#mark();
  }

  #mark(): void {
    if (this.#page?.text === undefined) return;
    const hit = markText(this.#page.text, this.#marked, this.#nth);
    if (!this.#isHitSought) return;
    this.#isHitSought = false;
    hit?.startContainer.parentElement?.scrollIntoView({ block: 'center' });
  }
}
