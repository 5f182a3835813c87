import { createBackgroundRetry, loadWithRetry } from '@leeszaal/remote-kit/parts';
import type { DocumentSource } from '../../../source/document-source.contract.ts';
import type { Size } from '../../zoom/strip-scale.ts';
import { wholePixels } from '../engine/canvas-size.ts';
import { inEngineTime } from '../engine/in-engine-time.ts';
import { type OpenPage, openPage } from '../engine/open-page.ts';
import { paintPage } from '../engine/paint-page.ts';
import type { PdfWorkerLease } from '../engine/pdf-workers.ts';
import { loadLayerCode } from '../layers/layer-code.ts';
import type { LinkOptions } from '../layers/link-actions.ts';
import type { PageLayers } from '../layers/page-layers.ts';
import styles from './page.module.css';

/** How a page is painted. */
export interface Picture {
  /** CSS pixels for a unit of the page. */
  readonly scale: number;
  /** Screen pixels for a CSS pixel. */
  readonly density: number;
  readonly night: boolean;
}

/** A page that can be shown: its picture, and the layers of text and links over it. */
export class PreparedPage {
  readonly element = document.createElement('div');
  /** At scale 1. */
  readonly size: Size;
  readonly #opened: OpenPage;
  readonly #links: LinkOptions;
  readonly #closing = new AbortController();
  /** Aborted when the layers are taken off. */
  #layersShown = new AbortController();
  #making: Promise<void> | undefined;
  #layers: PageLayers | undefined;
  #canvas: HTMLCanvasElement | undefined;
  #overlay: HTMLElement | undefined;
  #painted: Picture | undefined;

  constructor(opened: OpenPage, links: LinkOptions) {
    this.#links = links;
    const { width, height } = opened.proxy.getViewport({ scale: 1 });
    this.#opened = opened;
    this.size = { width, height };
    this.element.className = styles.page;
  }

  /** The text layer while it lies over the picture. */
  get text(): HTMLElement | undefined {
    const text = this.#layers?.text;
    return text?.isConnected ? text : undefined;
  }

  /** Makes text and links once; a page whose text cannot be read is shown without. */
  makeLayers(): Promise<void> {
    this.#making ??= this.#makeLayers().catch(() => undefined);
    return this.#making;
  }

  addLayers(): void {
    for (const layer of this.#layers?.all ?? []) {
      if (layer.parentNode !== this.element) this.element.append(layer);
    }
  }

  /** Removes the layers, whose hundreds of boxes would delay showing the picture. */
  removeLayers(): void {
    this.#layersShown.abort();
    this.#layersShown = new AbortController();
    for (const layer of this.#layers?.all ?? []) layer.remove();
  }

  async #makeLayers(): Promise<void> {
    const { signal: closing } = this.#closing;
    const { makeLayers } = await loadWithRetry(loadLayerCode, createBackgroundRetry(), closing);
    closing.throwIfAborted();
    this.#layers = await makeLayers(this.#opened.proxy, this.#links, {
      closing,
      shown: () => this.#layersShown.signal,
    });
  }

  /** Whether the page cannot be painted again. */
  get isLost(): boolean {
    return this.#opened.isLost();
  }

  /** Whether the page is painted so. */
  isPainted({ scale, density, night }: Picture): boolean {
    const painted = this.#painted;
    return painted?.scale === scale && painted.density === density && painted.night === night;
  }

  /** Resizes the page at once; the old picture is stretched until the new one is painted. */
  resize(scale: number): void {
    sizePage(this.element, this.size, scale);
  }

  /** Paints the page; the old picture stays until the new one is complete. */
  async paint(picture: Picture, signal: AbortSignal): Promise<void> {
    const { scale, density, night } = picture;
    const { proxy, paintDocument } = this.#opened;
    const isSharp = this.#painted?.scale === scale && this.#painted.density === density;
    // One picture serves day and night, once the areas of its photographs are known.
    if (!isSharp || (night && !proxy.imageCoordinates)) {
      const canvas = await paintPage(proxy, paintDocument, scale, density, night, signal);
      canvas.ariaHidden = 'true';
      if (this.#canvas) this.#canvas.replaceWith(canvas);
      else this.element.prepend(canvas);
      freePixels(this.#canvas);
      this.#canvas = canvas;
    }
    const { nightOverlay } = night ? await loadLayerCode() : {};
    signal.throwIfAborted();
    this.#overlay?.remove();
    this.#overlay = this.#canvas && nightOverlay?.(this.#canvas, proxy.imageCoordinates ?? []);
    if (this.#overlay) this.#canvas?.after(this.#overlay);
    this.#painted = picture;
  }

  /** Frees the page and empties its element. */
  close(): void {
    this.#closing.abort();
    this.#layersShown.abort();
    this.#opened.close();
    freePixels(this.#canvas);
    this.element.remove();
    this.element.replaceChildren();
  }
}

/** Without this some browsers keep the pixels until the next garbage collection. */
function freePixels(canvas: HTMLCanvasElement | undefined): void {
  if (canvas) canvas.width = 0;
}

/** Sizes an element as a page; its layers scale with it. */
export function sizePage(element: HTMLElement, size: Size, scale: number): void {
  const at = { width: size.width * scale, height: size.height * scale };
  const { width, height } = wholePixels(at, devicePixelRatio);
  element.style.width = `${width}px`;
  element.style.height = `${height}px`;
  element.style.setProperty('--total-scale-factor', String(scale));
}

/** Dependencies of pages. */
export interface PageMaking {
  readonly source: DocumentSource;
  readonly worker: PdfWorkerLease;
  readonly links: LinkOptions;
  /** How to paint a page of a size, which is known once the page is open. */
  readonly pictureOf: (size: Size) => Picture;
  /** Whether the reader waits for the page. */
  readonly isAwaited: (page: number) => boolean;
}

/**
 * Fetches, opens and paints a page; text and links are made later.
 *
 * @throws SourceError, PageOpenError, or the signal's reason when aborted
 */
export async function makePage(
  number: number,
  { source, worker, links, pictureOf, isAwaited }: PageMaking,
  signal: AbortSignal,
): Promise<PreparedPage> {
  const bytes = await source.page(number, { signal, background: !isAwaited(number) });
  // The script of the worker takes as long as the network does; its failure is that of the page.
  await worker.worker().catch(() => undefined);
  const make = async (inTime: AbortSignal) => {
    const page = new PreparedPage(await openPage(bytes, worker, inTime), links);
    // For tests: the region's name tells what is awaited, this which page is shown.
    page.element.dataset['sheet'] = String(number);
    try {
      await page.paint(pictureOf(page.size), inTime);
      inTime.throwIfAborted();
      return page;
    } catch (error) {
      page.close();
      throw error;
    }
  };
  return inEngineTime(worker, make, signal);
}
