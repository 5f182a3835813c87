import { useHeaderTitle, useHost, usePageTheme } from '@leeszaal/remote-kit/react';
import type { EmbedFailure } from '@leeszaal/shared-contracts';
import { useIsMobile } from '@leeszaal/shared-ui/use-is-mobile';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useSyncExternalStore } from 'react';
import { NO_ACCESS, NOT_FOR_THIS_PAGE } from '../embed/no-access.ts';
import { useEmbedReports } from '../embed/use-embed-reports.ts';
import { useBackToResults, useCloseDocument } from '../history/use-close-document.ts';
import { LicenceNotices } from '../licence/licence-notices.component.tsx';
import { READER } from '../placement/reader-element.ts';
import { useIsEmbed } from '../placement/use-is-embed.ts';
import type { Reading } from '../reading/reading.ts';
import { themeOfLook } from '../settings/theme-of-look.ts';
import { useChosenLook } from '../settings/use-look.ts';
import { EmbedBar } from '../toolbar/embed-bar.component.tsx';
import { ToolbarPlace } from '../toolbar/toolbar-place.component.tsx';
import { Loading } from './loading.component.tsx';
import { OpenReader } from './open-reader.component.tsx';
import styles from './reader.module.css';

/** The screen of one document: loading, refused, or open, with the notices of its loan. */
export function ReaderScreen({ reading }: { readonly reading: Reading }) {
  const state = useSyncExternalStore(reading.subscribe, reading.state);
  const close = useBackToResults();
  const document = 'document' in state ? state.document : undefined;
  const isEmbedded = useIsEmbed();
  const isMobile = useIsMobile();
  const title = document?.title ?? undefined;
  useHeaderTitle(isEmbedded ? undefined : title);
  useEmbedReports(reading);
  const look = useChosenLook();
  const theme = document && themeOfLook(look, document);
  usePageTheme(theme);
  if (state.kind === 'metadata-missing') return <MetadataMissing reason={state.reason} />;
  return (
    <div {...READER} className={styles.reader} data-theme={theme}>
      {isEmbedded && isMobile && <EmbedBar title={title} />}
      {state.kind === 'open' ? (
        <OpenReader reading={reading} open={state} />
      ) : (
        <>
          {isEmbedded && <ToolbarPlace title={title} />}
          <Loading />
        </>
      )}
      {'keeper' in state && <LicenceNotices keeper={state.keeper} onClose={close} />}
    </div>
  );
}

/** The message after missing metadata (`docs/behaviour.md` R8). */
function MetadataMissing({ reason }: { readonly reason: EmbedFailure }) {
  const { t, i18n } = useLingui();
  const { dialogs } = useHost();
  const close = useCloseDocument();
  const isEmbedded = useIsEmbed();
  const hasAccess = !isEmbedded || reason !== 'unauthenticated';
  useEffect(() => {
    const abort = new AbortController();
    void dialogs
      .message({
        type: 'error',
        ...(hasAccess
          ? {
              title: t`Metadata not found`,
              body: t`Without its metadata this document cannot be opened. Try again later.`,
            }
          : { title: i18n._(NO_ACCESS), body: i18n._(NOT_FOR_THIS_PAGE) }),
        actions: [{ id: 'close', label: t`Close document` }],
        mustAct: true,
        signal: abort.signal,
      })
      .then((choice) => choice && close());
    return () => abort.abort();
  }, [dialogs, close, hasAccess, i18n, t]);
  return null;
}
