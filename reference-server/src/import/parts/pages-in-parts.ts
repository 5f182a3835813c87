import { isDocumentError } from '../../documents/model/document-error.ts';
import type { PartsOutcome } from '../../documents/model/parts-outcome.ts';
import type { DocumentEngine } from '../../documents/workers/document-engine.ts';

/** Pages in one job: few enough for readers' jobs in between. */
const CHUNK = 20;
/** The time for all pages of a document. */
const LIMIT_MS = 300_000;

/** The pages of a PDF in parts; whole when that fails or takes too long. */
export async function pagesInParts(
  path: string,
  engine: Pick<DocumentEngine, 'makeParts'>,
  limitMs = LIMIT_MS,
): Promise<PartsOutcome> {
  const end = performance.now() + limitMs;
  try {
    while (performance.now() < end) {
      const outcome = await engine.makeParts(path, CHUNK);
      if (outcome) return outcome;
    }
  } catch (error) {
    if (!isDocumentError(error)) throw error;
  }
  return { kind: 'whole', why: 'failed' };
}
