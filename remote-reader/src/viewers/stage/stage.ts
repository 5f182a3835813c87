import { onSwipe, type Side } from '../input/listen-swipe.ts';
import { keepPoint } from '../zoom/keep-point.ts';
import { onZoomGestures, type Point, type ZoomGestures } from '../zoom/listen-zoom.ts';
import type { Size } from '../zoom/strip-scale.ts';

/** The reports of a stage. */
export interface StageEvents {
  readonly onResize: () => void;
  /** A click; x from the left edge of the stage. */
  readonly onClick: (x: number) => void;
  readonly onSwipe: (side: Side) => void;
  readonly gestures: ZoomGestures;
}

/** The element that shows pages: a named region that scrolls a page larger than itself. */
export abstract class Stage {
  readonly element = document.createElement('div');
  readonly #observer: ResizeObserver;

  constructor(parent: HTMLElement, className: string, events: StageEvents) {
    this.element.className = className;
    this.element.setAttribute('role', 'region');
    // Scrolled by keyboard; and without it Chromium's focus never leaves a frame without a tab stop.
    this.element.tabIndex = 0;
    this.element.addEventListener('click', (event) => {
      if (this.answersClick(event)) events.onClick(event.clientX - this.x);
    });
    onZoomGestures(this.element, events.gestures);
    onSwipe(this.element, events.onSwipe);
    parent.append(this.element);
    this.#observer = new ResizeObserver(events.onResize);
    this.#observer.observe(this.element);
  }

  /** The page, or what holds it. */
  protected abstract get content(): Element | undefined;

  /** Whether a click is reported. */
  protected answersClick(_event: MouseEvent): boolean {
    return true;
  }

  /** Left edge, in CSS pixels of the window. */
  protected get x(): number {
    return this.element.getBoundingClientRect().x;
  }

  /** In CSS pixels, without scroll bars. */
  size(): Size {
    return { width: this.element.clientWidth, height: this.element.clientHeight };
  }

  /**
   * Changes the size of the page and keeps a point of it in place.
   *
   * @param around in CSS pixels of the window; the middle of the stage when undefined
   */
  holding(around: Point | undefined, change: () => void): void {
    keepPoint(this.element, this.content, around, change);
  }

  /** Darkens the space around the page. */
  dim(night: boolean): void {
    if (night) this.element.dataset['theme'] = 'dark';
    else delete this.element.dataset['theme'];
  }

  /** @param busy whether the page, or its text, is still loading */
  label(text: string, busy: boolean): void {
    this.element.ariaLabel = text;
    this.element.ariaBusy = String(busy);
  }

  /** Removes the content. */
  clear(): void {
    this.element.ariaBusy = 'false';
    this.element.replaceChildren();
  }

  /** Removes the stage. */
  destroy(): void {
    this.#observer.disconnect();
    this.element.remove();
  }
}
