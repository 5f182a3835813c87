/**
 * What everybody does one step after another goes through here, and waits while it is shut: what is
 * counted while all stand still is not in the middle of something.
 */
export interface Gate {
  /** Does the work, at once or when the gate opens again. */
  through(work: () => Promise<void>): Promise<void>;
  /** Shuts the gate; resolves when nobody is within. */
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
