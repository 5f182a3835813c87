import { rm } from 'node:fs/promises';
import { freePort } from '@leeszaal/test-support';
import type { FullConfig } from 'playwright/test';
import { type LaunchedPortal, launchPortal, SEEDED_DATA } from './launch-portal.ts';
import { makeLibrary } from './make-library.ts';
import { announcePortals, type PortalAddress } from './portal-address.ts';

/**
 * Starts a portal for each worker of the suite, so that no two share a library; returns a function
 * that stops them. `localhost` is the private portal, `127.0.0.1` the public library.
 */
export default async function startPortals({ workers }: FullConfig): Promise<() => Promise<void>> {
  const made = await makeMissingLibrary();
  const launched: LaunchedPortal[] = [];
  const stop = async () => {
    // Reports a portal that had ended by itself, after the others and the library are removed.
    const stopped = await Promise.allSettled(launched.map((portal) => portal.stop()));
    if (made !== undefined) await rm(made, { recursive: true, force: true });
    const lost = stopped.find((one) => one.status === 'rejected');
    if (lost !== undefined) throw lost.reason;
  };
  try {
    const starts = Array.from({ length: workers }, async (): Promise<PortalAddress> => {
      const [proxyPort, examplePort] = [await freePort(), await freePort()];
      const portal = await launchPortal({
        REDIRECT_ORIGINS: `http://localhost:${proxyPort}`,
        ENVIRONMENT_LABEL: 'Test',
        EMBED_EXAMPLE_PORT: String(examplePort),
      });
      launched.push(portal);
      return { url: portal.url, dataDir: portal.dataDir, proxyPort, examplePort };
    });
    // Waits for all starts, so that a failed one leaves no other running.
    await Promise.allSettled(starts);
    const addresses = await Promise.all(starts);
    announcePortals(addresses);
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Creates the library that all portals copy; undefined if there is one already. */
async function makeMissingLibrary(): Promise<string | undefined> {
  if (process.env[SEEDED_DATA] !== undefined) return undefined;
  const folder = await makeLibrary();
  process.env[SEEDED_DATA] = folder;
  return folder;
}
