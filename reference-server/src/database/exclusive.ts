/** Runs the work after all earlier work has settled. */
export type Exclusive = <T>(work: () => Promise<T>) => Promise<T>;

/** Makes a queue that runs one piece of work at a time, in order. */
export function makeExclusive(): Exclusive {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}
