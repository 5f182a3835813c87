/** What a mounted remote can leave behind. */
export interface Residue {
  readonly nodes: number;
  readonly styles: number;
  readonly listeners: number;
  readonly timers: number;
  readonly workers: number;
  readonly frames: number;
}

/** Counts what code adds to the page and takes away again, from `start` on. */
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
  const undo: (() => void)[] = [];
  const listeners = new Map<EventTarget, ListenerKey[]>();
  const timers = new Set<unknown>();
  let workers = 0;

  for (const target of [window, document, document.body]) {
    const kept: ListenerKey[] = [];
    listeners.set(target, kept);
    const { addEventListener, removeEventListener } = target;
    const keyOf = (type: string, listener: unknown, options: unknown): ListenerKey => ({
      type,
      listener,
      capture:
        typeof options === 'object' && options !== null
          ? Boolean((options as { capture?: boolean }).capture)
          : Boolean(options),
    });
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
        if (typeof options === 'object')
          options.signal?.addEventListener('abort', () => forget(key));
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
    undo.push(() => Object.assign(target, { addEventListener, removeEventListener }));
  }

  const {
    setInterval: setTicker,
    clearInterval: clearTicker,
    setTimeout: setTimer,
    clearTimeout: clearTimer,
  } = globalThis;
  const track = (id: unknown) => {
    timers.add(id);
    return id;
  };
  Object.assign(globalThis, {
    setInterval: (...call: Parameters<typeof setTicker>) => track(setTicker(...call)),
    clearInterval: (id: number) => {
      timers.delete(id);
      clearTicker(id);
    },
    setTimeout: (run: () => void, ...rest: [number?]) => {
      const id: unknown = setTimer(
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
      clearTimer(id);
    },
  });
  undo.push(() =>
    Object.assign(globalThis, {
      setInterval: setTicker,
      clearInterval: clearTicker,
      setTimeout: setTimer,
      clearTimeout: clearTimer,
    }),
  );

  const RealWorker = globalThis.Worker;
  if (RealWorker) {
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
    undo.push(() => {
      globalThis.Worker = RealWorker;
    });
  }

  return {
    read: () => ({
      nodes: document.body.querySelectorAll('*').length,
      styles: document.head.querySelectorAll('style, link[rel="stylesheet"]').length,
      listeners: [...listeners.values()].reduce((sum, kept) => sum + kept.length, 0),
      timers: timers.size,
      workers,
      frames: document.querySelectorAll('iframe').length,
    }),
    stop: () => {
      for (const step of undo.reverse()) step();
    },
  };
}
