import { rm } from 'node:fs/promises';
import type { FullConfig } from 'playwright/test';
import { freePort } from './free-port.ts';
import { type LaunchedPortal, launchPortal, SEEDED_DATA } from './launch-portal.ts';
import { announcePortals, type PortalAddress } from './portal-address.ts';

/**
 * Starts a portal for each worker of the suite, so that no two of them share a library; returns the
 * way to stop them. At `localhost` it is the private portal, at `127.0.0.1` the public library.
 */
export default async function startPortals({ workers }: FullConfig): Promise<() => Promise<void>> {
  const made = await makeLibrary();
  const launched: LaunchedPortal[] = [];
  const stop = async () => {
    // One that had ended by itself says so; that must not keep the others, or the library, from going.
    const stopped = await Promise.allSettled(launched.map((portal) => portal.stop()));
    if (made !== undefined) await rm(made, { recursive: true, force: true });
    const lost = stopped.find((one) => one.status === 'rejected');
    if (lost !== undefined) throw lost.reason;
  };
  try {
    const starts = Array.from({ length: workers }, async (): Promise<PortalAddress> => {
      const proxyPort = await freePort();
      const portal = await launchPortal({
        REDIRECT_ORIGINS: `http://localhost:${proxyPort}`,
        ENVIRONMENT_LABEL: 'Test',
      });
      launched.push(portal);
      return { url: portal.url, dataDir: portal.dataDir, proxyPort };
    });
    // One that fails must not leave another behind that is still starting.
    await Promise.allSettled(starts);
    const addresses = await Promise.all(starts);
    announcePortals(addresses);
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Makes the library that all portals begin with a copy of; undefined when there is one already. */
async function makeLibrary(): Promise<string | undefined> {
  if (process.env[SEEDED_DATA] !== undefined) return undefined;
  const portal = await launchPortal();
  await portal.end();
  process.env[SEEDED_DATA] = portal.dataDir;
  return portal.dataDir;
}
