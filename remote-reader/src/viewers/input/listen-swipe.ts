/** The side that a finger moves to. */
export type Side = 'left' | 'right';

/** What is shorter, in CSS pixels of the screen, may have been a tap. */
const SHORTEST = 48;
/** Whoever takes longer, in ms, selects a text or follows it with the finger. */
const LONGEST = 600;
/** So many times as far across as down: what is steeper scrolls. */
const STRAIGHTNESS = 2;
/** What a finger moves within. */
const OWN_SWIPES = 'audio, video, input, select, textarea';

interface Stroke {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

// Of the screen: a page may be shown smaller than its own pixels.
const strokeOf = ({ identifier, screenX, screenY }: Touch, { timeStamp }: Event): Stroke => ({
  id: identifier,
  x: screenX,
  y: screenY,
  at: timeStamp,
});

/** The side that a finger has moved to quickly and straight; undefined for any other movement. */
function sideOf(from: Stroke, to: Stroke): Side | undefined {
  const [across, down] = [to.x - from.x, to.y - from.y];
  if (to.id !== from.id || to.at - from.at > LONGEST) return undefined;
  if (Math.abs(across) < Math.max(SHORTEST, STRAIGHTNESS * Math.abs(down))) return undefined;
  return across < 0 ? 'left' : 'right';
}

/**
 * Tells of one finger that moves quickly to a side, with no text selected and no magnified window, in
 * which it moves that. Returns the way to stop.
 */
export function onSwipe(target: Document | HTMLElement, onSide: (side: Side) => void): () => void {
  const stop = new AbortController();
  const page = target.ownerDocument ?? (target as Document);
  let begun: Stroke | undefined;
  const isFree = () =>
    (page.getSelection()?.isCollapsed ?? true) && (window.visualViewport?.scale ?? 1) <= 1;

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
