import type { DocumentSource } from '../../../source/document-source.contract.ts';
import type { Size } from '../../zoom/strip-scale.ts';
import styles from './page.module.css';

/** How long, in ms, a page may take before its thumbnail replaces it. */
const DELAY = 150;

/** The thumbnail of a page, shown until the page is painted (`docs/decisions.md` 78). */
export interface Placeholder {
  readonly element: HTMLElement;
  /** In pixels of the thumbnail; only the proportions count. */
  readonly size: Size;
  /** Removes the thumbnail and frees its memory. */
  drop(): void;
}

/** Shows the thumbnail of a page that takes long; one page at a time. */
export class DelayedPlaceholder {
  readonly #source: DocumentSource;
  readonly #show: (placeholder: Placeholder) => void;
  #waiting: AbortController | undefined;
  #placeholder: Placeholder | undefined;

  constructor(source: DocumentSource, show: (placeholder: Placeholder) => void) {
    this.#source = source;
    this.#show = show;
  }

  /** Starts the delay for a page. */
  wait(page: number): void {
    this.stop();
    this.#waiting = new AbortController();
    const { signal } = this.#waiting;
    // A quick page needs no placeholder; requesting one would only delay it.
    const timer = setTimeout(() => this.#load(page, signal), DELAY);
    signal.addEventListener('abort', () => clearTimeout(timer));
  }

  /** Ends the delay and removes the thumbnail. */
  stop(): void {
    this.#waiting?.abort();
    this.#waiting = undefined;
    this.#placeholder?.drop();
    this.#placeholder = undefined;
  }

  async #load(page: number, signal: AbortSignal): Promise<void> {
    // Without a thumbnail the page shown before stays.
    const placeholder = await loadPlaceholder(page, this.#source, signal).catch(() => undefined);
    if (signal.aborted) placeholder?.drop();
    if (placeholder === undefined || signal.aborted) return;
    this.#placeholder = placeholder;
    this.#show(placeholder);
  }
}

async function loadPlaceholder(
  page: number,
  source: DocumentSource,
  signal: AbortSignal,
): Promise<Placeholder> {
  const url = URL.createObjectURL(await source.thumbnail(page, { signal, background: true }));
  const image = document.createElement('img');
  const drop = () => {
    image.remove();
    URL.revokeObjectURL(url);
  };
  try {
    image.className = styles.placeholder;
    image.alt = '';
    image.src = url;
    await image.decode();
    signal.throwIfAborted();
  } catch (error) {
    drop();
    throw error;
  }
  const element = document.createElement('div');
  element.className = styles.page;
  element.append(image);
  return { element, size: { width: image.naturalWidth, height: image.naturalHeight }, drop };
}
