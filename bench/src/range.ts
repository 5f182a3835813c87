/** The quantile of some values; 0.5 is the median. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}

/** A median with its range, as text. */
export function range(values: readonly number[], say: (value: number) => string): string {
  return `${say(quantile(values, 0.5))} (${say(Math.min(...values))} to ${say(Math.max(...values))}, n=${values.length})`;
}
