/** Time and timers, which tests replace. */
export interface Clock {
  /** Monotonic milliseconds. */
  now(): number;
  /** Runs the callback once after the delay, in milliseconds; returns a function that cancels it. */
  after(delay: number, run: () => void): () => void;
}

/** The browser's clock. */
export const browserClock: Clock = {
  now: () => performance.now(),
  after: (delay, run) => {
    const timer = setTimeout(run, delay);
    return () => clearTimeout(timer);
  },
};
