import { whenIdle } from '../../scheduling/when-idle.ts';
import type { OpenedFrame } from '../frame/open-frame.ts';

type Open = (signal: AbortSignal) => Promise<OpenedFrame>;

interface Spare {
  readonly opened: Promise<OpenedFrame>;
  readonly abort: AbortController;
}

/** Keeps an empty frame open for the next segment: opening takes as long as its layout. */
export class SpareFrame {
  readonly #open: Open;
  #spare: Spare | undefined;
  #cancelIdle: (() => void) | undefined;

  /** @param open opens an empty frame; removes it on failure */
  constructor(open: Open) {
    this.#open = open;
  }

  /** Opens a frame in idle time. */
  prepare(): void {
    if (this.#spare !== undefined) return;
    this.#cancelIdle ??= whenIdle(() => this.open());
  }

  /** Opens a frame now, unless there is one. */
  open(): void {
    this.#cancelIdle?.();
    this.#cancelIdle = undefined;
    if (this.#spare !== undefined) return;
    const abort = new AbortController();
    const opened = this.#open(abort.signal);
    this.#spare = { opened, abort };
    // {@link take} opens another.
    opened.catch(() => undefined);
  }

  /**
   * Hands the spare frame to the caller, or opens one.
   *
   * @throws the signal's reason when aborted
   */
  async take(signal: AbortSignal): Promise<OpenedFrame> {
    const spare = this.#spare;
    this.#spare = undefined;
    if (spare === undefined) return this.#open(signal);
    const giveUp = () => spare.abort.abort(signal.reason);
    signal.addEventListener('abort', giveUp, { once: true });
    try {
      return await spare.opened;
    } catch {
      signal.throwIfAborted();
      return this.#open(signal);
    } finally {
      signal.removeEventListener('abort', giveUp);
    }
  }

  clear(): void {
    this.#cancelIdle?.();
    this.#cancelIdle = undefined;
    const { opened, abort } = this.#spare ?? {};
    this.#spare = undefined;
    abort?.abort();
    opened?.then(
      ({ element }) => element.remove(),
      // A frame that failed to open is removed already.
      () => undefined,
    );
  }
}
