import { expect, it } from '@jest/globals';
import { DocumentError } from '../model/document-error.ts';
import type { DocumentEngine } from '../workers/document-engine.ts';
import type { DocumentRecord } from './document-record.ts';
import { createPdfServing } from './serve-pdf.ts';

const RECORD = {
  ...{ docKey: 'doc-1', pubKey: 'pub-1', sha256: 'a1', mimeType: 'application/pdf', pageCount: 9 },
  ...{ structure: { format: 'pdf' }, textBytes: [] },
} as Pick<DocumentRecord, 'docKey' | 'sha256' | 'pageCount'> as DocumentRecord;

/** An engine whose jobs end only when aborted. */
function idleEngine() {
  const given: (AbortSignal | undefined)[] = [];
  const wait = (signal: AbortSignal | undefined) => {
    given.push(signal);
    return new Promise<Uint8Array>((_, reject) => {
      signal?.addEventListener('abort', () => reject(new DocumentError('timeout', 'Given up.')));
    });
  };
  const engine: Pick<DocumentEngine, 'cutPage' | 'renderPage'> = {
    cutPage: (_path, _page, signal) => wait(signal),
    renderPage: (_path, _page, _width, options) => wait(options?.signal),
  };
  return { given, engine: engine as DocumentEngine };
}

it.each(['page', 'thumbnail'] as const)(
  'a %s is given up in the engine when its last request has ended, and not before [R2.113]',
  async (kind) => {
    const { given, engine } = idleEngine();
    const serving = createPdfServing(engine, (sha256) => sha256);
    const [one, other] = [new AbortController(), new AbortController()];
    const asked = [one, other].map(({ signal }) => serving[kind](RECORD, 4, signal));
    const answers = Promise.allSettled(asked);
    one.abort();
    expect(given.map((signal) => signal?.aborted)).toEqual([false]);
    other.abort();
    expect(given.map((signal) => signal?.aborted)).toEqual([true]);
    for (const answer of await answers) {
      expect(answer).toMatchObject({ reason: { fault: 'timeout' } });
    }
  },
);
