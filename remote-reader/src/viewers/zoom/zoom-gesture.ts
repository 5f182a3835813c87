import type { ZoomRange } from './zoom-steps.ts';

/** Fingers gliding over a trackpad, which come as many small turns of a wheel. */
export interface Glide {
  /** The scale at its beginning. */
  readonly from: number;
  /** How much larger the fingers have made it since. */
  readonly ratio: number;
  /** When it was seen last, in ms. */
  readonly at: number;
}

/** A turn of the wheel with Ctrl; `delta` in CSS pixels, down and together is more than 0. */
export interface WheelTurn {
  readonly delta: number;
  readonly at: number;
}

/** What a turn of the wheel means: whole steps, in (more than 0) or out, and what is left over. */
export interface WheelMeaning {
  readonly steps: number;
  readonly glide: Glide | undefined;
}

/** From here on, in CSS pixels, it is a notch of a mouse's wheel and not a part of a glide. */
const NOTCH = 50;
/** So many CSS pixels make things larger by the factor e; what browsers send for a pinch. */
const GLIDE_LENGTH = 100;
/** After so many ms without a turn the next one begins a new glide. */
const PAUSE = 400;
/** Scales are kept to hundredths: what is that close to a whole step is one. */
const NEARLY = 0.001;

const within = (scale: number, { min, max }: ZoomRange) => Math.min(max, Math.max(min, scale));

/**
 * The whole steps from a scale towards another one, in more than 0, out less. The way back needs a
 * whole step as well, so that trembling fingers don't make a page tremble.
 */
export function stepsTowards(wanted: number, scale: number, range: ZoomRange): number {
  const steps = (within(wanted, range) - scale) / range.step;
  return Math.trunc(steps + Math.sign(steps) * NEARLY) || 0;
}

/** A notch of a wheel is a step; a glide is as many as its length. */
export function readWheel(
  glide: Glide | undefined,
  { delta, at }: WheelTurn,
  scale: number,
  range: ZoomRange,
): WheelMeaning {
  if (delta === 0) return { steps: 0, glide };
  if (Math.abs(delta) >= NOTCH) return { steps: -Math.sign(delta), glide: undefined };
  const isNew = glide === undefined || at - glide.at > PAUSE;
  const { from, ratio } = isNew ? { from: scale, ratio: 1 } : glide;
  // Past the end nothing is stored up: the way back begins at once.
  const wanted = within(from * ratio * Math.exp(-delta / GLIDE_LENGTH), range);
  return {
    steps: stepsTowards(wanted, scale, range),
    glide: { from, ratio: wanted / from, at },
  };
}
