import type { Direction, Progression } from '../contract/viewer.contract.ts';
import { isFreeClick, turnOfClick } from '../input/click-zones.ts';
import { onReading } from '../input/listen-activity.ts';
import { onSwipe } from '../input/listen-swipe.ts';
import { turnOfSwipe } from '../input/turn-of-swipe.ts';
import { holdPoint } from '../zoom/hold-point.ts';
import { onZoomGestures, type Point } from '../zoom/listen-zoom.ts';
import type { Size } from '../zoom/strip-scale.ts';
import { PAGE_ZOOM } from '../zoom/zoom-steps.ts';
import styles from './pdf-stage.module.css';

/** What the stage is told, and what it tells. */
export interface StageEvents {
  readonly progression: Progression;
  readonly onTurn: (turn: Direction) => void;
  readonly onResize: () => void;
  readonly onActivity: () => void;
  readonly scale: () => number;
  /** A gesture asks for so many steps in, or out when less than 0. */
  readonly onZoom: (steps: number, around: Point) => void;
}

/** Free space around a page, in CSS pixels. */
const MARGIN = 12;

/** The place on which one page at a time is shown, with scrolling and click zones. */
export class PdfStage {
  readonly #scroller = document.createElement('div');
  readonly #observer: ResizeObserver;

  constructor(
    parent: HTMLElement,
    { progression, onTurn, onResize, onActivity, scale, onZoom }: StageEvents,
  ) {
    this.#scroller.className = styles.scroller;
    // Scrolled by keyboard when the page is larger than its space.
    this.#scroller.tabIndex = 0;
    this.#scroller.setAttribute('role', 'region');
    onReading(this.#scroller, onActivity);
    onZoomGestures(this.#scroller, { range: PAGE_ZOOM, scale, onZoom });
    onSwipe(this.#scroller, (side) => {
      const turn = turnOfSwipe(side, this.#scroller, progression);
      if (turn) onTurn(turn);
    });
    this.#scroller.addEventListener('click', (event) => {
      if (!isFreeClick(event, document.getSelection())) return;
      const box = this.#scroller.getBoundingClientRect();
      const margin = (this.#scroller.firstElementChild?.getBoundingClientRect().x ?? 0) - box.x;
      const { clientWidth } = this.#scroller;
      const turn = turnOfClick(event.clientX - box.x, clientWidth, margin, progression);
      if (turn) onTurn(turn);
    });
    parent.append(this.#scroller);
    this.#observer = new ResizeObserver(onResize);
    this.#observer.observe(this.#scroller);
  }

  /** What scrolls a page that is larger than its space. */
  get scroller(): Element {
    return this.#scroller;
  }

  /** The space that there is for a page. */
  space(): Size {
    const { clientWidth, clientHeight } = this.#scroller;
    return { width: clientWidth - 2 * MARGIN, height: clientHeight - 2 * MARGIN };
  }

  /** Shows a page instead of what was shown; scrolled to its top, its bottom, or as it was. */
  show(page: HTMLElement, scroll: 'top' | 'bottom' | 'keep'): void {
    if (this.#scroller.firstElementChild !== page) this.#scroller.replaceChildren(page);
    if (scroll === 'keep') return;
    this.#scroller.scrollTop = scroll === 'top' ? 0 : this.#scroller.scrollHeight;
  }

  /**
   * Changes the size of the page, and keeps what stood at a point there.
   *
   * @param around in CSS pixels from the corner of the window; the middle of the stage without one
   */
  holding(around: Point | undefined, change: () => void): void {
    holdPoint(this.#scroller, this.#scroller.firstElementChild ?? undefined, around, change);
  }

  /** Darkens what is around the pages. */
  dim(night: boolean): void {
    if (night) this.#scroller.dataset['theme'] = 'dark';
    else delete this.#scroller.dataset['theme'];
  }

  /**
   * The accessible name, also while nothing is shown.
   *
   * @param busy whether something to be read is still to come: the page, or the text of one that is seen
   */
  label(text: string, busy: boolean): void {
    this.#scroller.ariaLabel = text;
    this.#scroller.ariaBusy = String(busy);
  }

  /** Takes away what is shown. */
  clear(): void {
    this.#scroller.ariaBusy = 'false';
    this.#scroller.replaceChildren();
  }

  /** Takes the stage itself away. */
  destroy(): void {
    this.#observer.disconnect();
    this.#scroller.remove();
  }
}
