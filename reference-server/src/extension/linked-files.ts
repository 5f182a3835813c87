import type { FastifyInstance } from 'fastify';
import { HARMLESS_HEADERS } from '../documents/serving/serve-headers.ts';
import { sendBytes } from '../http/send-bytes.ts';
import { digest } from '../text/digest.ts';

/** A file that publications link to. */
export interface LinkedFile {
  readonly type: string;
  /** Generates its bytes, always the same. */
  readonly make: () => Promise<Uint8Array>;
}

/**
 * Serves files that publications link to (pictures, audio, video), with ranges for players. They are public: a
 * player cannot send the bearer.
 *
 * @param files by their path
 */
export function routeLinkedFiles(
  app: FastifyInstance,
  files: ReadonlyMap<string, LinkedFile>,
): void {
  for (const [path, { type, make }] of files) {
    app.get(path, async (request, reply) => {
      const body = await make();
      return sendBytes(request, reply, {
        body,
        mediaType: type,
        cache: 'public, max-age=86400',
        etag: digest(body).slice(0, 22),
        headers: HARMLESS_HEADERS,
      });
    });
  }
}
