const LOOK_EVERY_MS = 20;

/** Watches the memory of this process while it is switched on. */
export interface MemoryWatch {
  start(): void;
  stop(): void;
}

/**
 * Makes a watch on the memory that the system gives this process: V8's limits count neither the memory
 * of WebAssembly nor buffers. Needs a thread that is not busy.
 * @param mostBytes above this `onExceeded` is called, once
 */
export function watchMemory(mostBytes: number, onExceeded: () => void): MemoryWatch {
  let timer: NodeJS.Timeout | undefined;
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
  };
  const look = () => {
    if (process.memoryUsage.rss() <= mostBytes) return;
    stop();
    onExceeded();
  };
  return {
    start() {
      timer ??= setInterval(look, LOOK_EVERY_MS);
    },
    stop,
  };
}
