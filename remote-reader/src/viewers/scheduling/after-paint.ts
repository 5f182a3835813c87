/** Does something once what was changed before has been painted; one thing at a time. */
export class AfterPaint {
  #frame: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether something is still to be done. */
  get isDue(): boolean {
    return this.#frame !== undefined || this.#timer !== undefined;
  }

  /** Does it after the next paint, instead of what was to be done then. */
  run(work: () => void): void {
    this.stop();
    // A frame's callbacks come before its paint, a task that they ask for after it.
    this.#frame = requestAnimationFrame(() => {
      this.#frame = undefined;
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        work();
      });
    });
  }

  /** What was to be done is not done any more. */
  stop(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    this.#frame = undefined;
    this.#timer = undefined;
  }
}
