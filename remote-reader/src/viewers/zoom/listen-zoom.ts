import { readWheel, stepsTowards, type WheelPinch } from './zoom-gesture.ts';
import type { ZoomRange } from './zoom-steps.ts';

/** A point in CSS pixels of its window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The values that zoom gestures read, and their reports. */
export interface ZoomGestures {
  readonly range: ZoomRange;
  readonly scale: () => number;
  /** Steps in (positive) or out (negative); never 0. */
  readonly onZoom: (steps: number, around: Point) => void;
}

/** CSS pixels of a pixel, line and page, by `deltaMode`. */
const WHEEL_UNITS = [1, 16, 400];

/** Safari's event of a trackpad pinch. */
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
 * Reports zoom gestures: wheel with Ctrl, which is also a trackpad's pinch, and two fingers. The browser's
 * own zoom is prevented. Returns a function that stops it.
 */
export function onZoomGestures(target: Document | HTMLElement, gestures: ZoomGestures): () => void {
  const stop = new AbortController();
  let wheelPinch: WheelPinch | undefined;
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
      const meaning = readWheel(wheelPinch, turn, gestures.scale(), gestures.range);
      wheelPinch = meaning.wheelPinch;
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
    // Passive listeners could not prevent the browser's zoom.
    const options = { passive: false, signal: stop.signal };
    target.addEventListener(type, handler as (event: Event) => void, options);
  }
  return () => stop.abort();
}
