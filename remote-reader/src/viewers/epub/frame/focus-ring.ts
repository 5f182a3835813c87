/** Marks a frame that the keyboard is in. */
const FOCUSED = 'data-focused';

/**
 * Shows whoever comes by the Tab key that they are in a frame: a page has the focus there as a whole, and
 * no style could tell.
 */
export class FocusRing {
  readonly #watched = new WeakSet<HTMLIFrameElement>();
  readonly #stop = new AbortController();
  /** Whether Tab was pressed last beside the frames, and nothing with a finger or a mouse since then. */
  #isTabbed = false;

  /** @param root in which keys are pressed, beside the frames */
  constructor(root: Node) {
    const options = { capture: true, signal: this.#stop.signal };
    const onKey = (event: Event) => {
      this.#isTabbed = (event as KeyboardEvent).key === 'Tab';
    };
    root.addEventListener('keydown', onKey, options);
    root.addEventListener('pointerdown', onKey, options);
  }

  /** Rings a frame while the keyboard is in it; the listeners go with the frame. */
  watch(frame: HTMLIFrameElement): void {
    const { contentWindow: view, contentDocument: page } = frame;
    if (!view || !page || this.#watched.has(frame)) return;
    this.#watched.add(frame);
    const take = () => frame.removeAttribute(FOCUSED);
    view.addEventListener('focus', () => {
      if (this.#isTabbed && page.activeElement === page.body) frame.setAttribute(FOCUSED, '');
    });
    view.addEventListener('blur', take);
    // What has the focus now shows it itself, or was pressed.
    page.addEventListener('focusin', take);
    page.addEventListener('pointerdown', () => {
      this.#isTabbed = false;
      take();
    });
  }

  /** Listens no longer. */
  stop(): void {
    this.#stop.abort();
  }
}
