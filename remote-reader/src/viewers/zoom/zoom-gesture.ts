import type { ZoomRange } from './zoom-steps.ts';

/** A pinch on a trackpad, which arrives as many small wheel events. */
export interface WheelPinch {
  /** The scale at its beginning. */
  readonly from: number;
  /** Its total factor so far. */
  readonly ratio: number;
  /** Time of its last event, in ms. */
  readonly at: number;
}

/** A wheel event with Ctrl; `delta` in CSS pixels, positive for down and pinching together. */
export interface WheelStep {
  readonly delta: number;
  readonly at: number;
}

/** The whole steps of a wheel event, in (positive) or out, and the pinch that continues. */
export interface WheelEffect {
  readonly steps: number;
  readonly wheelPinch: WheelPinch | undefined;
}

/** In CSS pixels; from here on an event is a notch of a mouse wheel. */
const NOTCH = 50;
/** CSS pixels of a pinch for a factor of e, as browsers send them. */
const PINCH_LENGTH = 100;
/** In ms; after a longer pause a new pinch begins. */
const PAUSE = 400;
/** Scales are rounded to hundredths: a step may be short by as much. */
const NEARLY = 0.001;

const within = (scale: number, { min, max }: ZoomRange) => Math.min(max, Math.max(min, scale));

/**
 * The whole steps from one scale to another. A step back also takes a whole step, so that trembling fingers
 * cause none.
 */
export function stepsTowards(wanted: number, scale: number, range: ZoomRange): number {
  const steps = (within(wanted, range) - scale) / range.step;
  return Math.trunc(steps + Math.sign(steps) * NEARLY) || 0;
}

/** A notch of a wheel is one step; a pinch is as many as its length. */
export function readWheel(
  wheelPinch: WheelPinch | undefined,
  { delta, at }: WheelStep,
  scale: number,
  range: ZoomRange,
): WheelEffect {
  if (delta === 0) return { steps: 0, wheelPinch };
  if (Math.abs(delta) >= NOTCH) return { steps: -Math.sign(delta), wheelPinch: undefined };
  const isNew = wheelPinch === undefined || at - wheelPinch.at > PAUSE;
  const { from, ratio } = isNew ? { from: scale, ratio: 1 } : wheelPinch;
  // Beyond the limit nothing accumulates: the way back begins at once.
  const wanted = within(from * ratio * Math.exp(-delta / PINCH_LENGTH), range);
  return {
    steps: stepsTowards(wanted, scale, range),
    wheelPinch: { from, ratio: wanted / from, at },
  };
}
