import { onSwipe, type Side } from '../../input/listen-swipe.ts';
import { holdPoint } from '../../zoom/hold-point.ts';
import { onZoomGestures, type Point, type ZoomGestures } from '../../zoom/listen-zoom.ts';
import type { FrameSize } from '../flow/flow.ts';
import styles from './epub-stage.module.css';

/** What the stage tells. */
export interface EpubStageEvents {
  readonly onResize: () => void;
  /** A click beside the frame; x from the left edge of the stage. */
  readonly onClick: (x: number) => void;
  readonly onSwipe: (side: Side) => void;
  readonly gestures: ZoomGestures;
}

/** The place where the frames stand, one of them to be seen. */
export class EpubStage {
  readonly element = document.createElement('div');
  readonly #observer: ResizeObserver;
  #shown: HTMLIFrameElement | undefined;

  constructor(
    parent: HTMLElement,
    { onResize, onClick, onSwipe: swiped, gestures }: EpubStageEvents,
  ) {
    this.element.className = styles.stage;
    this.element.setAttribute('role', 'region');
    // A tab stop, as a page of a PDF is: from a frame without one, Chromium never goes on to what follows.
    this.element.tabIndex = 0;
    this.element.addEventListener('click', (event) => {
      onClick(event.clientX - this.element.getBoundingClientRect().x);
    });
    onZoomGestures(this.element, gestures);
    onSwipe(this.element, swiped);
    parent.append(this.element);
    this.#observer = new ResizeObserver(onResize);
    this.#observer.observe(this.element);
  }

  /** The size of a page. */
  size(): FrameSize {
    return { width: this.element.clientWidth, height: this.element.clientHeight };
  }

  /** Shows a frame instead of the one that was shown; from its end when one comes to it from behind. */
  show(frame: HTMLIFrameElement, from: 'start' | 'end' = 'start'): void {
    if (this.#shown === frame) return;
    // Whoever reads with the keyboard goes on reading in the next segment.
    const focused = this.#shown !== undefined && document.activeElement === this.#shown;
    frame.classList.add(styles.shown);
    this.#shown?.classList.remove(styles.shown);
    this.#shown = frame;
    // One that is larger than the stage.
    if (from === 'end') this.toEnd();
    else Object.assign(this.element, { scrollLeft: 0, scrollTop: 0 });
    if (focused) frame.focus({ preventScroll: true });
  }

  /** Scrolls to the end of what is shown. */
  toEnd(): void {
    const { scrollWidth, scrollHeight } = this.element;
    Object.assign(this.element, { scrollLeft: scrollWidth, scrollTop: scrollHeight });
  }

  /** A point in a frame's own pixels as a point of the window. */
  pointOf(frame: HTMLIFrameElement, { x, y }: Point): Point {
    const box = frame.getBoundingClientRect();
    const scale = frame.offsetWidth === 0 ? 1 : box.width / frame.offsetWidth;
    return { x: box.x + x * scale, y: box.y + y * scale };
  }

  /** A distance in a frame's own pixels as a distance from the left edge of the stage. */
  xOf(frame: HTMLIFrameElement, x: number): number {
    return this.pointOf(frame, { x, y: 0 }).x - this.element.getBoundingClientRect().x;
  }

  /**
   * Changes the size of what is shown, and keeps what stood at a point there: a page that has a size of
   * its own may be larger than the stage.
   *
   * @param around in CSS pixels from the corner of the window; the middle of the stage without one
   */
  holding(around: Point | undefined, change: () => void): void {
    holdPoint(this.element, this.#shown, around, change);
  }

  /** Darkens what is around the pages. */
  dim(night: boolean): void {
    if (night) this.element.dataset['theme'] = 'dark';
    else delete this.element.dataset['theme'];
  }

  label(text: string, busy: boolean): void {
    this.element.ariaLabel = text;
    this.element.ariaBusy = String(busy);
  }

  /** Takes away whatever is shown. */
  clear(): void {
    this.#shown = undefined;
    this.element.ariaBusy = 'false';
    this.element.replaceChildren();
  }

  destroy(): void {
    this.#observer.disconnect();
    this.element.remove();
  }
}
