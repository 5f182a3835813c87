import { Readable } from 'node:stream';
import { encodeOpeningPart, type OpeningCall } from '@leeszaal/shared-contracts';

/** The answer of a call of an opening. */
export interface OpeningAnswer {
  readonly mediaType: string;
  readonly body: Uint8Array;
  /** Calls whose answers follow. */
  readonly next?: readonly OpeningCall[];
}

/** Sends the parts of an opening, each as soon as it is ready. */
export class OpeningStream {
  readonly readable = new Readable({ read: () => undefined });
  readonly #coming = new Set<Promise<void>>();

  /** Adds an answer. */
  add({ call, params }: OpeningCall, { mediaType, body, next }: OpeningAnswer): void {
    this.#push({ call, params, mediaType, ...(next && { next: [...next] }) }, body);
  }

  /** Adds an answer when it is ready; if it fails, a part that says so. */
  addLater(part: OpeningCall, answer: Promise<OpeningAnswer>): void {
    const added = answer
      .then(
        (ready) => this.add(part, ready),
        () => this.#push(part),
      )
      .finally(() => this.#coming.delete(added));
    this.#coming.add(added);
  }

  /** Ends the stream behind all answers, including those that an answer adds. */
  async end(): Promise<void> {
    while (this.#coming.size > 0) await Promise.all(this.#coming);
    if (!this.readable.destroyed) this.readable.push(null);
  }

  #push(...part: Parameters<typeof encodeOpeningPart>): void {
    // The caller may be gone.
    if (!this.readable.destroyed) this.readable.push(encodeOpeningPart(...part));
  }
}
