import type { PDFWorker } from 'pdfjs-dist';
import type { DocumentSource } from '../../source/document-source.contract.ts';
import type { Size } from './fit-scale.ts';
import { buildLinkLayer, type LinkActions } from './link-layer.ts';
import { type OpenPage, openPage } from './open-page.ts';
import { paintPage } from './paint-page.ts';
import styles from './pdf-viewer.module.css';
import { buildTextLayer } from './text-layer.ts';

/** How sharp a picture is: CSS pixels for a unit of the page, the screen's pixels for a CSS pixel. */
export interface Sharpness {
  readonly scale: number;
  readonly density: number;
}

/** A page with everything it needs to be shown at once: picture, text and links. */
export class PreparedPage {
  /** To be put into the document as it is. */
  readonly element: HTMLElement;
  /** Size at scale 1. */
  readonly size: Size;
  /** The layer whose text can be selected and marked. */
  readonly text: HTMLElement;
  readonly #opened: OpenPage;
  #canvas: HTMLCanvasElement | undefined;
  #painted: Sharpness | undefined;

  constructor(opened: OpenPage, text: HTMLElement, links: HTMLElement) {
    const { width, height } = opened.proxy.getViewport({ scale: 1 });
    this.#opened = opened;
    this.size = { width, height };
    this.text = text;
    this.element = document.createElement('div');
    this.element.className = styles.page;
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
  readonly worker: PDFWorker;
  readonly links: LinkActions;
}

/** Fetches and opens a page and builds its layers; the picture is painted by the page itself. */
export async function makePage(
  number: number,
  { source, worker, links }: PageMaking,
  background: boolean,
  signal: AbortSignal,
): Promise<PreparedPage> {
  const bytes = await source.page(number, { signal, background });
  const opened = await openPage(bytes, worker, signal);
  try {
    const [text, linkLayer] = await Promise.all([
      buildTextLayer(opened.proxy),
      buildLinkLayer(opened.proxy, links),
    ]);
    signal.throwIfAborted();
    return new PreparedPage(opened, text, linkLayer);
  } catch (error) {
    opened.close();
    throw error;
  }
}
