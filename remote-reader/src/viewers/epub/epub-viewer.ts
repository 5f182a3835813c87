import type { Viewer, ViewerOptions } from '../viewer.contract.ts';

/** Shows an EPUB. */
export function createEpubViewer(options: ViewerOptions): Viewer {
  throw new Error(`Not yet: ${options.document.title}`);
}
