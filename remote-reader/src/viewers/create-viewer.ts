import { type ContentsEntry, formatOf } from '@leeszaal/shared-contracts';
import type { Viewer, ViewerOptions } from './contract/viewer.contract.ts';
import {
  loadWorkerScript,
  takeWorkerPort,
  type WorkerPortLease,
} from './pdf/engine/worker-port.ts';

const loadEpub = () => import('./epub/epub-viewer.ts');
const loadPdf = () => import('./pdf/pdf-viewer.ts');

const nothing = () => undefined;

/** Whether a document has been opened: what was loaded ahead of one then only keeps it waiting. */
let isReading = false;

/** The engine that was started before anybody knew of what kind the document is. */
let startedAhead: WorkerPortLease | undefined;

/**
 * Has the code of the viewers, and the engine's, loaded while nobody waits for a document; starts nothing.
 * Chunks are loaded by script elements, of which those that fail are forgotten: unlike a module of the
 * browser's own, what could not be had now is asked for again by who needs it.
 */
export async function loadViewersAhead(): Promise<void> {
  for (const load of [loadPdf, loadWorkerScript, loadEpub]) {
    if (isReading) return;
    await load().catch(nothing);
  }
}

/**
 * Starts the engine of PDFs while it is asked what there is to be read: most documents are PDFs, and it takes
 * longer to start than the answer to come. It stays until {@link prepareViewer} knows, or {@link dropEngine}.
 */
export function startEngineAhead(): void {
  isReading = true;
  startedAhead ??= takeWorkerPort();
}

/** Ends the engine that was started ahead, unless somebody uses it. */
export function dropEngine(): void {
  void startedAhead?.release();
  startedAhead = undefined;
}

/**
 * Has the code of the viewer that a document needs, and its engine, begun while the loan is being asked
 * for; returns the way to give the engine back. What fails here is loaded again, and told, when it is
 * needed.
 */
export function prepareViewer(mimeType: string): () => void {
  isReading = true;
  if (formatOf(mimeType) === 'epub') {
    dropEngine();
    loadEpub()
      .then(({ loadFirstFaces }) => loadFirstFaces())
      .catch(nothing);
    return nothing;
  }
  const lease = takeWorkerPort();
  dropEngine();
  const warm = loadPdf().then(({ warmUp }) => warmUp());
  warm.catch(nothing);
  return () => {
    void lease.release();
    warm.then((coolDown) => coolDown(), nothing);
  };
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
