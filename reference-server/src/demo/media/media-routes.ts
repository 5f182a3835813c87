import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { HARMLESS_HEADERS } from '../../documents/serving/serve-headers.ts';
import { sendBytes } from '../../http/send-bytes.ts';
import { DEMO_MEDIA, DEMO_MEDIA_PATH } from './demo-media.ts';

/**
 * Serves what belongs to the demonstration library's publications: pictures, a sound, a film, also in
 * parts, so that players can seek. They are for everyone, as what a library links to mostly is: a
 * player can't carry the bearer.
 */
export function routeDemoMedia(app: FastifyInstance): void {
  for (const [name, { type, make }] of DEMO_MEDIA) {
    app.get(DEMO_MEDIA_PATH + name, async (request, reply) => {
      const body = await make();
      return sendBytes(request, reply, {
        body,
        mediaType: type,
        cache: 'public, max-age=86400',
        etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
        headers: HARMLESS_HEADERS,
      });
    });
  }
}
