import { claimedRegistry, type Registry } from '@leeszaal/shared-contracts/registry';
import type { ServerConfig } from '../config/server-config.ts';
import { readJson, registryLayout } from '../registry/index.ts';

/** The remotes of the registry, which browsers verify. */
export async function readRemotes({ distDir }: ServerConfig): Promise<Registry['remotes']> {
  return claimedRegistry(await readJson(registryLayout(distDir).registry))?.remotes ?? {};
}
