/** Runs one function after the next paint. */
export class AfterPaint {
  #frame: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Runs the function after the next paint; replaces one that is waiting. */
  run(work: () => void): void {
    this.stop();
    // Callbacks of a frame run before its paint, a task that they schedule after it.
    this.#frame = requestAnimationFrame(() => {
      this.#frame = undefined;
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        work();
      });
    });
  }

  /** Cancels the waiting function. */
  stop(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    this.#frame = undefined;
    this.#timer = undefined;
  }
}
