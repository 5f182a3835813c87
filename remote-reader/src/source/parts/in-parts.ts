import { onceLoaded } from '@leeszaal/remote-kit/parts';
import type { DocumentSource } from '../document-source.contract.ts';
import type { DocumentInParts } from './document-in-parts.contract.ts';
import type { PageParts } from './page-parts.ts';

/** The code, which nothing needs before the first page. */
const loadCode = onceLoaded(() => import('./open-page-parts.ts'));

/**
 * A source whose pages come in parts after the first one, which comes whole: it may have been prefetched, and needs
 * neither index nor code. Parts are dropped when the loan ends or the document closes.
 */
export function inParts(source: DocumentSource, document: DocumentInParts): DocumentSource {
  const { signal, isHeld, subscribe } = document;
  let pages: PageParts | undefined;
  let isBegun = false;

  function forget(): void {
    pages?.forget();
    pages = undefined;
    isBegun = false;
  }

  async function begin(): Promise<void> {
    const { openPageParts } = await loadCode();
    if (isBegun && !signal.aborted) pages ??= openPageParts(source, document);
  }

  const unsubscribe = subscribe(() => {
    if (!isHeld()) forget();
  });
  signal.addEventListener('abort', () => {
    unsubscribe();
    forget();
  });

  return {
    ...source,
    async page(number, options) {
      if (pages) return pages.page(number, options);
      const bytes = await source.page(number, options);
      if (!isBegun && isHeld() && !signal.aborted) {
        isBegun = true;
        // Without the code pages come whole.
        begin().catch(() => undefined);
      }
      return bytes;
    },
  };
}
