import { readRoots } from '@leeszaal/reference-server/registry';
import { type PinnedRoot, pinRoot } from '@leeszaal/shared-contracts/registry';
import type { DistLayout } from '../dist-layout.ts';
import { prepareRoot } from '../trust/prepare-root.ts';
import { upgradeRegistry } from '../trust/upgrade-registry.ts';
import { remoteNames } from '../webpack/remote-package.ts';

/**
 * Makes the keys and the root that are missing, and upgrades a registry without statements.
 *
 * @returns what the host pins
 */
export async function prepareTrust(
  layout: DistLayout,
  log: (line: string) => void,
): Promise<PinnedRoot> {
  const upgraded = await upgradeRegistry(layout);
  if (upgraded !== undefined) {
    log(`Signed the releases of ${upgraded.join(', ')} with keys in ${layout.keyFolder}.`);
  }
  await prepareRoot(layout, layout.keyFolder, remoteNames);
  return pinRoot(await readRoots(layout));
}
