/** Moves in closer succession, in ms, come from a held key. */
const HELD = 60;

/** Runs a single call at once; of rapid calls only the last, when no more follow. */
export class Debounce {
  #last = Number.NEGATIVE_INFINITY;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Runs the function now or later; replaces one that is waiting. */
  run(work: () => void): void {
    this.stop();
    const now = performance.now();
    const isAlone = now - this.#last > HELD;
    this.#last = now;
    if (isAlone) work();
    else this.#timer = setTimeout(work, HELD);
  }

  /** Cancels the waiting function. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
