/** Collects durations for the `Server-Timing` header. */
export interface ServerTiming {
  /** Measures the work; the name has letters, digits and dashes. */
  measure<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Adds a duration in milliseconds. */
  add(name: string, milliseconds: number): void;
  /** The header's value. */
  toString(): string;
}

/** Creates an empty collection. */
export function makeServerTiming(): ServerTiming {
  const measures: string[] = [];
  function add(name: string, milliseconds: number): void {
    measures.push(`${name.replace(/[^\w-]/g, '-')};dur=${milliseconds.toFixed(1)}`);
  }
  return {
    async measure(name, work) {
      const start = performance.now();
      try {
        return await work();
      } finally {
        add(name, performance.now() - start);
      }
    },
    add,
    toString: () => measures.join(', '),
  };
}
