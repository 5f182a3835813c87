import type { FastifyInstance } from 'fastify';
import { HARMLESS_HEADERS } from '../../documents/serving/serve-headers.ts';
import { DEMO_MEDIA, DEMO_MEDIA_PATH } from './demo-media.ts';

/**
 * Serves what belongs to the demonstration library's publications: pictures, a sound, a film. They
 * are for everyone, as what a library links to mostly is: a player can't carry the bearer.
 */
export function routeDemoMedia(app: FastifyInstance): void {
  for (const [name, { type, make }] of DEMO_MEDIA) {
    app.get(DEMO_MEDIA_PATH + name, async (_request, reply) =>
      reply
        .headers({ ...HARMLESS_HEADERS, 'cache-control': 'public, max-age=86400' })
        .type(type)
        .send(Buffer.from(await make())),
    );
  }
}
