import { prefetching } from '@leeszaal/remote-kit/prefetch';
import { useHost } from '@leeszaal/remote-kit/react';
import {
  type AppearanceEntry,
  endpoints,
  formatOf,
  isStatus,
  type KnownDocument,
  readerPath,
} from '@leeszaal/shared-contracts';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useBackToResults } from '../history/use-close-document.ts';
import { useReaderMount } from '../mount/use-reader-mount.ts';

/** The state that the publication loader shows. */
export type LoaderState = 'loading' | 'none' | 'missing' | 'failed';

/** Opens a publication in the reader; returns what is shown meanwhile, and a retry. */
export function usePublication(pubKey: string): readonly [LoaderState, retry: () => void] {
  const { t } = useLingui();
  const host = useHost();
  const { navigation, dialogs, telemetry } = host;
  const { prefetch } = useReaderMount();
  const [state, setState] = useState<LoaderState>('loading');
  const [attempt, setAttempt] = useState(0);
  const close = useBackToResults();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    let isOpened = false;

    async function choose(forms: readonly AppearanceEntry[]): Promise<string | undefined> {
      // Other readers can borrow the document while this one chooses.
      prefetch.cancel();
      return dialogs.message({
        type: 'info',
        title: t`Multiple appearances found for this publication`,
        body: t`Choose a format.`,
        actions: forms.map(({ docKey, mimeType }) => ({
          id: docKey,
          label: formatOf(mimeType).toUpperCase(),
        })),
        signal,
      });
    }

    async function open(): Promise<void> {
      setState('loading');
      const { metadata } = await prefetching(host).call(
        endpoints.getPublicationAppearances,
        { params: { pubKey } },
        { signal },
      );
      const forms = metadata.appearances;
      if (signal.aborted) return;
      if (forms.length === 0) {
        prefetch.cancel();
        return setState('none');
      }
      const docKey = forms.length === 1 ? forms[0]?.docKey : await choose(forms);
      if (signal.aborted) return;
      const form = forms.find((each) => each.docKey === docKey);
      if (!form) return close();
      isOpened = true;
      const known: KnownDocument = { pubKey, mimeType: form.mimeType };
      prefetch.startDocument(form);
      navigation.navigate(readerPath(form.docKey), { replace: true, state: known });
    }

    open().catch((error: unknown) => {
      if (signal.aborted) return;
      prefetch.cancel();
      const isMissing = isStatus(error, 404);
      if (!isMissing) telemetry.report({ level: 'error', name: 'publication-failed', error });
      setState(isMissing ? 'missing' : 'failed');
    });
    return () => {
      abort.abort();
      if (!isOpened) prefetch.cancel();
    };
  }, [pubKey, prefetch, host, navigation, dialogs, telemetry, close, t, attempt]);

  return [state, () => setAttempt((count) => count + 1)];
}
