/** What the server's process takes, in bytes, while everybody stands still. */
export interface MemorySample {
  /** What is left on the main thread's heap and beside it after all garbage is gone. */
  readonly live: number;
  /** What the operating system gave the whole process, with its threads and their books. */
  readonly rss: number;
}

/** How much of the samples is warming up: caches fill, code is compiled, threads get their share. */
const WARM_UP = 1 / 3;
/** So many samples make a value: their median, so that one of them decides nothing. */
const SAMPLES = 3;

/** Fewer say nothing. */
export const FEWEST_SAMPLES = 9;

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** How much larger a value is at the end than after the warm-up: 0.1 is a tenth. */
export function growthOf(samples: readonly MemorySample[], part: keyof MemorySample): number {
  const values = samples.map((sample) => sample[part]);
  const warm = Math.ceil(values.length * WARM_UP);
  return median(values.slice(-SAMPLES)) / median(values.slice(warm, warm + SAMPLES)) - 1;
}
