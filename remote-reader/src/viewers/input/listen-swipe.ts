import { hasSelectedText } from './has-selected-text.ts';

/** The direction of a swipe. */
export type Side = 'left' | 'right';

/** In CSS pixels of the screen; a shorter movement may be a tap. */
const SHORTEST = 48;
/** In ms; a slower movement may select text. */
const LONGEST = 600;
/** Ratio of width to height; a steeper movement scrolls. */
const STRAIGHTNESS = 2;
/** Elements that handle swipes themselves. */
const OWN_SWIPES = 'audio, video, input, select, textarea';

interface Stroke {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

// Screen coordinates: a page may be scaled.
const strokeOf = ({ identifier, screenX, screenY }: Touch, { timeStamp }: Event): Stroke => ({
  id: identifier,
  x: screenX,
  y: screenY,
  at: timeStamp,
});

/** The direction of a quick, straight movement; undefined for any other. */
function sideOf(from: Stroke, to: Stroke): Side | undefined {
  const [across, down] = [to.x - from.x, to.y - from.y];
  if (to.id !== from.id || to.at - from.at > LONGEST) return undefined;
  if (Math.abs(across) < Math.max(SHORTEST, STRAIGHTNESS * Math.abs(down))) return undefined;
  return across < 0 ? 'left' : 'right';
}

/**
 * Reports quick horizontal swipes of one finger, unless text is selected or the window is magnified. Returns
 * a function that stops it.
 */
export function onSwipe(target: Document | HTMLElement, onSide: (side: Side) => void): () => void {
  const stop = new AbortController();
  let begun: Stroke | undefined;
  const isFree = () => !hasSelectedText(target) && (window.visualViewport?.scale ?? 1) <= 1;

  const handlers: Record<string, (event: TouchEvent) => void> = {
    touchstart: (event) => {
      const [touch, other] = event.touches;
      const isOwn = (event.target as Element | null)?.closest?.(OWN_SWIPES);
      begun = touch && !other && !isOwn && isFree() ? strokeOf(touch, event) : undefined;
    },
    touchend: (event) => {
      const [touch] = event.changedTouches;
      const side = begun && touch && sideOf(begun, strokeOf(touch, event));
      begun = undefined;
      if (side && isFree()) onSide(side);
    },
    touchcancel: () => {
      begun = undefined;
    },
  };
  for (const [type, handler] of Object.entries(handlers)) {
    const options = { passive: true, signal: stop.signal };
    target.addEventListener(type, handler as (event: Event) => void, options);
  }
  return () => stop.abort();
}
