import { type RuntimeConfig, runtimeConfigSchema } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import { CONFIG_URL } from './config-url.ts';

/**
 * Loads the run-time configuration, which the page has prefetched. Rejects when it is missing or malformed.
 */
export async function loadConfig(fetchFile: typeof globalThis.fetch): Promise<RuntimeConfig> {
  const answer = await fetchFile(new URL(CONFIG_URL, location.href), { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`The configuration was answered with ${answer.status}`);
  return v.parse(runtimeConfigSchema, await answer.json());
}
