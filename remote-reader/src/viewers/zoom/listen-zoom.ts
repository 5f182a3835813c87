import { type Glide, readWheel, stepsTowards } from './zoom-gesture.ts';
import type { ZoomRange } from './zoom-steps.ts';

/** A point, in CSS pixels from the corner of the window that the gesture was made in. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Who is asked and told about gestures. */
export interface ZoomGestures {
  readonly range: ZoomRange;
  readonly scale: () => number;
  /** So many steps in, or out when less than 0; never 0. */
  readonly onZoom: (steps: number, around: Point) => void;
}

/** Heights of a line and of a page, for wheels that count in these. */
const WHEEL_UNITS = [1, 16, 400];

/** What Safari tells of fingers on a trackpad, instead of turns of a wheel. */
interface TrackpadEvent extends MouseEvent {
  readonly scale: number;
}

const middle = ([a, b]: readonly [Touch, Touch]): Point => ({
  x: (a.clientX + b.clientX) / 2,
  y: (a.clientY + b.clientY) / 2,
});

const distance = ([a, b]: readonly [Touch, Touch]) =>
  Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);

function pairOf({ touches: [a, b, c] }: TouchEvent): readonly [Touch, Touch] | undefined {
  return a !== undefined && b !== undefined && c === undefined ? [a, b] : undefined;
}

/**
 * Zooms by the wheel with Ctrl, which is also what a trackpad sends for a pinch, and by two fingers;
 * the page around keeps its own size meanwhile. Returns the way to stop.
 */
export function onZoomGestures(target: Document | HTMLElement, gestures: ZoomGestures): () => void {
  const stop = new AbortController();
  let glide: Glide | undefined;
  let pinch: { readonly from: number; readonly distance: number } | undefined;
  let trackpad: number | undefined;

  const zoom = (steps: number, around: Point) => {
    if (steps !== 0) gestures.onZoom(steps, around);
  };
  const zoomTo = (wanted: number, around: Point) =>
    zoom(stepsTowards(wanted, gestures.scale(), gestures.range), around);

  const handlers: Record<string, (event: never) => void> = {
    wheel: (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const delta = event.deltaY * (WHEEL_UNITS[event.deltaMode] ?? 1);
      const turn = { delta, at: event.timeStamp };
      const meaning = readWheel(glide, turn, gestures.scale(), gestures.range);
      glide = meaning.glide;
      zoom(meaning.steps, { x: event.clientX, y: event.clientY });
    },
    touchstart: (event: TouchEvent) => {
      const pair = pairOf(event);
      pinch = pair && { from: gestures.scale(), distance: Math.max(1, distance(pair)) };
    },
    touchmove: (event: TouchEvent) => {
      const pair = pairOf(event);
      if (pair === undefined || pinch === undefined) return;
      if (event.cancelable) event.preventDefault();
      zoomTo((pinch.from * distance(pair)) / pinch.distance, middle(pair));
    },
    touchend: () => {
      pinch = undefined;
    },
    gesturestart: (event: TrackpadEvent) => {
      event.preventDefault();
      trackpad = pinch === undefined ? gestures.scale() : undefined;
    },
    gesturechange: (event: TrackpadEvent) => {
      event.preventDefault();
      if (trackpad === undefined || pinch !== undefined) return;
      zoomTo(trackpad * event.scale, { x: event.clientX, y: event.clientY });
    },
  };
  for (const [type, handler] of Object.entries(handlers)) {
    // Not passive: a browser that isn't told otherwise zooms the whole page.
    const options = { passive: false, signal: stop.signal };
    target.addEventListener(type, handler as (event: Event) => void, options);
  }
  return () => stop.abort();
}
