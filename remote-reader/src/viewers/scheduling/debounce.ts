/** Moves that come this soon after each other, in ms, are a key that is held down: nobody can press so fast. */
const HELD = 60;

/**
 * Of what comes in quick succession only the last is done, as soon as nothing more comes; what comes
 * alone is done at once.
 */
export class Debounce {
  #last = Number.NEGATIVE_INFINITY;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Does it now or a little later, instead of what was to be done before. */
  run(work: () => void): void {
    this.stop();
    const now = performance.now();
    const isAlone = now - this.#last > HELD;
    this.#last = now;
    if (isAlone) work();
    else this.#timer = setTimeout(work, HELD);
  }

  /** What was to be done later is not done any more. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
