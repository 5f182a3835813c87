import type { FastifyBaseLogger } from 'fastify';
import { readRoots, registryLayout, renewRegistry } from '../registry/index.ts';
import { repeat } from '../schedule/repeat.ts';

const EVERY_MS = 3_600_000;

/** Signs the registry anew now and every hour, with roots that the operator has replaced meanwhile. */
export function startRenewing(
  distDir: string,
  log: Pick<FastifyBaseLogger, 'error'>,
): () => Promise<void> {
  const layout = registryLayout(distDir);
  return repeat(EVERY_MS, async () => {
    try {
      if ((await readRoots(layout)).length > 0) await renewRegistry(layout);
    } catch (err) {
      log.error({ err }, 'could not renew the registry');
    }
  });
}
