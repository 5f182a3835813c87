const INTERVAL_MS = 20;

/** Checks the memory of this process between `start` and `stop`. */
export interface MemoryWatch {
  start(): void;
  stop(): void;
}

/**
 * Creates a watch on this process's resident memory: V8's limits count neither WebAssembly memory nor
 * buffers. Needs an idle thread.
 * @param mostBytes above this the watch calls `onExceeded` once
 */
export function watchMemory(mostBytes: number, onExceeded: () => void): MemoryWatch {
  let timer: NodeJS.Timeout | undefined;
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
  };
  const check = () => {
    if (process.memoryUsage.rss() <= mostBytes) return;
    stop();
    onExceeded();
  };
  return {
    start() {
      timer ??= setInterval(check, INTERVAL_MS);
    },
    stop,
  };
}
