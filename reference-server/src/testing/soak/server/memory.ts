/** Memory of the server's process, in bytes, while all people pause. */
export interface MemorySample {
  /** Heap and external memory of the main thread after garbage collection. */
  readonly live: number;
  /** Resident memory of the process, threads included. */
  readonly rss: number;
}

/** Share of the samples during the warm-up, in which caches fill and code is compiled. */
const WARM_UP = 1 / 3;
/** Samples of a value, which is their median. */
const SAMPLES = 3;

/** Fewer samples are not significant. */
export const FEWEST_SAMPLES = 9;

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Growth of a value from the end of the warm-up to the end: 0.1 is a tenth. */
export function growthOf(samples: readonly MemorySample[], part: keyof MemorySample): number {
  const values = samples.map((sample) => sample[part]);
  const warm = Math.ceil(values.length * WARM_UP);
  return median(values.slice(-SAMPLES)) / median(values.slice(warm, warm + SAMPLES)) - 1;
}
