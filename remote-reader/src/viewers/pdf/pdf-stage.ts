import { isFreeClick, turnOfClick } from '../shared/click-zones.ts';
import { onReading } from '../shared/listen-activity.ts';
import type { Direction } from '../viewer.contract.ts';
import type { Size } from './fit-scale.ts';
import styles from './pdf-viewer.module.css';

/** What the stage tells. */
export interface StageEvents {
  readonly onTurn: (turn: Direction) => void;
  readonly onResize: () => void;
  readonly onActivity: () => void;
}

/** Free space around a page, in CSS pixels. */
const MARGIN = 12;

/** The place on which one page at a time is shown, with scrolling and click zones. */
export class PdfStage {
  readonly #scroller = document.createElement('div');
  readonly #observer: ResizeObserver;

  constructor(parent: HTMLElement, { onTurn, onResize, onActivity }: StageEvents) {
    this.#scroller.className = styles.scroller;
    // Scrolled by keyboard when the page is larger than its space.
    this.#scroller.tabIndex = 0;
    this.#scroller.setAttribute('role', 'region');
    onReading(this.#scroller, onActivity);
    this.#scroller.addEventListener('click', (event) => {
      if (!isFreeClick(event, document.getSelection())) return;
      const box = this.#scroller.getBoundingClientRect();
      const margin = (this.#scroller.firstElementChild?.getBoundingClientRect().x ?? 0) - box.x;
      const turn = turnOfClick(event.clientX - box.x, this.#scroller.clientWidth, margin, 'ltr');
      if (turn) onTurn(turn);
    });
    parent.append(this.#scroller);
    this.#observer = new ResizeObserver(onResize);
    this.#observer.observe(this.#scroller);
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

  /** The accessible name, also while nothing is shown. */
  label(text: string, busy: boolean): void {
    this.#scroller.ariaLabel = text;
    this.#scroller.ariaBusy = String(busy);
  }

  /** Takes away what is shown. */
  clear(): void {
    this.#scroller.replaceChildren();
  }

  /** Takes the stage itself away. */
  destroy(): void {
    this.#observer.disconnect();
    this.#scroller.remove();
  }
}
