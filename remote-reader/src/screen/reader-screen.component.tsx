import { useHeaderTitle, useHost, usePageTheme } from '@leeszaal/remote-kit/react';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useSyncExternalStore } from 'react';
import { useBackToResults, useCloseDocument } from '../history/use-close-document.ts';
import { LicenceNotices } from '../licence/licence-notices.component.tsx';
import type { Reading } from '../reading/reading.ts';
import { themeOfLook } from '../settings/theme-of-look.ts';
import { useChosenLook } from '../settings/use-look.ts';
import { Loading } from './loading.component.tsx';
import { OpenReader } from './open-reader.component.tsx';
import styles from './reader.module.css';

/** The screen of one document: loading, refused, or open, with the notices of its loan. */
export function ReaderScreen({ reading }: { readonly reading: Reading }) {
  const state = useSyncExternalStore(reading.subscribe, reading.state);
  const close = useBackToResults();
  const document = 'document' in state ? state.document : undefined;
  useHeaderTitle(document?.title ?? undefined);
  const look = useChosenLook();
  const theme = document && themeOfLook(look, document);
  usePageTheme(theme);
  if (state.kind === 'metadata-missing') return <MetadataMissing />;
  return (
    <div className={styles.reader} data-theme={theme}>
      {state.kind === 'open' ? <OpenReader reading={reading} open={state} /> : <Loading />}
      {'keeper' in state && <LicenceNotices keeper={state.keeper} onClose={close} />}
    </div>
  );
}

/** The message after missing metadata (`docs/behaviour.md` R8). */
function MetadataMissing() {
  const { t } = useLingui();
  const { dialogs } = useHost();
  const close = useCloseDocument();
  useEffect(() => {
    const abort = new AbortController();
    void dialogs
      .message({
        type: 'error',
        title: t`Metadata not found`,
        body: t`Without its metadata this document cannot be opened. Try again later.`,
        actions: [{ id: 'close', label: t`Close document` }],
        mustAct: true,
        signal: abort.signal,
      })
      .then((choice) => choice && close());
    return () => abort.abort();
  }, [dialogs, close, t]);
  return null;
}
