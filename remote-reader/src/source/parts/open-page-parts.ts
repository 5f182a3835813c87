import { whenIdle } from '@leeszaal/remote-kit/parts';
import type { DocumentSource } from '../document-source.contract.ts';
import type { DocumentInParts } from './document-in-parts.contract.ts';
import { PageParts } from './page-parts.ts';
import { createPartCalls } from './part-calls.ts';
import { isThriftyLine } from './thrifty-line.ts';

/** The longest, in ms, that a busy browser may delay a request for the rest of the document. */
const LATEST_MS = 500;

/** How long, in ms, a page that is prepared waits for the index. */
const INDEX_MS = 300;

/** Pages in parts, over HTTP. Requests their index. */
export function openPageParts(
  source: Pick<DocumentSource, 'page'>,
  { http, docKey, licenceKey }: Pick<DocumentInParts, 'http' | 'docKey' | 'licenceKey'>,
): PageParts {
  return new PageParts({
    isLate: new Promise((resolve) => setTimeout(resolve, INDEX_MS)),
    calls: createPartCalls(http, docKey, licenceKey),
    whole: (page, options) => source.page(page, options),
    whenIdle: (run) => whenIdle(run, { timeout: LATEST_MS }),
    isThrifty: isThriftyLine,
    now: () => performance.now(),
  });
}
