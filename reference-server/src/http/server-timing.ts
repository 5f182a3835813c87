/** Collects durations for the `Server-Timing` header. */
export interface ServerTiming {
  /** Measures the work; the name has letters, digits and dashes. */
  measure<T>(name: string, work: () => Promise<T>): Promise<T>;
  toString(): string;
}

/** Creates an empty collection. */
export function makeServerTiming(): ServerTiming {
  const measures: string[] = [];
  return {
    async measure(name, work) {
      const start = performance.now();
      try {
        return await work();
      } finally {
        const milliseconds = performance.now() - start;
        measures.push(`${name.replace(/[^\w-]/g, '-')};dur=${milliseconds.toFixed(1)}`);
      }
    },
    toString: () => measures.join(', '),
  };
}
