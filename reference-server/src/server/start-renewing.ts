import type { FastifyBaseLogger } from 'fastify';
import { readJson, readRoot, registryLayout, renewRegistry } from '../registry/index.ts';
import { repeat } from '../schedule/repeat.ts';

const EVERY_MS = 3_600_000;
const DAY_MS = 24 * EVERY_MS;

/** Browsers refuse everything once the root has expired, and its key may lie far away. */
const WARNING_DAYS = 60;

/** Signs the registry anew now and every hour, with roots that the operator has replaced meanwhile. */
export function startRenewing(
  distDir: string,
  log: Pick<FastifyBaseLogger, 'error'>,
): () => Promise<void> {
  const layout = registryLayout(distDir);
  return repeat(EVERY_MS, async () => {
    try {
      if ((await readJson(layout.registry)) === null && (await readJson(layout.roots)) === null)
        return;
      await renewRegistry(layout);
      const { expires } = await readRoot(layout);
      if (Date.parse(expires) - Date.now() < WARNING_DAYS * DAY_MS) {
        log.error({ expires }, 'the root expires soon: sign it anew with “pnpm keys renew”');
      }
    } catch (err) {
      log.error({ err }, 'could not renew the registry');
    }
  });
}
