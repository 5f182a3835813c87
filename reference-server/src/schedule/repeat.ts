/**
 * Runs work now, and again some time after each run, until it is stopped; stopping waits for the run in progress.
 *
 * @param everyMs pause between two runs, in milliseconds
 * @param work must not reject
 * @returns stops
 */
export function repeat(
  everyMs: number,
  work: (isStopped: () => boolean) => Promise<void>,
): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();
  function run(): void {
    working = work(() => isStopped).then(() => {
      if (!isStopped) timer = setTimeout(run, everyMs).unref();
    });
  }
  run();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await working;
  };
}
