/**
 * A page of its own, seen by nobody, on which the pages of a PDF are painted. A font that is brought into a
 * page, or taken away, has a browser lay the whole of it out anew: here there is nothing to be laid out.
 */
export class PaintFrame {
  readonly #frame = document.createElement('iframe');
  readonly #opened = Promise.withResolvers<void>();
  #isClosed = false;

  constructor() {
    this.#frame.ariaHidden = 'true';
    this.#frame.tabIndex = -1;
    // Not `display: none`: in some browsers nothing can be painted with a font there.
    this.#frame.style.cssText =
      'position: fixed; inline-size: 0; block-size: 0; border: 0; visibility: hidden';
    this.#frame.setAttribute('sandbox', 'allow-same-origin');
    // Some browsers put another empty page in the place of the first one.
    this.#frame.addEventListener('load', () => this.#opened.resolve(), { once: true });
    // Whoever starts the engine has questions to send, for which the frame would keep them waiting.
    setTimeout(() => {
      if (!this.#isClosed) document.body.append(this.#frame);
    });
  }

  /** The page; the one around it once it has been taken away. */
  async page(): Promise<Document> {
    await this.#opened.promise;
    return (this.#frame.isConnected && this.#frame.contentDocument) || document;
  }

  /** Takes it away; what was painted stays. */
  close(): void {
    this.#isClosed = true;
    this.#opened.resolve();
    this.#frame.remove();
  }
}
