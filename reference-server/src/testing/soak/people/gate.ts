/**
 * Each step of each person passes the gate, and waits while it is closed, so that a count
 * sees no unfinished step.
 */
export interface Gate {
  /** Runs the work, now or when the gate opens. */
  through(work: () => Promise<void>): Promise<void>;
  /** Closes the gate; resolves when no work is running. */
  shut(): Promise<void>;
  open(): void;
}

/** An open gate. */
export function createGate(): Gate {
  let within = 0;
  let opened: PromiseWithResolvers<void> | undefined;
  let still: PromiseWithResolvers<void> | undefined;
  const look = () => {
    if (within === 0) still?.resolve();
  };
  return {
    async through(work) {
      while (opened !== undefined) await opened.promise;
      within += 1;
      try {
        await work();
      } finally {
        within -= 1;
        look();
      }
    },
    shut() {
      opened = Promise.withResolvers();
      still = Promise.withResolvers();
      look();
      return still.promise;
    },
    open() {
      opened?.resolve();
      opened = undefined;
      still = undefined;
    },
  };
}
