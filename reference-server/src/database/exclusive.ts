/** Runs the work when all work given before is done, whether that succeeded or not. */
export type Exclusive = <T>(work: () => Promise<T>) => Promise<T>;

/** Makes a queue of one: what it is given runs one after another, in the order given. */
export function makeExclusive(): Exclusive {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}
