import type { DocumentSource } from '../../source/document-source.contract.ts';
import type { Size } from './fit-scale.ts';
import { buildLinkLayer, type LinkActions } from './link-layer.ts';
import { type OpenPage, openPage } from './open-page.ts';
import { paintPage } from './paint-page.ts';
import styles from './pdf-viewer.module.css';
import type { PdfWorkerLease } from './pdf-worker.ts';
import { buildTextLayer } from './text-layer.ts';

/** How sharp a picture is: CSS pixels for a unit of the page, the screen's pixels for a CSS pixel. */
export interface Sharpness {
  readonly scale: number;
  readonly density: number;
}

/** A page with everything it needs to be shown at once: picture, text and links. */
export class PreparedPage {
  /** To be put into the document as it is. */
  readonly element = document.createElement('div');
  /** Size at scale 1. */
  readonly size: Size;
  readonly #opened: OpenPage;
  #text: HTMLElement | undefined;
  #canvas: HTMLCanvasElement | undefined;
  #painted: Sharpness | undefined;

  constructor(opened: OpenPage) {
    const { width, height } = opened.proxy.getViewport({ scale: 1 });
    this.#opened = opened;
    this.size = { width, height };
    this.element.className = styles.page;
  }

  /** The layer whose text can be selected and marked. */
  get text(): HTMLElement | undefined {
    return this.#text;
  }

  /** Lays text and links over the picture. */
  async addLayers(actions: LinkActions): Promise<void> {
    const [text, links] = await Promise.all([
      buildTextLayer(this.#opened.proxy),
      buildLinkLayer(this.#opened.proxy, actions),
    ]);
    this.#text = text;
    this.element.append(text, links);
  }

  /** Whether the picture has the sharpness. */
  isPainted({ scale, density }: Sharpness): boolean {
    return this.#painted?.scale === scale && this.#painted.density === density;
  }

  /** Gives the page its size at once; the picture is stretched until it is painted anew. */
  resize(scale: number): void {
    sizePage(this.element, this.size, scale);
  }

  /** Paints the page; what was painted before is shown until the new picture is complete. */
  async paint(sharpness: Sharpness, signal: AbortSignal): Promise<void> {
    const { scale, density } = sharpness;
    const canvas = await paintPage(this.#opened.proxy, scale, density, signal);
    canvas.ariaHidden = 'true';
    if (this.#canvas) this.#canvas.replaceWith(canvas);
    else this.element.prepend(canvas);
    freePixels(this.#canvas);
    this.#canvas = canvas;
    this.#painted = sharpness;
  }

  /** Frees the page; what is left of it in the document is empty. */
  close(): void {
    this.#opened.close();
    freePixels(this.#canvas);
    this.element.remove();
    this.element.replaceChildren();
  }
}

/** Some browsers keep the pixels of a canvas until the next collection of garbage, unless it has none. */
function freePixels(canvas: HTMLCanvasElement | undefined): void {
  if (canvas) canvas.width = 0;
}

/** Gives an element the size of a page; its layers take their scale from it. */
export function sizePage(element: HTMLElement, size: Size, scale: number): void {
  element.style.width = `${size.width * scale}px`;
  element.style.height = `${size.height * scale}px`;
  element.style.setProperty('--total-scale-factor', String(scale));
}

/** Where pages come from, and what their links do. */
export interface PageMaking {
  readonly source: DocumentSource;
  readonly worker: PdfWorkerLease;
  readonly links: LinkActions;
}

/**
 * Fetches and opens a page, paints it and lays its text and links over it.
 *
 * @param sharpnessOf the sharpness for a page of a size, which is known once the page is open
 * @param background whether nobody waits for the page
 * @throws SourceError, PageOpenError, or the signal's reason when aborted
 */
export async function makePage(
  number: number,
  { source, worker, links }: PageMaking,
  sharpnessOf: (size: Size) => Sharpness,
  background: boolean,
  signal: AbortSignal,
): Promise<PreparedPage> {
  const bytes = await source.page(number, { signal, background });
  const page = new PreparedPage(await openPage(bytes, worker, signal));
  try {
    // The picture first, since a page without it is nothing; both are read in the worker meanwhile.
    await Promise.all([page.paint(sharpnessOf(page.size), signal), page.addLayers(links)]);
    signal.throwIfAborted();
    return page;
  } catch (error) {
    page.close();
    throw error;
  }
}
