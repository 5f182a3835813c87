import { formatOf } from '@leeszaal/shared-contracts';
import type { Viewer, ViewerOptions } from './viewer.contract.ts';

const loadEpub = () => import('./epub/epub-viewer.ts');
const loadPdf = () => import('./pdf/pdf-viewer.ts');

/**
 * Begins to load the viewer that a document needs, while its loan is being asked for. What fails here
 * is loaded again, and told, when it is needed.
 */
export function prepareViewer(mimeType: string): void {
  const loading = formatOf(mimeType) === 'epub' ? loadEpub() : loadPdf();
  loading.catch(() => undefined);
}

/**
 * Makes the viewer that the document needs; the code of the other one is never loaded. A media type
 * that is not known is tried as PDF, which then fails by name.
 */
export async function createViewer(options: ViewerOptions): Promise<Viewer> {
  if (formatOf(options.document.appearance.mimeType) === 'epub') {
    const { createEpubViewer } = await loadEpub();
    return createEpubViewer(options);
  }
  const { createPdfViewer } = await loadPdf();
  return createPdfViewer(options);
}
