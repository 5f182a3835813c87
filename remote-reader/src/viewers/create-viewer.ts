import { type ContentsEntry, formatOf } from '@leeszaal/shared-contracts';
import { loadWorkerScript, takeWorkerPort } from './pdf/worker-port.ts';
import type { Viewer, ViewerOptions } from './viewer.contract.ts';

const loadEpub = () => import('./epub/epub-viewer.ts');
const loadPdf = () => import('./pdf/pdf-viewer.ts');

const nothing = () => undefined;

/**
 * Has the code of the viewers, and the engine's, loaded while nobody waits for a document; starts nothing.
 * Chunks are loaded by script elements, of which those that fail are forgotten: unlike a module of the
 * browser's own, what could not be had now is asked for again by who needs it.
 */
export async function loadViewersAhead(): Promise<void> {
  for (const load of [loadPdf, loadWorkerScript, loadEpub]) await load().catch(nothing);
}

/**
 * Has the code of the viewer that a document needs, and its engine, begun while the loan is being asked
 * for; returns the way to give the engine back. What fails here is loaded again, and told, when it is
 * needed.
 */
export function prepareViewer(mimeType: string): () => void {
  if (formatOf(mimeType) === 'epub') {
    loadEpub().catch(nothing);
    return nothing;
  }
  loadPdf().catch(nothing);
  const lease = takeWorkerPort();
  return () => void lease.release();
}

/** What a viewer is made of while its contents are on their way; they never fail. */
export interface CreateViewerOptions extends Omit<ViewerOptions, 'contents'> {
  readonly contents: Promise<readonly ContentsEntry[]>;
}

/**
 * Makes the viewer that the document needs; the code of the other one is never loaded. A media type
 * that is not known is tried as PDF, which then fails by name.
 */
export async function createViewer(options: CreateViewerOptions): Promise<Viewer> {
  if (formatOf(options.document.appearance.mimeType) === 'epub') {
    const [{ createEpubViewer }, contents] = await Promise.all([loadEpub(), options.contents]);
    return createEpubViewer({ ...options, contents });
  }
  const { createPdfViewer } = await loadPdf();
  return createPdfViewer(options);
}
