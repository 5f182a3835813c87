import { setImmediate } from 'node:timers/promises';

/** Is awaited after some rows of a long work; then the process may do its other work. */
export type Pause = (rows: number) => Promise<void>;

/** Rows before other work goes on; they take some milliseconds. */
const ROWS_AT_ONCE = 100_000;
/** A part of a list takes as long as so many rows, beside its own. */
const ROWS_OF_PART = 100;

/** Creates the pauses of a work. */
export function createPauses(): Pause {
  let done = 0;
  return async (rows) => {
    done += rows + ROWS_OF_PART;
    if (done < ROWS_AT_ONCE) return;
    done = 0;
    await setImmediate();
  };
}
