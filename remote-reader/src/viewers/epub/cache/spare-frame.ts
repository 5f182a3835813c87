import { whenIdle } from '../../scheduling/when-idle.ts';
import type { OpenedFrame } from '../frame/open-frame.ts';

type Open = (signal: AbortSignal) => Promise<OpenedFrame>;

interface Spare {
  readonly opened: Promise<OpenedFrame>;
  readonly abort: AbortController;
}

/**
 * Keeps an empty frame open for the segment that is asked for next: to open one takes about as long as
 * to lay a chapter out in it. Nothing of the document is in it.
 */
export class SpareFrame {
  readonly #open: Open;
  #spare: Spare | undefined;
  #cancelIdle: (() => void) | undefined;

  /** @param open opens an empty frame, which removes itself when that fails */
  constructor(open: Open) {
    this.#open = open;
  }

  /** Opens the next one when there is nothing better to do. */
  prepare(): void {
    if (this.#spare !== undefined) return;
    this.#cancelIdle ??= whenIdle(() => {
      this.#cancelIdle = undefined;
      const abort = new AbortController();
      const opened = this.#open(abort.signal);
      this.#spare = { opened, abort };
      // Whoever takes it opens another.
      opened.catch(() => undefined);
    });
  }

  /**
   * Hands the frame that stands open over to the caller, who takes it away, or else opens one.
   *
   * @throws the signal's reason when aborted while it opens
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

  /** Takes it away. */
  clear(): void {
    this.#cancelIdle?.();
    this.#cancelIdle = undefined;
    const { opened, abort } = this.#spare ?? {};
    this.#spare = undefined;
    abort?.abort();
    opened?.then(
      ({ element }) => element.remove(),
      // It has removed itself.
      () => undefined,
    );
  }
}
