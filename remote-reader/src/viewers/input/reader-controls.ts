import type { Direction, Progression } from '../contract/viewer.contract.ts';
import type { Point, ZoomGestures } from '../zoom/listen-zoom.ts';
import { type ZoomRange, zoomedBy } from '../zoom/zoom-steps.ts';
import { turnOfClick } from './click-zones.ts';
import type { Side } from './listen-swipe.ts';
import { answerReadingKey } from './reading-keys.ts';
import { turnOfSwipe } from './turn-of-swipe.ts';

/** Dependencies of the controls, which a viewer gives. */
export interface ControlledViewer {
  readonly range: ZoomRange;
  readonly progression: () => Progression;
  /** Scrolls a page that is larger than it. */
  readonly scroller: () => Element;
  /** Of the stage, in CSS pixels. */
  readonly width: () => number;
  /** Free space beside the page, in CSS pixels. */
  readonly margin: () => number;
  readonly scale: () => number;
  /** @param around the point of the window that keeps its place */
  readonly setScale: (scale: number, around: Point) => void;
  readonly go: (to: Direction) => void;
  readonly onActivity: () => void;
}

/** Turns pages and zooms by clicks, keys, swipes and gestures. */
export class ReaderControls {
  readonly gestures: ZoomGestures;
  readonly #viewer: ControlledViewer;
  readonly #root: Node;

  /** @param root whose key events are handled: the page, or the element of an embedded reader */
  constructor(root: Node, viewer: ControlledViewer) {
    this.#viewer = viewer;
    this.#root = root;
    this.gestures = {
      range: viewer.range,
      scale: () => viewer.scale(),
      onZoom: (steps, around) => {
        viewer.onActivity();
        viewer.setScale(zoomedBy(viewer.scale(), steps, viewer.range), around);
      },
    };
    root.addEventListener('keydown', this.press);
  }

  /** Handles a click that nothing else handled; x from the left edge of the stage. */
  readonly click = (x: number): void => {
    const viewer = this.#viewer;
    this.#turn(turnOfClick(x, viewer.width(), viewer.margin(), viewer.progression()));
  };

  readonly swipe = (side: Side): void => {
    this.#turn(turnOfSwipe(side, this.#viewer.scroller(), this.#viewer.progression()));
  };

  /** Handles a key, pressed in the root or within a frame. */
  readonly press = (event: Event): void => {
    const { progression, scroller } = this.#viewer;
    this.#turn(answerReadingKey(event as KeyboardEvent, progression(), scroller()));
  };

  /** Stops listening to keys. */
  stop(): void {
    this.#root.removeEventListener('keydown', this.press);
  }

  #turn(to: Direction | undefined): void {
    if (to === undefined) return;
    this.#viewer.onActivity();
    this.#viewer.go(to);
  }
}
