/** A hidden frame for painting: a font added to the main document would lay it out anew. */
export class PaintFrame {
  readonly #frame = document.createElement('iframe');
  readonly #opened = Promise.withResolvers<void>();
  #isClosed = false;

  /** @param home the element of the mount that gets the frame */
  constructor(home: HTMLElement) {
    this.#frame.ariaHidden = 'true';
    this.#frame.tabIndex = -1;
    // Not `display: none`: some browsers cannot paint with a font there.
    this.#frame.style.cssText =
      'position: fixed; inline-size: 0; block-size: 0; border: 0; visibility: hidden';
    this.#frame.setAttribute('sandbox', 'allow-same-origin');
    // Some browsers replace the initial empty document.
    this.#frame.addEventListener('load', () => this.#opened.resolve(), { once: true });
    // Opening the frame would delay the requests that the caller is about to send.
    setTimeout(() => {
      if (this.#isClosed) return;
      home.append(this.#frame);
      // Without a window a frame loads nothing.
      if (!this.#frame.isConnected) this.#opened.resolve();
    });
  }

  /** The frame's document; the main one after {@link close}, and while the mount is in no page. */
  async page(): Promise<Document> {
    await this.#opened.promise;
    return (this.#frame.isConnected && this.#frame.contentDocument) || document;
  }

  /** Removes the frame; painted pages stay. */
  close(): void {
    this.#isClosed = true;
    this.#opened.resolve();
    this.#frame.remove();
  }
}
