import { Readable } from 'node:stream';
import { encodeOpeningPart, type OpeningCall } from '@leeszaal/shared-contracts';

/** The answer of a call of an opening. */
export interface OpeningAnswer {
  readonly mediaType: string;
  readonly body: Uint8Array;
  /** Calls whose answers follow. */
  readonly next?: readonly OpeningCall[];
}

/** Sends the parts of an opening, each as soon as it is ready; those that are ready together as one piece. */
export class OpeningStream {
  readonly readable = new Readable({ read: () => undefined });
  readonly #coming = new Set<Promise<void>>();
  /** Parts that are ready and not sent. */
  #ready: Uint8Array[] = [];

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
    this.#send();
    if (!this.readable.destroyed) this.readable.push(null);
  }

  #push(...part: Parameters<typeof encodeOpeningPart>): void {
    // Each piece is compressed and sent on its own, which takes longer than the parts themselves.
    if (this.#ready.length === 0) queueMicrotask(() => this.#send());
    this.#ready.push(encodeOpeningPart(...part));
  }

  #send(): void {
    const parts = this.#ready;
    this.#ready = [];
    // The caller may be gone.
    if (parts.length > 0 && !this.readable.destroyed) this.readable.push(Buffer.concat(parts));
  }
}
