import type { DocumentSource } from '../../../source/document-source.contract.ts';
import { loadPlaceholder, type Placeholder } from './page-placeholder.ts';

/** How long, in ms, a page may take before something stands in for it. */
const QUICK = 150;

/** Has the small picture of a page stand in for it, when the page takes long; one page at a time. */
export class DelayedPlaceholder {
  readonly #source: DocumentSource;
  readonly #show: (placeholder: Placeholder) => void;
  #waiting: AbortController | undefined;
  #placeholder: Placeholder | undefined;

  /** @param show puts the picture where the page will be */
  constructor(source: DocumentSource, show: (placeholder: Placeholder) => void) {
    this.#source = source;
    this.#show = show;
  }

  /** Somebody begins to wait for a page. */
  wait(page: number): void {
    this.stop();
    const abort = new AbortController();
    this.#waiting = abort;
    // A page that is quick needs no placeholder; requesting one would only slow it down.
    const timer = setTimeout(() => this.#load(page, abort.signal), QUICK);
    abort.signal.addEventListener('abort', () => clearTimeout(timer));
  }

  /** The page is there, or nobody waits for it any more; the picture is gone. */
  stop(): void {
    this.#waiting?.abort();
    this.#waiting = undefined;
    this.#placeholder?.drop();
    this.#placeholder = undefined;
  }

  async #load(page: number, signal: AbortSignal): Promise<void> {
    // Without a picture what was shown stays until the page itself has painted.
    const placeholder = await loadPlaceholder(page, this.#source, signal).catch(() => undefined);
    if (signal.aborted) placeholder?.drop();
    if (placeholder === undefined || signal.aborted) return;
    this.#placeholder = placeholder;
    this.#show(placeholder);
  }
}
