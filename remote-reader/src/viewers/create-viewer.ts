import { formatOf } from '@leeszaal/shared-contracts';
import type { Viewer, ViewerOptions } from './viewer.contract.ts';

/**
 * Makes the viewer that the document needs; the code of the other one is never loaded. A media type
 * that is not known is tried as PDF, which then fails by name.
 */
export async function createViewer(options: ViewerOptions): Promise<Viewer> {
  if (formatOf(options.document.appearance.mimeType) === 'epub') {
    const { createEpubViewer } = await import('./epub/epub-viewer.ts');
    return createEpubViewer(options);
  }
  const { createPdfViewer } = await import('./pdf/pdf-viewer.ts');
  return createPdfViewer(options);
}
