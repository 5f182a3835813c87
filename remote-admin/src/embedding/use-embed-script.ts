import { useHost } from '@leeszaal/remote-kit/react';
import { isStatus } from '@leeszaal/shared-contracts';
import { useEffect, useState } from 'react';
import { readEmbedManifest } from './embed-manifest.ts';
import type { EmbedScript } from './snippets.ts';

/** The reader's script, as far as it is known; `missing`: the portal has no build for other websites. */
export type EmbedScriptState =
  | { readonly kind: 'loading' | 'missing' | 'error' }
  | { readonly kind: 'ready'; readonly script: EmbedScript };

/** Reads which script the portal has for other websites; `reload` reads it again. */
export function useEmbedScript() {
  const { http, telemetry } = useHost();
  const [state, setState] = useState<EmbedScriptState>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const address = new URL('/embed-files/embed.json', location.href).href;
    const load = async (): Promise<EmbedScriptState> => {
      const bytes = await http.fetchBytes(address, { signal, onNetworkFailure: 'throw' });
      return { kind: 'ready', script: readEmbedManifest(await bytes.text(), address) };
    };
    setState({ kind: 'loading' });
    const show = (next: EmbedScriptState) => {
      if (!signal.aborted) setState(next);
    };
    load().then(show, (error: unknown) => {
      if (signal.aborted) return;
      if (isStatus(error, 404)) return setState({ kind: 'missing' });
      telemetry.report({ level: 'error', name: 'embed-script-unknown', error });
      setState({ kind: 'error' });
    });
    return () => abort.abort();
  }, [http, telemetry, attempt]);
  return { state, reload: () => setAttempt(attempt + 1) };
}
