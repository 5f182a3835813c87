import { Stage, type StageEvents } from '../../stage/stage.ts';
import type { Point } from '../../zoom/listen-zoom.ts';
import styles from './epub-stage.module.css';

/** Holds the frames of segments and shows one of them. */
export class EpubStage extends Stage {
  #shown: HTMLIFrameElement | undefined;

  constructor(parent: HTMLElement, events: StageEvents) {
    super(parent, styles.stage, events);
  }

  /** Shows a frame, scrolled to its start or end if it is larger than the stage. */
  show(frame: HTMLIFrameElement, from: 'start' | 'end' = 'start'): void {
    if (this.#shown === frame) return;
    // A keyboard reader continues in the next segment.
    // Within a shadow root, the document's active element is the root's host.
    const { activeElement } = this.element.getRootNode() as Document | ShadowRoot;
    const focused = this.#shown !== undefined && activeElement === this.#shown;
    frame.classList.add(styles.shown);
    this.#shown?.classList.remove(styles.shown);
    this.#shown = frame;
    if (from === 'end') this.toEnd();
    else Object.assign(this.element, { scrollLeft: 0, scrollTop: 0 });
    if (focused) frame.focus({ preventScroll: true });
  }

  /** Scrolls to the end of the frame. */
  toEnd(): void {
    const { scrollWidth, scrollHeight } = this.element;
    Object.assign(this.element, { scrollLeft: scrollWidth, scrollTop: scrollHeight });
  }

  /** Converts a point of a frame to a point of the window, in CSS pixels. */
  pointOf(frame: HTMLIFrameElement, { x, y }: Point): Point {
    const box = frame.getBoundingClientRect();
    const scale = frame.offsetWidth === 0 ? 1 : box.width / frame.offsetWidth;
    return { x: box.x + x * scale, y: box.y + y * scale };
  }

  /** Converts a distance within a frame to a distance from the left edge of the stage. */
  xOf(frame: HTMLIFrameElement, x: number): number {
    return this.pointOf(frame, { x, y: 0 }).x - this.x;
  }

  override clear(): void {
    this.#shown = undefined;
    super.clear();
  }

  protected override get content(): Element | undefined {
    return this.#shown;
  }
}
