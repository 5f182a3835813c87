/** Resources that a mounted remote can leave behind. */
export interface Residue {
  readonly nodes: number;
  readonly styles: number;
  readonly listeners: number;
  readonly timers: number;
  readonly workers: number;
  readonly frames: number;
}

/** Counts one kind of thing, from when it is made until it is stopped. */
interface Counter {
  count(): number;
  stop(): void;
}

/** Counts the resources that code adds and removes, from `start` on. */
export interface ResidueMeter {
  read(): Residue;
  stop(): void;
}

interface ListenerKey {
  readonly type: string;
  readonly listener: unknown;
  readonly capture: boolean;
}

function isSame(a: ListenerKey, b: ListenerKey): boolean {
  return a.type === b.type && a.listener === b.listener && a.capture === b.capture;
}

/**
 * Counts listeners on window, document and body (those on elements go with their elements), running
 * timers and animation frames, living workers, and elements in head and body.
 */
export function measureResidue(): ResidueMeter {
  const listeners = [window, document, document.body].map(countListeners);
  const timers = countTimers();
  const workers = countWorkers();
  return {
    read: () => ({
      nodes: document.body.querySelectorAll('*').length,
      styles: document.head.querySelectorAll('style, link[rel="stylesheet"]').length,
      listeners: listeners.reduce((sum, { count }) => sum + count(), 0),
      timers: timers.count(),
      workers: workers.count(),
      frames: document.querySelectorAll('iframe').length,
    }),
    stop: () => {
      for (const counter of [workers, timers, ...listeners]) counter.stop();
    },
  };
}

function countListeners(target: EventTarget): Counter {
  const kept: ListenerKey[] = [];
  const { addEventListener, removeEventListener } = target;
  const forget = (key: ListenerKey) => {
    const index = kept.findIndex((other) => isSame(other, key));
    if (index >= 0) kept.splice(index, 1);
  };
  target.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ) => {
    const key = keyOf(type, listener, options);
    if (listener && !kept.some((other) => isSame(other, key))) {
      kept.push(key);
      if (typeof options === 'object') options.signal?.addEventListener('abort', () => forget(key));
    }
    addEventListener.call(target, type, listener, options);
  };
  target.removeEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ) => {
    forget(keyOf(type, listener, options));
    removeEventListener.call(target, type, listener, options);
  };
  return {
    count: () => kept.length,
    stop: () => void Object.assign(target, { addEventListener, removeEventListener }),
  };
}

function keyOf(type: string, listener: unknown, options: unknown): ListenerKey {
  const capture =
    typeof options === 'object' && options !== null
      ? Boolean((options as { capture?: boolean }).capture)
      : Boolean(options);
  return { type, listener, capture };
}

function countTimers(): Counter {
  const timers = new Set<unknown>();
  const { setInterval, clearInterval, setTimeout, clearTimeout } = globalThis;
  const track = (id: unknown) => {
    timers.add(id);
    return id;
  };
  Object.assign(globalThis, {
    setInterval: (...call: Parameters<typeof setInterval>) => track(setInterval(...call)),
    clearInterval: (id: number) => {
      timers.delete(id);
      clearInterval(id);
    },
    setTimeout: (run: () => void, ...rest: [number?]) => {
      const id: unknown = setTimeout(
        () => {
          timers.delete(id);
          run();
        },
        ...rest,
      );
      return track(id);
    },
    clearTimeout: (id: number) => {
      timers.delete(id);
      clearTimeout(id);
    },
  });
  return {
    count: () => timers.size,
    stop: () =>
      void Object.assign(globalThis, { setInterval, clearInterval, setTimeout, clearTimeout }),
  };
}

function countWorkers(): Counter {
  const RealWorker = globalThis.Worker;
  if (!RealWorker) return { count: () => 0, stop: () => undefined };
  let workers = 0;
  globalThis.Worker = class extends RealWorker {
    constructor(...call: ConstructorParameters<typeof Worker>) {
      super(...call);
      workers += 1;
    }
    override terminate(): void {
      workers -= 1;
      super.terminate();
    }
  };
  return {
    count: () => workers,
    stop: () => {
      globalThis.Worker = RealWorker;
    },
  };
}
