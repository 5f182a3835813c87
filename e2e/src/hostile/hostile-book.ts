import { makeBook } from '@leeszaal/test-documents';
import { tellingScript, type Vector } from './vectors.ts';

/** The title of the book. */
export const HOSTILE_TITLE = 'A Book That Means Harm';

/** The segment of a vector. */
export function segmentOf(vector: Vector, addressOf: (name: string) => string): string {
  const at = addressOf(vector.name);
  const js = tellingScript(at);
  return `<?xml version="1.0" encoding="utf-8"?>
<html xmlns="http://www.w3.org/1999/xhtml"><head><title>${vector.name}</title>${vector.head?.(at, js) ?? ''}</head>
<body><h1>Vector ${vector.name}</h1>${vector.body?.(at, js) ?? ''}</body></html>`;
}

/** An EPUB with a segment for each vector. */
export const makeHostileBook = (
  vectors: readonly Vector[],
  addressOf: (name: string) => string,
): Promise<Uint8Array> =>
  makeBook({
    title: HOSTILE_TITLE,
    spine: vectors.map((vector) => ({
      path: `${vector.name}.xhtml`,
      bytes: segmentOf(vector, addressOf),
      title: vector.name,
    })),
  });
