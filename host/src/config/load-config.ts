import { fetchFile, type RuntimeConfig, runtimeConfigSchema } from '@leeszaal/shared-contracts';
import * as v from 'valibot';

/** Where the server tells the portal its configuration. */
const CONFIG_URL = '/config.json';

/** Loads the run-time configuration; rejects when it is missing or malformed. */
export async function loadConfig(signal: AbortSignal): Promise<RuntimeConfig> {
  const answer = await fetchFile(CONFIG_URL, { cache: 'no-cache', signal });
  if (!answer.ok) throw new Error(`The configuration was answered with ${answer.status}`);
  return v.parse(runtimeConfigSchema, await answer.json());
}
