import { type HttpPort, isStatus } from '@leeszaal/shared-contracts';
import { useLoaded } from '../list/use-loaded.ts';
import { readEmbedManifest } from './embed-manifest.ts';
import type { EmbedScript } from './snippets.ts';

/** The reader's script; undefined when the portal has no build for other websites. */
interface LoadedScript {
  readonly kind: 'ready';
  readonly script: EmbedScript | undefined;
}

async function loadScript(http: HttpPort, signal: AbortSignal): Promise<LoadedScript> {
  const address = new URL('/embed-files/embed.json', location.href).href;
  try {
    const bytes = await http.fetchBytes(address, { signal, onNetworkFailure: 'throw' });
    return { kind: 'ready', script: readEmbedManifest(await bytes.text(), address) };
  } catch (error) {
    if (isStatus(error, 404)) return { kind: 'ready', script: undefined };
    throw error;
  }
}

/** Loads which script the portal has for other websites. */
export const useEmbedScript = () => useLoaded(loadScript, 'embed-script-unknown');
